import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { ask } from './api.ts'
import { atRest, holdRequests } from './at-rest.ts'
import { openBrowser, WIDTHS } from './browser.ts'
import { deskOf } from './desk.ts'
import { logInByApi, memberCookies, newPerson, PASSWORD, registerByApi } from './member.ts'
import {
  fillBag,
  oneOfEach,
  placeOrder,
  saveAddress,
  toGatewayByApi,
  visitorByApi,
  visitorCookies,
} from './orders.ts'
import { DEMO_PAGES, drawn, MOST_SHIFT, scrollToEnd, shifts } from './shifts.ts'

const { origin, visit } = openBrowser({ hasChineseFont: false })

const LANGUAGES = ['zh', 'en']
/** The Chinese font, slice by slice. */
const SLICES = /noto-sans-hk-\d[^/]*\.woff2$/
/** A tent. */
const GOODS = 'CR-TNT-001-RST-OS'
const RETURN = `mutation createAfterSalesOrder($input: AfterSalesOrderInput!) { createAfterSalesOrder(input: $input) {
  afterSalesOrder { code } userErrors { code } } }`
const DEVICES = [
  ['phone', WIDTHS.phone, 844],
  ['desktop', WIDTHS.desktop, 900],
] as const

/** Makes a page's browser a visitor's with these goods in the bag. */
async function haveBag(page: Page, goods: readonly string[]): Promise<void> {
  const token = await visitorByApi(origin)
  if (goods.length > 0) await fillBag(origin, token, oneOfEach(goods))
  await page.context().addCookies(visitorCookies(origin, token))
}

describe.each(DEVICES)('on a %s', (_, width, height) => {
  test.each(DEMO_PAGES)('nothing on %s moves by itself', async path => {
    const { page } = await visit(path, { viewport: { width, height }, hasPictures: true })
    await atRest(page)
    await scrollToEnd(page)
    const { sum, moved } = await shifts(page)
    expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
  })
})

describe.each(DEVICES)('the bag on a %s', (_, width, height) => {
  const ROWS = [
    ['of a newcomer', undefined],
    ['without goods', []],
    ['with one of the goods', [GOODS]],
  ] as const
  /** What the shop keeps in a browser that has looked at a product. */
  async function lookAtProduct() {
    const { page, context } = await visit('/product/CR-JKT-001', { viewport: { width, height } })
    await atRest(page)
    return { ...(await context.storageState()), cookies: [] }
  }
  let kept: ReturnType<typeof lookAtProduct> | undefined

  test.each(ROWS.flatMap(([whose, goods]) => LANGUAGES.map(lang => ({ whose, goods, lang }))))(
    '$whose moves nothing when it is known ($lang)',
    async ({ goods, lang }) => {
      const { page } = await visit('/robots.txt', {
        viewport: { width, height },
        hasPictures: true,
        ...(goods && { storageState: await (kept ??= lookAtProduct()) }),
      })
      if (goods) await haveBag(page, goods)
      const release = await holdRequests(page, '**/*.js')
      await page.goto(`/cart?lang=${lang}`)
      // What came late was painted first without it.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      release()
      await atRest(page)
      const { sum, moved } = await shifts(page)
      expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
    },
  )
})

describe.each(DEVICES)('on a %s', (_, width) => {
  test.each([
    ['an empty bag', 'CartLines', []],
    ['a bag of one', 'CartLines', [GOODS]],
    ['a bag of one', 'CartSummary', [GOODS]],
  ])('%s moves nothing when %s comes alive last', async (_whose, block, goods) => {
    const { page } = await visit('/robots.txt', { viewport: { width, height: 900 } })
    await haveBag(page, goods)
    const release = await holdRequests(page, `**/${block}-*.js`)
    await page.goto('/cart')
    // The title knows of the bag now.
    await page.locator('[data-block="cart"]:not(:has([data-unknown]))').waitFor()
    await drawn(page)
    release()
    await atRest(page)
    const { sum, moved } = await shifts(page)
    expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
  })
})

test.each(DEVICES)('on a %s the forms of checkout come into the room kept for them', async (_, width) => {
  const { page } = await visit('/robots.txt', { viewport: { width, height: 900 } })
  await haveBag(page, [GOODS])
  await page.goto('/cart?lang=en')
  await atRest(page)
  await page.getByRole('button', { name: 'Check out', exact: true }).first().click()
  await page.getByRole('button', { name: 'Guest checkout' }).click()
  await page.waitForURL('**/checkout')
  await atRest(page)
  await page.reload()
  await atRest(page)
  const { sum, moved } = await shifts(page)
  expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
})

