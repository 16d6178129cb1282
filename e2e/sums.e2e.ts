import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ask } from './api.ts'
import { openBrowser } from './browser.ts'
import { deskOf } from './desk.ts'
import { TARP } from './goods.ts'
import { logInByApi, memberCookies, newestTo, newPerson, PASSWORD, registerByApi, wordsIn } from './member.ts'
import { decide, fillBag, place, saveAddress } from './orders.ts'
import { spawnShop } from './shop-process.ts'

const { visit } = openBrowser()
const MAT = 'CR-SLP-003-RST-LNG'
const JACKET = 'CR-JKT-006-RSE-M'
/** Prices of which 10 % is no whole cent. */
const PRICES = `sku,sale_price\n${TARP},723.45\n${MAT},49.95\n${JACKET},77.77\n`
const CODE = {
  kind: 'campaign',
  code: 'TEN',
  type: 'PROMOTION_CODE',
  name: { zh_HK: '九折', en_US: '10% off' },
  off: { percent: 10 },
  beginTime: '2026-01-01T00:00:00+08:00',
  endTime: '2036-01-01T00:00:00+08:00',
  grant: 'SHARED',
}

const MONEY = /([−–-]?)HK\$(−?)([\d,]+(?:\.\d\d)?)/g
/** Cents that a text names; what is taken off is negative. */
const centsIn = (text: string) =>
  [...text.matchAll(MONEY)].map(
    ([, sign, , digits = '']) => Math.round(Number(digits.replaceAll(',', '')) * 100) * (sign ? -1 : 1),
  )
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
/** What is shown of each: paper leaves things out. */
const shown = (within: Locator) =>
  within.evaluateAll(all => all.map(one => (one as HTMLElement).innerText).filter(text => text.trim() !== ''))

/** One kind of minus sign, before the currency, and a clock of 24 hours. */
function expectPlain(text: string): void {
  expect(text).not.toMatch(/[-–]\s?HK\$|HK\$\s?[-–−]/)
  expect(text).not.toMatch(/\d\s?(am|pm)\b|上午|下午/i)
}

/** Rows of a list of amounts: the goods, and all of them up to the total, which they add up to. Cents. */
async function addedUp(within: Locator, total: string) {
  const rows = await shown(within.locator('dl > div'))
  const at = rows.findIndex(row => row.startsWith(total))
  const cents = rows.map(row => centsIn(row)[0] ?? 0)
  expect([rows, sum(cents.slice(0, at))]).toEqual([rows, cents[at]])
  return { goods: cents[0] ?? 0, total: cents[at] ?? 0, parts: at }
}

/** Amount of a line: what comes first, before the price of one unit and an earlier price. */
const lineCents = (text: string) => centsIn(text)[0] ?? 0

const WORDS = {
  zh: {
    locale: 'zh_HK',
    place: '確認訂單並付款',
    checkOut: '結帳',
    pay: '付款',
    back: '返回網店',
  },
  en: {
    locale: 'en_US',
    place: 'Place order and pay',
    checkOut: 'Check out',
    pay: 'Pay',
    back: 'Back to the shop',
  },
} as const

