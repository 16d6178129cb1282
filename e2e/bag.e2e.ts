import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { checkoutKey } from '#blocks/shop/session/checkout-keys.ts'
import { demoMembers } from '#demo/people.ts'
import { atRest, boxAtRest } from './at-rest.ts'
import { logIn } from './member.ts'
import { axeFindings, expectNoProblems, openBrowser, shopOrigin, standsStill } from './browser.ts'
import { fillBag, oneOfEach, visitorByApi, visitorCookies } from './orders.ts'

const { visit } = openBrowser()
const TENT = 'CR-TNT-001'

const bagLines = (page: Page) => page.locator('[data-block="cartLines"]').getByRole('listitem')
const summary = (page: Page, name: string) => page.getByRole('region', { name })
const countSign = (page: Page) => page.locator('header a[href="/cart"]').locator('visible=true').first()

/** Puts the tent of the demo into the bag from its page. */
async function addTent(page: Page, button: string): Promise<void> {
  await atRest(page)
  const answer = page.waitForResponse(
    response =>
      response.url().includes('/api/graphql') && response.request().postData()?.includes('cartAdd') === true,
  )
  await page.getByRole('button', { name: button }).first().click()
  await answer
}

describe.each([
  {
    lang: 'en',
    width: 1280,
    add: 'Add to bag',
    gift: 'Free gift',
    total: 'Summary',
    remove: /^Remove/,
    undo: 'Undo',
    empty: 'Your bag is empty',
  },
  {
    lang: 'zh',
    width: 390,
    add: '加入購物袋',
    gift: '贈品',
    total: '摘要',
    remove: /^移除/,
    undo: '復原',
    empty: '購物袋是空的',
  },
] as const)('a bag in $lang at $width px', ({ lang, width, add, gift, total, remove, undo, empty }) => {
  test('is filled on a product page, with the gift that belongs to it, and survives the next page (C-027, C-168, C-170, C-206)', async () => {
    const visited = await visit(`/product/${TENT}?lang=${lang}`, {
      viewport: { width, height: 860 },
      isMobile: width < 1025,
      hasTouch: width < 1025,
    })
    const { page, context } = visited
    await addTent(page, add)
    await expect.poll(() => countSign(page).innerText()).toContain('1')
    await page.goto(`${shopOrigin()}/cart`)
    await bagLines(page).first().waitFor()
    const gifts = () =>
      bagLines(page)
        .filter({ has: page.getByText(gift, { exact: true }) })
        .count()
    expect(await gifts()).toBe(1)
    expect(await summary(page, total).innerText()).toContain('HK$2,280')
    expect(await axeFindings(page)).toEqual([])

    await page
      .getByRole('combobox', { name: /Quantity|數量/ })
      .first()
      .selectOption('2')
    await expect.poll(() => summary(page, total).innerText()).toContain('HK$4,560')
    await page.getByRole('checkbox').first().uncheck()
    await expect.poll(gifts).toBe(0)
    await page.getByRole('checkbox').first().check()
    await expect.poll(gifts).toBe(1)

    await page.getByRole('button', { name: remove }).click()
    await page.getByRole('heading', { name: empty }).waitFor()
    await page.getByRole('button', { name: undo }).click()
    await expect.poll(() => summary(page, total).innerText()).toContain('HK$4,560')
    expectNoProblems(visited)
    await context.close()
  })
})

test('a bag is shared as a link; elsewhere it goes into another bag at one press (C-028, C-177, C-292 … C-294)', async () => {
  const given = await visit(`/product/${TENT}?lang=en`, { viewport: { width: 1280, height: 860 } })
  const { page } = given
  await addTent(page, 'Add to bag')
  await page.goto(`${shopOrigin()}/cart`)
  await page.getByRole('button', { name: 'Share bag', exact: true }).click()
  const link = page.getByRole('textbox', { name: 'Link', exact: true })
  await expect.poll(() => link.inputValue()).toContain('/cart-share/')
  expect(await axeFindings(page)).toEqual([])
  const { pathname } = new URL(await link.inputValue())

  const taken = await visit(`${pathname}?lang=zh`, {
    viewport: { width: 390, height: 860 },
    isMobile: true,
    hasTouch: true,
  })
  const other = taken.page
  await other.getByText('一位 Cairn 顧客與你分享了這些商品。').waitFor()
  expect(await axeFindings(other)).toEqual([])
  await other.getByRole('button', { name: '全部加入購物袋', exact: true }).click()
  await other.getByRole('link', { name: '查看購物袋', exact: true }).last().click()
  await expect.poll(() => summary(other, '摘要').innerText()).toContain('HK$2,280')
  for (const visited of [given, taken]) {
    expectNoProblems(visited)
    await visited.context.close()
  }
})

