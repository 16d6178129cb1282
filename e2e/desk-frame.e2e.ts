import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser, shopOrigin, WIDTHS } from './browser.ts'
import { canvasOf, openPage, signInAs } from './editor-page.ts'
import { TARP } from './goods.ts'
import { newPerson } from './member.ts'
import { misfits } from './misfits.ts'
import { placeOrder, toGatewayByApi, visitorByApi } from './orders.ts'

const { visit } = openBrowser()
const HEIGHT = 900

/** Name of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

async function tabTo(page: Page, name: string) {
  for (let i = 0; i < 40 && (await focused(page)) !== name; i++) await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(name)
}

const isCurrent = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).getAttribute('aria-current')

const results = (page: Page) => page.getByRole('listbox', { name: 'Results', exact: true })
const options = (page: Page) => results(page).getByRole('option')

async function open(width: number) {
  const { page } = await visit('/robots.txt')
  await page.setViewportSize({ width, height: HEIGHT })
  await signInAs(page, 'admin')
  await page.goto('/editor')
  await page.getByRole('heading', { name: 'Home', exact: true }).waitFor()
  return page
}

/** Pays for an order; its number. */
async function paidOrder() {
  const origin = shopOrigin()
  const token = await visitorByApi(origin)
  const number = await placeOrder(origin, { token, skuCode: TARP, email: newPerson().email })
  await (await toGatewayByApi(origin, token, number))()
  return number
}

