import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser, standsStill, type Visit } from './browser.ts'
import { TARP } from './goods.ts'
import { logInByApi, memberCookies, newPerson, PASSWORD, registerByApi } from './member.ts'
import { covered, misfits } from './misfits.ts'
import { fillBag, placeOrder, saveAddress, visitorByApi, visitorCookies } from './orders.ts'

const { visit, origin } = openBrowser()
/** A tent that comes with a gift, a tarp, and a jacket in one of its sizes. */
const BAG = { 'CR-TNT-001-RST-OS': 1, 'CR-TNT-003-OAT-OS': 1, 'CR-JKT-006-RSE-M': 2 }
type Lang = 'zh' | 'en'

const WINDOWS = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  'phone on its side': { viewport: { width: 844, height: 390 }, isMobile: true, hasTouch: true },
  pad: { viewport: { width: 820, height: 1180 }, isMobile: true, hasTouch: true },
  'desktop at 200 %': { viewport: { width: 720, height: 450 }, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Readonly<Record<string, BrowserContextOptions>>
type WindowName = keyof typeof WINDOWS

/** All that is out of place on the page or in what lies over it. */
async function troubleOn({ page, problems }: Visit): Promise<readonly string[]> {
  await atRest(page)
  await standsStill(page)
  const sticksOut = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return [
    ...problems,
    ...(sticksOut > 0 ? [`${sticksOut} px stick out`] : []),
    ...(await misfits(page)),
    ...(await covered(page)).map(name => `covered: ${name}`),
  ]
}

async function open(
  path: string,
  { at, lang, cookies = [] }: { at: WindowName; lang: Lang; cookies?: ReturnType<typeof memberCookies> },
): Promise<Visit> {
  const visited = await visit('/robots.txt', WINDOWS[at])
  await visited.context.addCookies(cookies)
  await visited.page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
  await atRest(visited.page)
  return visited
}

/** What a member has gathered: a bag, an address, an order that is to be paid; and a visitor with the same bag. */
async function prepare() {
  const person = newPerson()
  await registerByApi(origin, person)
  const { token } = await logInByApi(origin, { email: person.email, password: PASSWORD })
  const order = await placeOrder(origin, { token, skuCode: TARP, email: person.email })
  await saveAddress(origin, token, 'Flat 12B, Tower 3, The Very Long Harbour Residence, 188 Trail Road')
  await fillBag(origin, token, BAG)
  const visiting = await visitorByApi(origin)
  await fillBag(origin, visiting, BAG)
  return { order, member: memberCookies(origin, token), visitor: visitorCookies(origin, visiting) }
}

describe('what members and visitors have gathered fits its place, and nothing lies over it', () => {
  let prepared: ReturnType<typeof prepare> | undefined
  const gathered = () => (prepared ??= prepare())

  test.each<[string, WindowName, Lang]>([
    ['/cart', 'phone', 'en'],
    ['/cart', 'phone on its side', 'zh'],
    ['/pay/result/:order', 'phone', 'zh'],
    ['/user/order-detail/:order', 'desktop at 200 %', 'en'],
    ['/user/orders', 'pad', 'en'],
    ['/user', 'phone', 'en'],
  ])('%s on a %s in %s', async (path, at, lang) => {
    const { order, member } = await gathered()
    const visited = await open(path.replace(':order', order), { at, lang, cookies: member })
    expect(await troubleOn(visited)).toEqual([])
  })

  test('checkout of a visitor on a pad whose form is wrong', async () => {
    const visited = await open('/cart', { at: 'pad', lang: 'zh', cookies: (await gathered()).visitor })
    const { page } = visited
    for (const name of ['結帳', '訪客結帳', '確認訂單並付款'])
      await page.getByRole('button', { name, exact: true }).first().click()
    expect(await troubleOn(visited)).toEqual([])
  })
})

describe('what opens over a page fits the window, and nothing lies over it', () => {
  const dialog = (page: Page) => page.getByRole('dialog').locator('visible=true')

  test('the menu on a phone held sideways', async () => {
    const visited = await open('/help', { at: 'phone on its side', lang: 'en' })
    await visited.page.getByRole('button', { name: 'Open menu' }).click()
    await dialog(visited.page).waitFor()
    expect(await troubleOn(visited)).toEqual([])
  })

  test('the filters of a phone, which say on one line how much they show', async () => {
    const visited = await open('/list', { at: 'phone', lang: 'en' })
    const { page } = visited
    await page
      .getByRole('button', { name: /^Filter/ })
      .first()
      .click()
    await dialog(page).waitFor()
    expect(await troubleOn(visited)).toEqual([])
    const heightOf = async (name: string | RegExp) =>
      (await page.getByRole('button', { name }).boundingBox())?.height
    expect(await heightOf(/^Show \d+/)).toBe(await heightOf('Clear'))
  })

  test('quick view on a phone held sideways, which begins with picture, name and price', async () => {
    const visited = await open('/list', { at: 'phone on its side', lang: 'en' })
    const { page } = visited
    await page.locator('[data-block=productGrid] [data-product] quick-buy button').first().click()
    const name = dialog(page).getByRole('heading').first()
    await name.waitFor()
    await standsStill(page)
    for (const part of [name, dialog(page).getByText(/HK\$/).first()])
      expect(await bottomOf(part)).toBeLessThanOrEqual(390)
    expect(await troubleOn(visited)).toEqual([])
  })

  test.each([
    [390, 844],
    [720, 450],
  ])('in a window of %i × %i the mini cart is inside, its first line whole', async (width, height) => {
    const token = await visitorByApi(origin)
    await fillBag(origin, token, { [TARP]: 1 })
    const { page, context } = await visit('/robots.txt', { viewport: { width, height } })
    await context.addCookies(visitorCookies(origin, token))
    await page.goto('/help?lang=en')
    await atRest(page)
    await page.locator('header a[href="/cart"]').locator('visible=true').hover()
    const panel = page.getByRole('region', { name: 'Shopping bag', exact: true })
    await panel.waitFor()
    await standsStill(page)
    const { x = 0, width: wide = 0 } = (await panel.boundingBox()) ?? {}
    expect([x >= 0, x + wide <= width]).toEqual([true, true])
    const heights = await panel
      .getByRole('list')
      .evaluate(list => [list.clientHeight, list.firstElementChild?.clientHeight ?? 0])
    expect(heights[0]).toBeGreaterThanOrEqual(heights[1] ?? 0)
  })
})

describe('what belongs together stands in line', () => {
  const leftOf = async (place: Locator) => Math.round((await place.boundingBox())?.x ?? 0)

  test('best sellers below an empty result begin where they do on other pages', async () => {
    const { page } = await open('/list?keyword=no-such-thing', { at: 'phone', lang: 'en' })
    const list = page.getByRole('region', { name: 'Best sellers', exact: true })
    expect(await leftOf(list.getByRole('heading').first())).toBe(await leftOf(list))
  })

  test('the trail of a product ends inside a phone’s window', async () => {
    const { page } = await open('/product/CR-JKT-001', { at: 'phone', lang: 'en' })
    const here = page.locator('[data-block=breadcrumb] [aria-current=page]')
    const { x = 0, width = 0 } = (await here.boundingBox()) ?? {}
    expect(x + width).toBeLessThanOrEqual(390)
  })

  test('filters beside a list end above the bar of what is compared', async () => {
    const visited = await open('/list', { at: 'desktop', lang: 'en' })
    const { page } = visited
    const card = page.locator('[data-block=productGrid] [data-product]').first()
    await card.hover()
    await card.locator('compare-toggle button').click()
    await page.locator('[data-block=compareBar] button').first().waitFor()
    expect(await troubleOn(visited)).toEqual([])
  })

  test('the search field has one ring, around field and button', async () => {
    const { page } = await open('/help', { at: 'phone', lang: 'en' })
    const field = page.getByRole('combobox', { name: 'Search products, brands or codes' })
    await field.focus()
    expect(await field.evaluate(input => getComputedStyle(input).boxShadow)).toBe('none')
  })
})

const bottomOf = async (place: Locator) => {
  const { y = 0, height = 0 } = (await place.boundingBox()) ?? {}
  return y + height
}
