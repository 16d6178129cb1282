import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FrameLocator, Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { canvasOf, openPage, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const NAME = 'crop-halves.png'
const PHONE = { width: 390, height: 800 }

/** Left, top, width and height of the clickable area, in percent of its picture; rounded. */
const areaOn = (frame: Page | FrameLocator) =>
  frame.locator('[data-block=newSwiper] [class*=plane] > *').evaluate(link => {
    const picture = link.closest('[class*=slide]')?.querySelector('img')
    if (!picture) return []
    const [area, whole] = [link, picture].map(element => element.getBoundingClientRect())
    if (!area || !whole) return []
    const x = (px: number) => Math.round((px / whole.width) * 100)
    const y = (px: number) => Math.round((px / whole.height) * 100)
    return [x(area.left - whole.left), y(area.top - whole.top), x(area.width), y(area.height)]
  })

test('a part of a picture for squares is set by keyboard, shows on the live page at once with the clickable areas on it, and goes again without a trace', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-crop-'))
  const half = { create: { width: 400, height: 400, channels: 3, background: '#0a3cf0' } } as const
  await sharp({ create: { width: 800, height: 400, channels: 3, background: '#f02a0a' } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 400, top: 0 }])
    .png()
    .toFile(join(folder, NAME))

  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await page.goto('/editor/media')
  const row = page.getByRole('row', { name: NAME, exact: true })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload', exact: true }).click()
  await (await chooser).setFiles(join(folder, NAME))
  await row.waitFor()
  await rm(folder, { recursive: true })

  const posters = (url: string) =>
    draftBlock('posters', 'posterList', { ratio: '1:1', imageList: [{ url, alt: 'Halves' }] })
  // On phones a square: of the small part at the right edge, the area covers the upper left quarter.
  const slides = (swiper_img_url: string) =>
    draftBlock('slides', 'newSwiper', {
      mRatio: '1:1',
      items: [
        {
          swiper_img_url,
          title: 'Slide',
          hasHotArea: true,
          hotArea: [{ start: '95,45', end: '2.5,5', url: { type: 7, value: 'list' } }],
        },
      ],
    })
  const { client, pageKey } = await draftWith(origin, 'crop', [])
  const [item] = (await client.read('media.list', { term: NAME })).items
  const { draft } = await client.read('pages.find', { key: pageKey })
  const { savedAt: _at, savedBy: _by, ...content } = draft
  const saved = await client.change('pages.save', {
    key: pageKey,
    draft: { ...content, components: [slides(item?.url ?? ''), posters(item?.url ?? '')] },
  })
  await client.change('pages.publish', { key: pageKey, revision: saved.revision, accepted: 'all' })
  const shown = async () => (await fetch(`${origin}/landingPage/crop`)).text()
  const whole = await shown()
  expect(whole).toContain(item?.url)
  expect(whole).not.toContain('shape=')

  await row.click()
  const dialog = page.getByRole('dialog', { name: NAME, exact: true })
  await dialog.getByRole('combobox', { name: 'What to set' }).selectOption({ label: 'Part for 1:1' })
  await dialog.getByRole('slider', { name: 'From the left' }).focus()
  await page.keyboard.press('End')
  const size = dialog.getByRole('slider', { name: 'Size' })
  await size.focus()
  await page.keyboard.press('Home')
  expect(await size.inputValue()).toBe('10')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })

  await expect.poll(shown).toContain('shape=1x1&amp;at=100-50-10')
  const { page: shop } = await visit('/?lang=en', { hasPictures: true })
  await shop.goto('/landingPage/crop')
  const picture = shop.getByRole('img', { name: 'Halves' })
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate(image => (image as HTMLImageElement).currentSrc))
    .toContain('shape=1x1')
  const sides = () =>
    picture.evaluate(image => {
      const { naturalWidth, naturalHeight, complete } = image as HTMLImageElement
      return complete && naturalWidth > 0 && naturalWidth === naturalHeight
    })
  await expect.poll(sides).toBe(true)
  const address = await picture.evaluate(image => (image as HTMLImageElement).currentSrc)
  const { dominant } = await sharp(Buffer.from(await (await fetch(address)).arrayBuffer())).stats()
  expect(dominant.b).toBeGreaterThan(dominant.r)

  const { page: phone } = await visit('/landingPage/crop?lang=en', { hasPictures: true, viewport: PHONE })
  await expect.poll(() => areaOn(phone)).toEqual([0, 0, 50, 50])
  const { page: editor } = await visit('/robots.txt', { hasPictures: true })
  await signInAs(editor, 'publisher')
  await openPage(editor, pageKey)
  await editor.getByRole('radio', { name: /^Phone/ }).click()
  await expect.poll(() => areaOn(canvasOf(editor))).toEqual([0, 0, 50, 50])

  await row.click()
  await dialog.getByRole('combobox', { name: 'What to set' }).selectOption({ label: 'Part for 1:1 (set)' })
  await dialog.getByRole('button', { name: 'Use the focal point', exact: true }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(shown).not.toContain('shape=')
})