/** A member with an address and two orders: one is paid and received and comes back in part, one waits for its payment. */
async function memberWithPast() {
  const person = newPerson()
  await registerByApi(origin, person)
  const { email } = person
  const { token } = await logInByApi(origin, { email, password: PASSWORD })
  await saveAddress(origin, token, 'Flat 1, 2 Fuk Wing Street')
  const order = await placeOrder(origin, { token, skuCode: GOODS, email, quantity: 2 })
  const pay = await toGatewayByApi(origin, token, order)
  await pay()
  const operate = await deskOf(origin)
  await operate('orders.ship', { number: order, carrier: 'SF', trackingNo: 'SF12345678' })
  await operate('orders.received', { number: order })
  const { createAfterSalesOrder } = await ask<{
    readonly createAfterSalesOrder: { readonly afterSalesOrder: { readonly code: string } | null }
  }>(origin, token, RETURN, {
    input: {
      orderNo: order,
      reason: 'CHANGED_MIND',
      method: 'SHOP',
      lines: [{ lineId: '1', quantity: 1 }],
      clientKey: `shifts-${order}`,
    },
  })
  await placeOrder(origin, { token, skuCode: GOODS, email, quantity: 1 })
  return { token, order, refund: createAfterSalesOrder.afterSalesOrder?.code ?? '' }
}

/** One for all tests: gifts run out. */
let member: ReturnType<typeof memberWithPast> | undefined

describe.each(DEVICES)('on a %s', (_, width, height) => {
  test.each([
    '/user',
    '/user/orders',
    '/user/order-detail/:order',
    '/user/return/:order',
    '/user/refund-record',
    '/user/refund-order-detail/:refund',
    '/user/coupon',
    '/user/go-dollar',
    '/user/address',
    '/user/address/update',
    '/user/profile',
    '/user/password',
    '/user/wish',
    '/unsubscribe',
  ])('%s of a member opens in the room kept for it', async path => {
    const { token, order, refund } = await (member ??= memberWithPast())
    const { page } = await visit('/robots.txt', { viewport: { width, height } })
    await page.context().addCookies(memberCookies(origin, token))
    await page.goto(path.replace(':order', order).replace(':refund', refund))
    await atRest(page)
    const { sum, moved } = await shifts(page)
    expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
  })
})

test.each(DEVICES)(
  'on a %s products that come late push nothing away before the eyes of who is at the foot (C-140)',
  async (_, width) => {
    const { page } = await visit('/robots.txt', { viewport: { width, height: 900 } })
    const release = await holdRequests(page, '**/api/graphql/getProductListGql*')
    await page.goto('/list')
    // Fonts have come by then.
    await atRest(page)
    const products = page.locator('[data-product]')
    const first = await products.count()
    const asked = page.waitForRequest('**/api/graphql/getProductListGql*')
    await page.evaluate(() => document.querySelector('footer')?.scrollIntoView({ block: 'end' }))
    await asked
    release()
    await expect.poll(() => products.count()).toBeGreaterThan(first)
    const { sum, moved } = await shifts(page)
    expect(sum, moved.join('\n')).toBeLessThan(MOST_SHIFT)
  },
)

describe('on a phone without any Chinese font', () => {
  test.each(['/', '/products/men', '/product/CR-JKT-001'])(
    'the fonts of %s come late, and every block stays as long as it was',
    async path => {
      const { page } = await visit('/robots.txt', { viewport: { width: WIDTHS.phone, height: 844 } })
      const release = await holdRequests(page, SLICES)
      const begun = page.waitForRequest(SLICES)
      await page.goto(path)
      await begun
      await expect.poll(() => page.locator('[data-opening]').count()).toBe(0)
      const lengths = () =>
        page
          .locator('.block')
          .evaluateAll(blocks => blocks.map(block => `${block.id} ${Math.round(block.clientHeight)}`))
      const before = await lengths()
      release()
      await atRest(page)
      expect(await lengths()).toEqual(before)
    },
  )
})

test('a page that does move by itself would be found', async () => {
  const { page } = await visit('/healthz')
  await page.setContent('<p style="height: 200px">Above</p><p style="height: 400px">Below</p>')
  await page.screenshot()
  await page.evaluate(() => document.querySelector('p')?.style.setProperty('height', '500px'))
  await page.screenshot()
  await expect.poll(async () => (await shifts(page)).sum).toBeGreaterThan(MOST_SHIFT)
})
