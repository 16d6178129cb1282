import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { boxAtRest } from './at-rest.ts'
import { axeFindings, openBrowser } from './browser.ts'
import {
  addByKeyboard,
  canvasOf,
  CLIPBOARD,
  openPage,
  previewLink,
  publish,
  rollBack,
  saved,
  openPageList,
  signInAs,
  toArea,
  toolbar,
} from './editor-page.ts'
import { asInDemo } from './operator.ts'

const { visit, origin } = openBrowser()

/** A page of the shop as it leaves the server, in English. */
const htmlOf = async (path: string) =>
  (await fetch(new URL(path, origin), { headers: { cookie: 'locale=en' } })).text()

const row = (page: Page, code: string): Locator => page.locator(`[role=treeitem][id$="-${code}"]`)
const middleOf = async (locator: Locator, height = 0.5) => {
  const box = await boxAtRest(locator)
  return [box.x + box.width / 2, box.y + box.height * height] as const
}

const MOVABLE = ['activityList', 'markupList', 'productAttributes', 'productMedia']
const PRODUCT_CORE = ['breadcrumb', 'productGallery', 'productSummary', ...MOVABLE]

/** Core blocks in the order they stand on the canvas. */
const coreOf = (page: Page) =>
  canvasOf(page)
    .locator('[data-slot=core] > [data-block]')
    .evaluateAll(blocks => blocks.map(block => block.getAttribute('data-block')))

/** The same on a page of the shop. */
const coreIn = (html: string) =>
  [...html.matchAll(/data-block="(\w+)"/g)]
    .map(([, code = '']) => code)
    .filter(code => PRODUCT_CORE.includes(code))

