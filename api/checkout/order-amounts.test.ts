import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createCommerce } from '../commerce.ts'
import { openDatabase } from '../database/database.ts'
import { checkBooks } from '../order/books.ts'
import { asText, campaign, promotion, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { addMember, READABLE } from '../testing/members.ts'
import { freshPostgres } from '../testing/databases.ts'
import { NOW } from '../testing/serve.ts'
import { CREATE_ORDER, HOME, orderInput, TEST_PROVIDER } from './testing.ts'

const ORDERS = 60
const PRICES = [9_990, 12_345, 33_333, 90_000, 1, 250_050]
const COUNTRIES = ['810000', '820000', '190'] as const
const SHORT = { '810000': 'HK', '820000': 'MO', '190': 'SG' } as const
const ADDRESSES = {
  '810000': {},
  '820000': { country: '820000', district: '820006', town: '82000601' },
  '190': { country: '190', district: 'Bedok', town: '', zipCode: '460001' },
} as const

const goods = [
  ...surroundings,
  ...PRICES.map((salePrice, at) =>
    spu(`p${at}`, { salePrice, skus: [sku(`p${at}-1`, { inventory: 100_000 })] }),
  ),
  promotion('third', {
    type: 'SATISFY_REDUCE',
    spus: ['p0', 'p1', 'p2'],
    rule: { tiers: [{ from: { amount: 20_000 }, reduce: 3_333 }] },
  }),
  promotion('freight', { type: 'FREIGHT_SATISFY_REDUCE', rule: { from: 10_000, reduce: 777 } }),
  campaign('TAKE100', { limit: 1000, limitPerShopper: 1000 }),
]

/** Numbers that look random and are the same in every run. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const CALCULATE = `query ($input: CartCalculateInput!) { cartItemCalculate(input: $input) {
  amount { amount } productAmount { amount } discount { amount } coupon { amount } postage { amount }
  additionalServiceFee { amount } deductionAmount { amount } } }`

type Amounts = Readonly<
  Record<
    | 'amount'
    | 'productAmount'
    | 'discount'
    | 'coupon'
    | 'postage'
    | 'additionalServiceFee'
    | 'deductionAmount',
    { readonly amount: number }
  >
>

test.each([
  ['SQLite', () => Promise.resolve('sqlite::memory:')],
  ['PostgreSQL', freshPostgres],
] as const)(
  'the parts of random orders add up to what is paid, and the shares of their lines to the totals, on %s (C-250)',
  async (_, newDatabase) => {
    const db = await openDatabase({ url: await newDatabase() })
    const commerce = await createCommerce({
      database: db,
      clock: () => NOW,
      pollMs: 0,
      services: { ...READABLE, paymentProvider: TEST_PROVIDER },
    })
    const { problems } = await commerce.importCatalogue(asText(goods))
    expect(problems).toEqual([])
    const account = await addMember(commerce.services, { email: 'mei@example.com', password_hash: null })
    const who = { userCode: account.user_code, levelCode: account.level_code }
    const { token } = await commerce.services.sessions.startMember(who, true, NOW)
    await commerce.services.goDollar.grant(account.user_code, {
      granted: 100_000,
      remark: { zh_HK: '獎賞', en_US: 'Reward' },
      now: NOW,
      expiresAt: NOW + 86_400_000,
    })
    const ask = async (query: string, variables: object) => {
      const { data, errors } = await commerce.execute({ query, variables, token, locale: 'en_US' })
      if (!data) throw new Error(JSON.stringify(errors))
      return data
    }
    const random = randomOf(20_261_123)

    let [paidByGoDollar, reduced] = [0, 0]
    for (let at = 0; at < ORDERS; at += 1) {
      const units = Object.fromEntries(
        PRICES.flatMap((_, product) => (random(2) ? [[`p${product}-1`, 1 + random(4)]] : [])),
      )
      if (Object.keys(units).length === 0) units['p0-1'] = 1
      const country = COUNTRIES[random(COUNTRIES.length)] ?? '810000'
      const codes = random(2) ? [{ couponCode: 'TAKE100', couponType: 'PROMOTION_CODE' }] : []
      const services = (['PACKAGE', 'GREETING_CARD'] as const).filter(() => random(2)).map(type => ({ type }))
      const calculate = async (goDollar: number) =>
        (
          await ask(CALCULATE, {
            input: {
              cartItems: Object.entries(units).map(([skuCode, quantity]) => ({ skuCode, quantity })),
              receipt: { country: SHORT[country], isPickup: false },
              additionalServices: services,
              discountCodes: codes,
              prePayDeductions: goDollar,
            },
          })
        )['cartItemCalculate'] as Amounts
      const without = await calculate(0)
      const most = Math.floor(without.productAmount.amount - without.discount.amount - without.coupon.amount)
      const goDollar = random(2) ? random(most + 1) : 0
      const price = await calculate(goDollar)
      const input = orderInput(units, {
        receiptInfo: { ...HOME, ...ADDRESSES[country] },
        discountCodes: codes,
        additionalServices: services,
        prePayDeductions: goDollar,
        amount: price.amount.amount,
        productAmount: price.productAmount.amount,
        discount: price.discount.amount,
        coupon: price.coupon.amount,
        freight: price.postage.amount,
        additionalServiceFee: price.additionalServiceFee.amount,
        deductionAmount: price.deductionAmount.amount,
      })
      const orderLines = input.orderLines.map(line => ({ ...line, price: null }))
      const { createOrder } = await ask(CREATE_ORDER, { input: { ...input, orderLines } })
      const { order, userErrors } = createOrder as { order: { code: string } | null; userErrors: object[] }
      const told = JSON.stringify({ at, units, country, codes, services, goDollar, userErrors })
      expect(order, told).not.toBeNull()
      const stored = await commerce.services.orders.find(order?.code ?? '')
      if (!stored) throw new Error('The order is gone')
      const { amounts, lines, content } = stored
      const sum = (of: (line: (typeof lines)[number]) => number) =>
        lines.reduce((total, line) => total + of(line), 0)
      const promotions = sum(({ content: { promotions: all } }) =>
        all.reduce((total, one) => total + one.amount, 0),
      )
      expect(sum(({ net, deduction }) => net - deduction) + amounts.freight + amounts.serviceFee, told).toBe(
        amounts.amount + (amounts.deduction - sum(({ deduction }) => deduction)),
      )
      expect(
        sum(({ unitPrice, quantity }) => unitPrice * quantity),
        told,
      ).toBe(amounts.productAmount)
      expect(promotions, told).toBe(amounts.discount + amounts.coupon)
      expect(
        content.services.reduce((total, one) => total + one.amount, 0),
        told,
      ).toBe(amounts.serviceFee)
      expect(
        lines.every(({ net, deduction }) => deduction >= 0 && net - deduction >= 0),
        told,
      ).toBe(true)
      paidByGoDollar += amounts.deduction > 0 ? 1 : 0
      reduced += promotions > 0 ? 1 : 0
    }
    expect(Math.min(paidByGoDollar, reduced)).toBeGreaterThan(ORDERS / 5)
    expect(await checkBooks(async text => (await sql.raw<{ what: string }>(text).execute(db)).rows)).toEqual(
      [],
    )
    await commerce.close()
    await db.destroy()
  },
  60_000,
)