describe('an order of three lines with odd cents, a 10 % code, a coupon and GO DOLLAR', () => {
  let shop: Awaited<ReturnType<typeof spawnShop>>

  beforeAll(async () => {
    shop = await spawnShop({ DEV_PAGES: 'true', TRUSTED_PROXIES: '1' }, { like: inject('demoFolder') })
    const env = { ...process.env, DATA_DIR: shop.directory }
    for (const [name, text] of [
      ['prices.csv', PRICES],
      ['code.jsonl', `${JSON.stringify(CODE)}\n`],
    ] as const) {
      const file = join(shop.directory, name)
      await writeFile(file, text)
      await promisify(execFile)(process.execPath, ['scripts/catalogue.ts', 'import', file], { env })
    }
  })
  afterAll(() => shop.remove())

  /** A member with GO DOLLAR and a coupon, whose bag has all of it. */
  async function memberWithBag() {
    const [{ origin }, person] = [shop, newPerson()]
    await registerByApi(origin, person)
    const { token } = await logInByApi(origin, { email: person.email, password: PASSWORD })
    const { queryGoDollar, queryCoupons } = await ask<{
      readonly queryGoDollar: { readonly referral: { readonly code: string } }
      readonly queryCoupons: { readonly edges: readonly { readonly node: { readonly id: string } }[] }
    }>(
      origin,
      token,
      'query wallet { queryGoDollar { referral { code } } queryCoupons { edges { node { id } } } }',
      {},
    )
    await registerByApi(origin, newPerson(), { referrerCode: queryGoDollar.referral.code })
    await saveAddress(origin, token, '8 Trail Road')
    await fillBag(origin, token, { [TARP]: 1, [MAT]: 3, [JACKET]: 2 })
    const apply = async (couponCode: string) => {
      const { cartApplyCoupon } = await ask<{ readonly cartApplyCoupon: { readonly userErrors: unknown } }>(
        origin,
        token,
        'mutation cartApplyCoupon($couponCode: String!) { cartApplyCoupon(couponCode: $couponCode) { userErrors { code } } }',
        { couponCode },
      )
      return cartApplyCoupon.userErrors
    }
    // The shop looks for what other processes changed from time to time.
    await expect.poll(() => apply('TEN')).toEqual([])
    expect(await apply(queryCoupons.edges[0]?.node.id ?? '')).toEqual([])
    await ask(origin, token, 'mutation cartUseGoDollar { cartUseGoDollar { userErrors { code } } }', {})
    return { token, email: person.email }
  }

  const read = async (page: Page) => expectPlain(await page.locator('main').innerText())

  test.each(['en', 'zh'] as const)(
    'adds up on every page, in its mails and on paper, in %s (C-176, C-214, M-116, M-117, M-131)',
    async lang => {
      const words = WORDS[lang]
      const t = wordsIn(words.locale)
      const { token, email } = await memberWithBag()
      const { page } = await visit(`${shop.origin}/robots.txt`)
      await page.context().addCookies(memberCookies(shop.origin, token))

      await page.goto(`${shop.origin}/cart?lang=${lang}`)
      const summary = page.locator('[data-block="cartSummary"]')
      await summary.locator('dl').waitFor()
      await read(page)
      const bag = await addedUp(summary, t.service.cartSummary.total)
      const bagLines = await shown(page.locator('[data-block="cartLines"] li:has(select)'))
      expect(sum(bagLines.map(lineCents))).toBe(bag.goods)
      expect(bag.parts).toBeGreaterThanOrEqual(4)

      await page.getByRole('button', { name: words.checkOut, exact: true }).click()
      await page.waitForURL(/\/checkout/)
      const checkout = page.locator('[data-block="checkoutSummary"]')
      await checkout.locator('dl[aria-busy="false"]').waitFor()
      await read(page)
      expect(await addedUp(checkout, t.checkout.amounts.total)).toEqual(bag)
      const checkoutLines = await shown(checkout.locator('ul > li'))
      expect(sum(checkoutLines.map(text => centsIn(text).at(-1) ?? 0))).toBe(bag.goods)

      await page.getByRole('radio', { name: /^Visa/ }).check()
      const paying = await place(page, words.place)
      await decide(paying, words.pay, words.back)
      await paying.waitForURL(/pay\/result/)
      const number = new URL(paying.url()).pathname.split('/').at(-1) ?? ''
      const paidMail = async () => (await newestTo(shop.origin, email)).text
      await expect.poll(paidMail).toContain(number)
      const mail = await paidMail()
      expectPlain(mail)
      const [mailLines = [], mailSums = []] = mail
        .split('\n\n')
        .map(part => part.split('\n').filter(line => /HK\$[\d,.]+$/.test(line)))
        .filter(part => part.length > 1)
      expect(sum(mailLines.map(line => centsIn(line).at(-1) ?? 0))).toBe(bag.goods)
      const mailed = mailSums.map(line => centsIn(line)[0] ?? 0)
      expect([mailed[0], sum(mailed.slice(0, -1)), mailed.at(-1)]).toEqual([bag.goods, bag.total, bag.total])

      const operate = await deskOf(shop.origin)
      await operate('orders.ship', { number, carrier: 'SF', trackingNo: 'SF12345678' })
      await operate('orders.received', { number })
      for (const media of ['screen', 'print'] as const) {
        await paying.emulateMedia({ media: 'screen' })
        await paying.goto(`${shop.origin}/user/order-detail/${number}?lang=${lang}`)
        const amounts = paying.getByRole('region', { name: t.account.orderDetail.amounts, exact: true })
        await amounts.waitFor()
        await paying.emulateMedia({ media })
        await read(paying)
        expect(await addedUp(amounts, t.account.orderDetail.total)).toMatchObject({
          goods: bag.goods,
          total: bag.total,
        })
        const lines = paying
          .getByRole('region', { name: t.account.orderDetail.lines, exact: true })
          .locator('li')
        const texts = await shown(lines)
        // However wide the paper is, the lines take its width.
        expect((await lines.first().boundingBox())?.width).toBeGreaterThan(500)
        expect(sum(texts.map(text => centsIn(text.split('\n').at(-1) ?? '')[0] ?? 0))).toBe(bag.goods)
      }

      await paying.emulateMedia({ media: 'screen' })
      const { createAfterSalesOrder } = await ask<{
        readonly createAfterSalesOrder: {
          readonly afterSalesOrder: { readonly code: string } | null
          readonly userErrors: unknown
        }
      }>(
        shop.origin,
        token,
        'mutation createAfterSalesOrder($input: AfterSalesOrderInput!) { createAfterSalesOrder(input: $input) { afterSalesOrder { code } userErrors { code } } }',
        {
          input: {
            orderNo: number,
            type: 'RETURN',
            reason: 'FAULTY',
            method: 'SHOP',
            clientKey: `sums of ${number}`,
            lines: [
              ['1', 1],
              ['2', 3],
              ['3', 2],
            ].map(([lineId, quantity]) => ({ lineId, quantity })),
          },
        },
      )
      const returned =
        createAfterSalesOrder.afterSalesOrder?.code ?? JSON.stringify(createAfterSalesOrder.userErrors)
      for (const step of ['approve', 'received-back', 'refund'])
        await operate(`returns.${step}`, { number: returned })
      await paying.goto(`${shop.origin}/user/refund-order-detail/${returned}?lang=${lang}`)
      const details = paying.getByRole('region', { name: t.account.refundDetail.details, exact: true })
      await details.waitFor()
      await read(paying)
      const facts = await shown(details.locator('dl > div'))
      const goDollar = (text: string) => Number(/(\d+) GO DOLLAR/.exec(text)?.[1] ?? 0)
      const refund = facts.find(fact => fact.startsWith(t.account.refundDetail.total)) ?? ''
      const freight = facts.find(fact => fact.startsWith(t.account.refundDetail.freight)) ?? ''
      const back = await shown(
        paying.getByRole('region', { name: t.account.returns.lines, exact: true }).locator('li'),
      )
      const parts = [...back, freight]
      expect(sum(parts.map(text => centsIn(text)[0] ?? 0))).toBe(centsIn(refund)[0])
      expect(sum(parts.map(goDollar))).toBe(goDollar(refund))
      expect(centsIn(refund)).toEqual([bag.total])
    },
  )
})