describe('the shells in the page builder', () => {
  test('a rich text below the list shows on every list once published, and goes when rolled back (LO-14, Shells)', async () => {
    const { page } = await visit('/robots.txt', { permissions: CLIPBOARD })
    await signInAs(page, 'admin')
    await asInDemo(origin, 'shell.list_en_US')
    await openPage(page, 'shell.list_en_US')
    for (const code of ['productGrid', 'filterPanel'])
      await canvasOf(page).locator(`[data-block=${code}]`).getByText(/: /).waitFor()
    expect(await axeFindings(page)).toEqual([])

    await toArea(page, 'outline')
    await row(page, 'recentViews').click()
    await addByKeyboard(page, 'rich text')
    const words = 'Every return is free for 14 days.'
    const text = page.getByRole('complementary', { name: 'Settings' }).locator('[contenteditable=true]')
    await text.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type(words)
    await canvasOf(page).locator('[data-slot=bottom]').getByText(words).waitFor()
    await saved(page)

    const addresses = ['/list', '/products/men', '/list?keyword=jacket']
    const shown = async (address: string) => (await htmlOf(address)).includes(words)
    for (const address of addresses) expect(await shown(address)).toBe(false)
    expect(await shown(await previewLink(page))).toBe(true)
    await publish(page)
    for (const address of addresses) expect(await shown(address)).toBe(true)
    await rollBack(page)
    for (const address of addresses) expect(await shown(address)).toBe(false)
  })

  test('commerce blocks stay; those that may move do so by keyboard and by mouse, on every product (LO-16, Shells)', async () => {
    const { page } = await visit('/robots.txt', { permissions: CLIPBOARD })
    await signInAs(page, 'admin')
    await asInDemo(origin, 'shell.product_en_US')
    await openPage(page, 'shell.product_en_US')
    const canvas = canvasOf(page)
    expect(await coreOf(page)).toEqual(PRODUCT_CORE)

    await toArea(page, 'outline')
    await row(page, 'productSummary').click()
    for (const key of ['Delete', 'Control+d', 'Alt+ArrowUp', 'Alt+ArrowDown']) await page.keyboard.press(key)
    expect(await coreOf(page)).toEqual(PRODUCT_CORE)
    expect(await toolbar(page, 'Undo').isDisabled()).toBe(true)

    await row(page, 'productAttributes').click()
    await page.keyboard.press('Alt+ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    const [activities, markup, attributes, media] = MOVABLE
    const front = PRODUCT_CORE.slice(0, 3)
    await expect.poll(() => coreOf(page)).toEqual([...front, attributes, activities, markup, media])

    await row(page, 'productMedia').click()
    await page.mouse.move(...(await middleOf(page.locator('[data-handle] button').first())))
    await page.mouse.down()
    await page.mouse.move(...(await middleOf(canvas.locator('[data-block=markupList]'), 0.3)), { steps: 12 })
    await page.mouse.move(...(await middleOf(canvas.locator('[data-block=activityList]'), 0.3)), { steps: 6 })
    await page.mouse.up()
    const moved = [...front, attributes, media, activities, markup]
    await expect.poll(() => coreOf(page)).toEqual(moved)
    await saved(page)

    const link = await previewLink(page)
    expect(new URL(link).pathname).toBe('/preview/shell/product')
    const draft = await htmlOf(link)
    expect(draft).toMatch(/<h1[^>]*>[^<]/)
    expect(coreIn(draft)).toEqual(moved)

    const [, address = ''] = /href="(\/item\/[^"]+)"/.exec(await htmlOf('/list')) ?? []
    const onProduct = async () => coreIn(await htmlOf(address))
    expect(await onProduct()).toEqual(PRODUCT_CORE)
    await publish(page)
    expect(await onProduct()).toEqual(moved)
    await rollBack(page)
    expect(await onProduct()).toEqual(PRODUCT_CORE)
  })

  test('links above the header and of the footer reach every page once published, without a restart, and go when rolled back (Shells, L-038, L-079)', async () => {
    const { page } = await visit('/robots.txt', { permissions: CLIPBOARD })
    await signInAs(page, 'admin')
    await asInDemo(origin, 'shell.frame_en_US')
    await openPage(page, 'shell.frame_en_US')
    const canvas = canvasOf(page)
    const settings = page.getByRole('complementary', { name: 'Settings' })
    await canvas.getByText('Each page’s own content appears here').waitFor()

    await toArea(page, 'outline')
    await row(page, 'footer').click()
    await settings.getByRole('button', { name: 'YouTube', exact: true }).click()
    await settings.getByRole('combobox', { name: 'Icon' }).selectOption({ label: 'Threads' })
    const ours = 'https://www.threads.net/@cairn'
    await settings.getByRole('textbox', { name: 'Address, starting with https://' }).fill(ours)
    await canvas.locator(`[data-block=footer] a[href="${ours}"]`).waitFor()

    await row(page, 'header').click()
    await settings.getByRole('button', { name: 'Repairs', exact: true }).click()
    const words = 'We mend it'
    await settings.getByRole('textbox', { name: 'Name' }).fill(words)
    await canvas.locator('[data-block=header]').getByRole('link', { name: words }).waitFor()
    await saved(page)

    const addresses = ['/', '/list', '/login']
    const shown = async (address: string) => {
      const html = await htmlOf(address)
      return [html.includes(`>${words}<`), html.includes(`href="${ours}"`)]
    }
    for (const address of addresses) expect(await shown(address)).toEqual([false, false])
    expect(await shown(await previewLink(page))).toEqual([true, true])
    await publish(page)
    for (const address of addresses) expect(await shown(address)).toEqual([true, true])
    const inOrder = ['messageBar', 'header', 'footerIconList', 'footer']
    const frame = [...(await htmlOf('/login')).matchAll(/data-block="(\w+)"/g)].map(([, code = '']) => code)
    expect(frame.filter(code => inOrder.includes(code))).toEqual(inOrder)
    await rollBack(page)
    for (const address of addresses) expect(await shown(address)).toEqual([false, false])
  })

  test('header, mini cart and footer stay where they are, and do nothing on the canvas (LO-16, Shells)', async () => {
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'admin')
    await asInDemo(origin, 'shell.frame_en_US')
    await openPage(page, 'shell.frame_en_US')
    const canvas = canvasOf(page)
    await toArea(page, 'outline')
    for (const code of ['header', 'miniCart', 'footer']) {
      await row(page, code).click()
      for (const key of ['Delete', 'Control+d', 'Alt+ArrowUp', 'Alt+ArrowDown'])
        await page.keyboard.press(key)
    }
    expect(await coreOf(page)).toEqual(['header', 'miniCart', 'footer'])
    expect(await toolbar(page, 'Undo').isDisabled()).toBe(true)

    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await page.getByLabel(/^Phone, /).click()
    await row(page, 'header').click()
    await canvas.getByRole('button', { name: 'Open menu' }).click()
    await canvas.getByRole('link', { name: 'Shopping bag' }).click()
    await row(page, 'footer').click()
    await canvas.getByRole('button', { name: 'Shop', exact: true }).click()
    await canvas.getByRole('button', { name: 'Sign up' }).click()
    await canvas.getByText('Email us').click()
    expect(await canvas.getByRole('dialog').count()).toBe(0)
    expect(asked.filter(url => url.includes('/graphql'))).toEqual([])
    expect(await canvas.locator('[data-cairn-id]').count()).toBeGreaterThan(3)
  })

  test('an editor sees shells in the list but cannot open them, and reads why (LO-13)', async () => {
    const { page } = await visit('/robots.txt')
    await openPageList(page, 'editor')
    const shell = page.getByRole('row', { name: /\/shell\/list/ }).first()
    // Its texts may be read in the translation sheet, which the row leads to once they are counted.
    const waysIn = 'a[href*="/editor/pages/"]'
    await shell.waitFor()
    expect(await shell.locator(waysIn).count()).toBe(0)
    expect(await page.locator(waysIn).count()).toBeGreaterThan(0)
    expect(await shell.innerText()).toContain('Your role may not edit this page')
    await page.goto('/editor/pages/shell.list_en_US')
    await page.getByText('Your role may not edit this page.').waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    expect(await toolbar(page, 'Publish').count()).toBe(0)
  })
})
