import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { canvasOf, openPage, saved, signInAs, toolbar } from './editor-page.ts'
import { draftBlock, draftWith, inEnglishToo } from './operator.ts'

const { visit, origin } = openBrowser()

const PICTURES = ['scene-snow', 'scene-ridge', 'scene-coast'].map(name => `/media/demo/${name}.svg`)
const [SNOW, RIDGE, COAST] = PICTURES

const linesOf = (page: Page) => page.locator('[data-area=inspector] [data-item^="items."]')
const line = (page: Page, at: number) => linesOf(page).nth(at)

/** An entry of the menu of a slide, the first is 0. */
async function act(page: Page, at: number, name: string) {
  await line(page, at)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Opens a slide if it is shut, and types its name at once. */
async function typeName(page: Page, at: number, text: string) {
  const toggle = line(page, at).locator('button[aria-expanded]').first()
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click()
  await line(page, at).getByLabel('Slide name').fill(text)
}

test('typing after a move or a removal goes into the slide it is typed into, and undo is exact (case 14)', async () => {
  const items = PICTURES.map(swiper_img_url => ({ swiper_img_url }))
  const { client, pageKey } = await draftWith(origin, 'reordered', [
    draftBlock('slides', 'newSwiper', { items }),
  ])
  await inEnglishToo(client, pageKey, 'reordered')
  const { page } = await visit('/?lang=en')
  await signInAs(page, 'editor')
  await openPage(page, pageKey)
  await canvasOf(page)
    .locator('[data-cairn-id=slides]')
    .click({ position: { x: 8, y: 8 } })
  await line(page, 2).waitFor()
  const storedOf = async (key: string) => {
    const { components } = (await client.read('pages.find', { key })).draft
    const slides = components[0]?.options['items'] as { swiper_img_url: string; title?: string }[]
    return slides.map(({ swiper_img_url, title = '' }) => `${swiper_img_url} ${title}`.trim())
  }
  const stored = () => storedOf(pageKey)
  const pictures = async () => (await storedOf('landingPage.reordered_en_US')).map(text => text.split(' ')[0])

  await act(page, 0, 'Move down')
  await typeName(page, 0, '甲')
  await expect.poll(stored).toEqual([`${RIDGE} 甲`, SNOW, COAST])
  await act(page, 1, 'Remove')
  await typeName(page, 1, '乙')
  await expect.poll(stored).toEqual([`${RIDGE} 甲`, `${COAST} 乙`])
  await expect.poll(pictures).toEqual([RIDGE, COAST])
  await saved(page)

  for (const expected of [
    [`${RIDGE} 甲`, COAST],
    [`${RIDGE} 甲`, SNOW, COAST],
    [RIDGE, SNOW, COAST],
    [SNOW, RIDGE, COAST],
  ]) {
    await toolbar(page, 'Undo').click()
    await expect.poll(stored).toEqual(expected)
  }
  await expect.poll(pictures).toEqual([SNOW, RIDGE, COAST])
})