test('two tabs show the same bag', async () => {
  const { page, context } = await visit(`/product/${TENT}?lang=en`, {
    viewport: { width: 1280, height: 860 },
  })
  await atRest(page)
  const other = await context.newPage()
  await other.goto(`${shopOrigin()}/cart`)
  await other.getByRole('heading', { name: 'Your bag is empty' }).waitFor()
  await addTent(page, 'Add to bag')
  await expect.poll(() => bagLines(other).count()).toBeGreaterThan(0)
  await context.close()
})

test('a change that the shop cannot take goes back, with a word', async () => {
  const { page, context } = await visit(`/product/${TENT}?lang=en`, {
    viewport: { width: 1280, height: 860 },
  })
  await addTent(page, 'Add to bag')
  await page.goto(`${shopOrigin()}/cart`)
  await bagLines(page).first().waitFor()
  await page.route(/api\/graphql/, route => route.abort())
  await page.getByRole('combobox', { name: /Quantity/ }).selectOption('3')
  await page.getByText('We could not connect. Please try again.').waitFor()
  expect(await page.getByRole('combobox', { name: /Quantity/ }).inputValue()).toBe('1')

  // Where not even the session can be asked for, the page says so and tries again when told.
  await page.reload()
  await page.getByRole('heading', { name: 'Something went wrong' }).waitFor()
  await page.unroute(/api\/graphql/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await bagLines(page).first().waitFor()
  await context.close()
})

const LONG_BAG = ['CR-TNT-001-RST-OS', 'CR-SLP-001-HRB-REG', 'CR-SLP-003-RST-LNG', 'CR-BOT-001-SGE-EU40']

/** The bag's page of a visitor who has one unit of each SKU. */
async function bagWith(
  skuCodes: readonly string[],
  { lang = 'en', ...device }: BrowserContextOptions & { readonly lang?: string } = {},
) {
  const origin = shopOrigin()
  const token = await visitorByApi(origin)
  await fillBag(origin, token, oneOfEach(skuCodes))
  const visited = await visit('/healthz', { viewport: { width: 1280, height: 860 }, ...device })
  await visited.context.addCookies(visitorCookies(origin, token))
  await visited.page.goto(`${origin}/cart?lang=${lang}`)
  await bagLines(visited.page).first().waitFor()
  return visited
}

test('a set costs its set price; an add-on counts while its condition holds and says so when it does not (C-170, C-182, C-194, CO-63)', async () => {
  const visited = await bagWith(LONG_BAG)
  const { page, context } = visited
  const offers = page.getByRole('region', { name: 'Offers', exact: true })
  await offers.getByText('Tent, sleeping bag and mat for HK$4,800', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Add for HK\$\d+: Milestone Hiking Socks$/ }).click()
  const addOn = bagLines(page).filter({ hasText: 'Milestone Hiking Socks' })
  await addOn.getByText('Add-on', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove Plover Cove Mid Boot', exact: true }).click()
  await addOn.getByText('Your bag does not meet the condition for this price', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await addOn.getByText('Your bag does not meet the condition for this price').waitFor({ state: 'detached' })
  expect(await addOn.count()).toBe(1)
  expectNoProblems(visited)
  await context.close()
})

test.each([
  { name: 'a phone', width: 390, height: 844, lang: 'zh', checkOut: '結帳', bar: /^結帳，合計 HK\$6,380$/ },
  {
    name: 'a phone on its side',
    width: 844,
    height: 390,
    lang: 'en',
    checkOut: 'Check out',
    bar: /^Check out, HK\$6,380 in total$/,
  },
])(
  'on $name checkout is within reach of a long bag, and nothing hides its end (C-176, C-232)',
  async ({ width, height, lang, checkOut, bar }) => {
    const visited = await bagWith(LONG_BAG, {
      lang,
      viewport: { width, height },
      isMobile: true,
      hasTouch: true,
    })
    const { page } = visited
    const reach = page.getByRole('button', { name: bar })
    await reach.waitFor()
    await standsStill(page)
    const box = await reach.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    expect(box?.height).toBeGreaterThanOrEqual(44)
    expect(await axeFindings(page)).toEqual([])
    // It goes where the summary's own button comes into sight, and comes back.
    await page.getByRole('button', { name: checkOut, exact: true }).scrollIntoViewIfNeeded()
    await reach.waitFor({ state: 'detached' })
    await page.evaluate(() => window.scrollTo(0, 0))
    await reach.click()
    await page.waitForURL(/\/login/)
    expectNoProblems(visited)
  },
)

test('a quantity that the shop refuses goes back, with the shop’s reason (C-175, C-366)', async () => {
  const { page, context } = await bagWith(['CR-TNT-001-RST-OS'])
  // The stock fell after the page had read it: the shop is asked for more than there is.
  await page.route(/graphql\/cartUpdate/, (route, request) =>
    route.continue({ postData: (request.postData() ?? '').replace('"quantity":3', '"quantity":90') }),
  )
  const quantity = page.getByRole('combobox', { name: /^Quantity of Ham Tin 2 Tent \(Rust/ })
  await quantity.selectOption('3')
  await page.getByText(/^Only \d+ left in stock\.$/).waitFor()
  await expect.poll(() => quantity.inputValue()).toBe('1')
  await context.close()
})

test('the mini cart goes to checkout with the bag’s codes, and says where it comes from (C-340, CO-129)', async () => {
  const { page, context } = await bagWith(['CR-TNT-001-RST-OS'])
  await page.getByRole('textbox', { name: 'Promo code', exact: true }).fill('TRAIL50')
  await page.getByRole('button', { name: 'Apply', exact: true }).click()
  await page.getByRole('button', { name: /^Remove .*50/ }).waitFor()
  await page.evaluate(key => sessionStorage.setItem(key, '1'), checkoutKey('guest'))
  await page.goto(`${shopOrigin()}/terms-of-use`)
  await atRest(page)
  const asked = page.waitForRequest(/graphql\/checkout\b/)
  await countSign(page).hover()
  const checkout = page.getByRole('button', { name: 'Check out', exact: true })
  await checkout.waitFor()
  // While the panel unfolds, Playwright scrolls to press its button, and the header then moves the panel along.
  await boxAtRest(checkout)
  await checkout.click()
  const request = await asked
  const sent = decodeURIComponent(request.postData() ?? request.url())
  expect(sent).toContain('"couponCodes":["TRAIL50"]')
  expect(sent).toContain('"origin":"miniCart"')
  await page.waitForURL('**/checkout')
  await context.close()
})

test('a login brings the visitor’s bag along (C-193, M-070)', async () => {
  const [member] = demoMembers
  if (!member) throw new Error('The demo has members')
  const { page, context } = await visit(`/product/${TENT}?lang=en`, {
    viewport: { width: 1280, height: 860 },
  })
  await addTent(page, 'Add to bag')
  await page.goto(`${shopOrigin()}/login?redirectUrl=%2Fcart`)
  await logIn(page, { account: member.email, password: member.password, locale: 'en_US' })
  await page.waitForURL('**/cart')
  await expect.poll(() => bagLines(page).filter({ hasText: 'Tent' }).count()).toBeGreaterThan(0)
  await context.close()
})

test('without a session nothing asks for the bag (C-167, M-018)', async () => {
  const { page, context } = await visit('/?lang=en', { viewport: { width: 1280, height: 860 } })
  const asked: string[] = []
  // A session that came later would be there after the reload.
  const hasSession = async () => (await context.cookies()).some(({ name }) => name === 'auth_token')
  await expect.poll(hasSession).toBe(true)
  await context.clearCookies({ name: 'auth_token' })
  await page.route(/api\/graphql/, (route, request) => {
    const text = `${request.url()} ${request.postData() ?? ''}`
    asked.push(text)
    return text.includes('loginAsVisitor') ? route.abort() : route.continue()
  })
  await page.reload()
  await expect.poll(() => asked.filter(text => text.includes('loginAsVisitor')).length).toBeGreaterThan(0)
  // Without a session the page is awake, and knows of none.
  await expect.poll(() => page.locator('#shop[data-awake]').count()).toBe(1)
  await expect.poll(() => page.locator('[data-block=header][data-awake]').count()).toBe(1)
  expect(asked.filter(text => /\bcart\b/.test(text))).toEqual([])
  await context.close()
})