describe('the navigation of the desk', () => {
  test('by keyboard alone: the first Tab skips it, Enter opens a screen, and the focus is on its heading', async () => {
    const page = await open(WIDTHS.desktop)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to the content')
    await page.keyboard.press('Enter')
    expect(await focused(page)).toBe('Home')
    await page.reload()
    await page.getByRole('heading', { name: 'Home', exact: true }).waitFor()
    await tabTo(page, 'Redirects')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/editor/redirects')
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    expect(await focused(page)).toBe('Redirects')
    expect(await isCurrent(page, 'Redirects')).toBe('page')
    expect(await page.title()).toBe('Redirects · Cairn')
    await page.goBack()
    await expect.poll(() => focused(page)).toBe('Home')
  })

  test.each(Object.entries(WIDTHS))('axe finds nothing and nothing is cut off on a %s', async (_, width) => {
    const page = await open(width)
    expect(await axeFindings(page)).toEqual([])
    expect(await misfits(page)).toEqual([])
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('pages')
    await options(page).first().waitFor()
    expect(await axeFindings(page)).toEqual([])
  })

  test('a folded column is remembered, and shows its names while the keyboard is in it', async () => {
    const page = await open(WIDTHS.desktop)
    const width = async () => (await page.getByRole('banner').boundingBox())?.width
    await page.getByRole('button', { name: 'Fold the menu' }).click()
    await page.mouse.move(WIDTHS.desktop - 10, 10)
    await expect.poll(width).toBe(60)
    await page.reload()
    await page.getByRole('heading', { name: 'Home', exact: true }).waitFor()
    await expect.poll(width).toBe(60)
    await tabTo(page, 'Orders')
    await expect.poll(width).toBe(232)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/editor/orders')
    await expect.poll(width).toBe(60)
  })

  test('a tablet and a phone open all screens from a menu', async () => {
    for (const width of [WIDTHS.pad, WIDTHS.phone]) {
      const page = await open(width)
      await page.getByRole('button', { name: 'Menu', exact: true }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      expect(await axeFindings(page)).toEqual([])
      await menu.getByRole('link', { name: 'Campaigns', exact: true }).click()
      await menu.waitFor({ state: 'hidden' })
      await expect.poll(() => focused(page)).toBe('Campaigns')
    }
  })

  test('on a phone the bar makes room for the one that asks to save', async () => {
    const page = await open(WIDTHS.phone)
    await page.goto('/editor/brands/furrow')
    const bar = page.getByRole('navigation', { name: 'Shop floor' })
    await bar.waitFor()
    await page.getByRole('textbox', { name: /English/ }).fill('Furrow')
    await bar.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect.poll(() => bar.isVisible()).toBe(true)
  })

  test('a paid order is counted; the number leads to the orders it counts', async () => {
    const number = await paidOrder()
    const page = await open(WIDTHS.desktop)
    const count = page.getByRole('banner').getByRole('link', { name: /orders? to ship$/ })
    const said = Number.parseInt(await count.innerText(), 10)
    await count.click()
    await page.getByRole('link', { name: number, exact: true }).waitFor()
    expect(await page.getByRole('row').count()).toBe(1 + Math.min(said, 20))
    // In the folded column the number lies on the icon.
    const folded = await open(WIDTHS.pad)
    await folded
      .getByRole('banner')
      .getByRole('link', { name: /orders? to ship$/ })
      .waitFor()
    expect(await misfits(folded)).toEqual([])
  })
})

/** Opens the search; what is typed before its field has the focus would be lost. */
async function openSearch(page: Page) {
  await page.keyboard.press('Control+k')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
}

describe('the search of the desk', () => {
  test('by keyboard alone: finds an order by its number, and offers it first the next time', async () => {
    const number = await paidOrder()
    const page = await open(WIDTHS.desktop)
    await page.keyboard.press('Control+k')
    await page.keyboard.type(number)
    await results(page)
      .getByRole('option', { name: new RegExp(`^${number}`) })
      .first()
      .waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/editor/orders/${number}`)
    await expect.poll(() => focused(page)).toBe(`Order ${number}`)
    await page.keyboard.press('Control+k')
    await expect.poll(() => options(page).first().innerText()).toContain(number)
    await page.keyboard.press('Escape')
    await page.getByRole('combobox').waitFor({ state: 'hidden' })
    await expect.poll(() => focused(page)).toBe(`Order ${number}`)
  })

  test('opens the dialog of a new page, and a picture of the library', async () => {
    const page = await open(WIDTHS.desktop)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('new page')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'New page' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'New page' }).waitFor({ state: 'hidden' })
    expect(page.url()).toMatch(/\/editor\/pages$/)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('snow')
    const picture = page
      .getByRole('group', { name: /^Pictures/ })
      .getByRole('option')
      .first()
    const name = (await picture.locator('span').first().innerText()).trim()
    await picture.click()
    await page.getByRole('dialog', { name, exact: true }).waitFor()
  })

  test('finds a style by its Chinese title and by the code of a SKU, and opens it', async () => {
    const page = await open(WIDTHS.desktop)
    const found = page.getByRole('group', { name: /^Goods/ }).getByRole('option')
    await openSearch(page)
    await page.keyboard.type(TARP)
    await found.first().waitFor()
    expect(await options(page).first().innerText()).toContain('GULL-TARP')
    await expect
      .poll(() => page.getByRole('combobox').getAttribute('aria-activedescendant'))
      .toBe(await options(page).first().getAttribute('id'))
    await page.keyboard.press('Enter')
    await page.waitForURL('**/editor/goods/GULL-TARP')
    const sheet = page.getByRole('textbox', { name: 'Title (Chinese)', exact: true })
    const title = await sheet.inputValue()
    await page.goto('/editor')
    await page.getByRole('heading', { name: 'Home', exact: true }).waitFor()
    await openSearch(page)
    await page.keyboard.insertText(title)
    await found.filter({ hasText: 'GULL-TARP' }).click()
    await page.waitForURL('**/editor/goods/GULL-TARP')
    await openSearch(page)
    await page.keyboard.type('pages that show')
    await options(page).filter({ hasText: 'Pages that show this product' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Where it appears' }).waitFor()
    await expect.poll(() => focused(page)).toBe('Where it appears')
  })

  test('is the same in the editor of a page, with its commands first, and leads back to the desk', async () => {
    const page = await open(WIDTHS.desktop)
    await openPage(page, 'home_zh_HK')
    await canvasOf(page).locator('[data-cairn-id]').first().waitFor()
    await page.keyboard.press('Control+k')
    await options(page).first().waitFor()
    expect(await results(page).getByRole('group').first().innerText()).toMatch(/^Commands/)
    await page.keyboard.type('audit')
    await results(page).getByRole('option', { name: 'Audit log' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/editor/audit')
    await expect.poll(() => focused(page)).toBe('Audit log')
  })
})
