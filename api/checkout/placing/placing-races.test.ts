import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../../commerce.ts'
import { type Database, openDatabase } from '../../database/database.ts'
import { createCodeBatches } from '../../coupon/codes/code-batches.ts'
import { someCodes } from '../../coupon/codes/testing.ts'
import { CROWDS } from '../../order/testing.ts'
import { asText, campaign, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { freshPostgres } from '../../testing/databases.ts'
import { CHEAP, logInNew } from '../../testing/members.ts'
import { postTogether } from '../../testing/post-together.ts'
import { listen, NOW } from '../../testing/serve.ts'
import { CREATE_ORDER, orderInput, TEST_PROVIDER } from '../testing.ts'

const goods = [
  ...surroundings,
  spu('last', { skus: [sku('last-1', { inventory: 1 })] }),
  spu('left', { skus: [sku('left-1', { inventory: 60 })] }),
  spu('right', { skus: [sku('right-1', { inventory: 60 })] }),
  spu('jacket', { skus: [sku('jacket-1', { inventory: 1000 })] }),
  campaign('TEN', { limit: 10, limitPerShopper: 1 }),
  campaign('MANY', { grant: 'UNIQUE' }),
]

interface Answer {
  readonly order: { readonly code: string } | null
  readonly userErrors: readonly { readonly code: string; readonly field: string }[]
}
interface Told {
  readonly data?: { readonly createOrder: Answer }
  readonly errors?: unknown
}

/** Removed after the file's tests. */
async function sqliteFile(): Promise<string> {
  return `sqlite:${join(await mkdtemp(join(tmpdir(), 'cairn-orders-')), 'shop.db')}`
}

const times = <Item>(count: number, item: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at))

describe.each([
  ['SQLite', sqliteFile],
  ['PostgreSQL', freshPostgres],
] as const)('orders at once, over HTTP, on %s', (_, newDatabase) => {
  let commerce: Commerce
  let db: Database
  /** Two processes' engines on one database. */
  let urls: readonly string[] = []

  beforeAll(async () => {
    const database = await newDatabase()
    const start = () =>
      createCommerce({
        database,
        clock: () => NOW,
        pollMs: 0,
        services: { passwordCost: CHEAP, paymentProvider: TEST_PROVIDER, unpaidLimits: CROWDS },
      })
    commerce = await start()
    const { problems } = await commerce.importCatalogue(asText(goods))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    const second = await start()
    db = await openDatabase({ url: database })
    urls = [await listen(commerce), await listen(second)]
    return async () => {
      await Promise.all([commerce.close(), second.close(), db.destroy()])
      if (database.startsWith('sqlite:'))
        await rm(join(database.slice('sqlite:'.length), '..'), { recursive: true })
    }
  }, 60_000)

  const newVisitor = async () => (await commerce.services.sessions.startVisitor(NOW)).token
  const visitors = async (count: number) => Promise.all(times(count, newVisitor))
  /** The same moment for all of them, from both engines in turn. */
  const placeTogether = async (calls: readonly { readonly token: string; readonly input: object }[]) => {
    const answers = await postTogether<Told>(
      calls.map(({ token, input }, at) => ({
        url: urls[at % urls.length] ?? '',
        token,
        body: { query: CREATE_ORDER, variables: { input } },
      })),
    )
    return answers.map(({ data, errors }) => {
      if (!data) throw new Error(JSON.stringify(errors))
      return data.createOrder
    })
  }
  const placed = (answers: readonly Answer[]) => answers.flatMap(({ order }) => order?.code ?? [])
  const codesOf = (answers: readonly Answer[]) => [
    ...new Set(answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))),
  ]
  const reserved = async (skuCode: string) =>
    (await db.selectFrom('sku_stock').select('reserved').where('sku_code', '=', skuCode).executeTakeFirst())
      ?.reserved

  test('one unit and fifty shoppers make one order (C-366, CO-97)', async () => {
    const tokens = await visitors(50)
    const answers = await placeTogether(tokens.map(token => ({ token, input: orderInput({ 'last-1': 1 }) })))
    expect(placed(answers)).toHaveLength(1)
    expect(codesOf(answers)).toEqual(['UEC11003'])
    expect(await reserved('last-1')).toBe(1)
  }, 60_000)

  test('a code for ten and fifty shoppers make ten orders with it (CO-73)', async () => {
    const tokens = await visitors(50)
    const change = {
      discountCodes: [{ couponCode: 'TEN', couponType: 'PROMOTION_CODE' }],
      coupon: 100,
      freight: 30,
      amount: 830,
    }
    const answers = await placeTogether(
      tokens.map(token => ({ token, input: orderInput({ 'jacket-1': 1 }, change) })),
    )
    expect(placed(answers)).toHaveLength(10)
    expect(codesOf(answers)).toEqual(['COUPON_GONE'])
    expect(await db.selectFrom('code_use').select('order_code').execute()).toHaveLength(10)
    expect(await reserved('jacket-1')).toBe(10)
  }, 60_000)

  test('a code that counts once and thirty shoppers make one order with it (C-217)', async () => {
    const { codes } = await someCodes(db, 'MANY', { count: 3, now: NOW })
    const tokens = await visitors(30)
    const change = {
      discountCodes: [{ couponCode: codes[0], couponType: 'PROMOTION_CODE' }],
      coupon: 100,
      freight: 30,
      amount: 830,
    }
    const answers = await placeTogether(
      tokens.map(token => ({ token, input: orderInput({ 'jacket-1': 1 }, change) })),
    )
    expect(placed(answers)).toHaveLength(1)
    expect(codesOf(answers)).toEqual(['COUPON_GONE'])
    expect(await createCodeBatches(db).list('MANY')).toMatchObject([{ free: 2, held: 1, used: 0 }])
  }, 60_000)

  test('of orders on one balance of GO DOLLAR one gets it (C-226)', async () => {
    const { code, token } = await logInNew(commerce.services)
    await commerce.services.goDollar.grant(code, {
      granted: 500,
      remark: { zh_HK: '', en_US: '' },
      now: NOW,
    })
    const change = { prePayDeductions: 500, deductionAmount: 500, amount: 430 }
    const answers = await placeTogether(
      times(10, () => ({ token, input: orderInput({ 'jacket-1': 1 }, change) })),
    )
    expect(placed(answers)).toHaveLength(1)
    expect(codesOf(answers)).toEqual(['GO_DOLLAR_BALANCE'])
    expect(await commerce.services.goDollar.balance(code, NOW)).toBe(0)
  }, 60_000)

  test('one key sent twenty times makes one order (CO-98)', async () => {
    const token = await newVisitor()
    const input = orderInput({ 'jacket-1': 1 })
    const before = await reserved('jacket-1')
    const answers = await placeTogether(times(20, () => ({ token, input })))
    expect(placed(answers)).toHaveLength(20)
    expect(new Set(placed(answers)).size).toBe(1)
    expect(await reserved('jacket-1')).toBe(Number(before) + 1)
  }, 60_000)

  test('orders that name two goods in opposite order all end, and the stock is exact (CO-97)', async () => {
    const tokens = await visitors(80)
    const answers = await placeTogether(
      tokens.map((token, at) => ({
        token,
        input: orderInput(at % 2 === 0 ? { 'left-1': 1, 'right-1': 1 } : { 'right-1': 1, 'left-1': 1 }),
      })),
    )
    expect(placed(answers)).toHaveLength(60)
    expect(codesOf(answers)).toEqual(['UEC11003'])
    expect([await reserved('left-1'), await reserved('right-1')]).toEqual([60, 60])
  }, 60_000)
})
