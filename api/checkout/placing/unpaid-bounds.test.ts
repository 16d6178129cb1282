import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '../../commerce.ts'
import { type Database, openDatabase } from '../../database/database.ts'
import { checkBooks } from '../../order/books/books.ts'
import { purgeUnpaid } from '../../order/unpaid/unpaid-hold.ts'
import { booksOf } from '../../testing/books.ts'
import { asText, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { freshPostgres } from '../../testing/databases.ts'
import { logInNew, READABLE } from '../../testing/members.ts'
import { postTogether } from '../../testing/post-together.ts'
import { listen, NOW } from '../../testing/serve.ts'
import { CREATE_ORDER, HOME, orderInput, TEST_PROVIDER } from '../testing.ts'

const MINUTE = 60_000
const ASK = CREATE_ORDER.replace('code message field }', 'code message field orderNo }')
/** SKUs of the shop, so many units each. */
const [SKUS, UNITS] = [80, 99] as const
const skuOf = (at: number) => `s${at % SKUS}-1`
const goods = [
  ...surroundings,
  ...Array.from({ length: SKUS }, (_, at) =>
    spu(`s${at}`, { skus: [sku(`s${at}-1`, { inventory: UNITS })] }),
  ),
]

interface Answer {
  readonly order: { readonly orderCode: string; readonly scheduleCancelTime: string } | null
  readonly userErrors: readonly {
    readonly code: string
    readonly message: string
    readonly orderNo: string | null
  }[]
}

async function sqliteFile(): Promise<string> {
  return `sqlite:${join(await mkdtemp(join(tmpdir(), 'cairn-bounds-')), 'shop.db')}`
}

const times = <Item>(count: number, item: (at: number) => Item) =>
  Array.from({ length: count }, (_, at) => item(at))

describe.each([
  ['SQLite', sqliteFile],
  ['PostgreSQL', freshPostgres],
] as const)('unpaid orders over HTTP, on %s', (_, newDatabase) => {
  let commerce: Commerce
  let db: Database
  let url: string
  let now: number

  beforeEach(async () => {
    now = NOW
    const database = await newDatabase()
    commerce = await createCommerce({
      database,
      clock: () => now,
      pollMs: 0,
      services: { ...READABLE, paymentProvider: TEST_PROVIDER },
    })
    await commerce.importCatalogue(asText(goods))
    db = await openDatabase({ url: database })
    url = await listen(commerce)
    return async () => {
      await Promise.all([commerce.close(), db.destroy()])
      if (database.startsWith('sqlite:'))
        await rm(join(database.slice('sqlite:'.length), '..'), { recursive: true })
    }
  }, 60_000)
  afterEach(async () => {
    const problems = await checkBooks(booksOf(db))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
  })

  const newVisitor = async () => (await commerce.services.sessions.startVisitor(now)).token
  const contact = (at: number) => ({
    receiptInfo: { ...HOME, mail: `shopper${at}@example.com`, mobile: `9${String(1_000_000 + at)}` },
  })
  const post = async (calls: readonly { readonly token: string; readonly input: object }[]) => {
    const answers = await postTogether<{ data?: { createOrder: Answer }; errors?: unknown }>(
      calls.map(({ token, input }) => ({ url, token, body: { query: ASK, variables: { input } } })),
    )
    return answers.map(({ data, errors }) => {
      if (!data) throw new Error(JSON.stringify(errors))
      return data.createOrder
    })
  }
  const place = async (token: string, input: object) => {
    const [answer] = await post([{ token, input }])
    if (!answer) throw new Error('No answer')
    return answer
  }
  const heldUnits = async () => {
    const { held } = await db
      .selectFrom('sku_stock')
      .select(({ fn }) => fn.sum<number | string>('reserved').as('held'))
      .executeTakeFirstOrThrow()
    return Number(held)
  }
  const codesOf = (answers: readonly Answer[]) => [
    ...new Set(answers.flatMap(({ userErrors }) => userErrors.map(({ code }) => code))),
  ]
  const placedOf = (answers: readonly Answer[]) => answers.flatMap(({ order }) => order ?? [])

  test('36 large orders of one visitor hold 200 units at most, not the whole shop', async () => {
    const token = await newVisitor()
    const answers = await post(
      times(36, at => ({ token, input: orderInput({ [skuOf(2 * at)]: 95, [skuOf(2 * at + 1)]: 95 }) })),
    )
    expect(placedOf(answers)).toHaveLength(1)
    expect(codesOf(answers)).toEqual(['ORDER_UNPAID_UNITS'])
    expect(await heldUnits()).toBe(190)
  }, 60_000)

  test('forty visitors behind one address, each with other contacts, hold 300 units at most', async () => {
    const tokens = await Promise.all(times(40, newVisitor))
    const answers = await post(
      tokens.map((token, at) => ({ token, input: orderInput({ [skuOf(at)]: 25 }, contact(at)) })),
    )
    expect(placedOf(answers)).toHaveLength(12)
    expect(codesOf(answers)).toEqual(['ORDER_UNPAID_NETWORK'])
    expect(await heldUnits()).toBe(300)
  }, 60_000)

  test('forty small orders of one shopper at once: five are placed, and the refusal names one to pay or cancel', async () => {
    const token = await newVisitor()
    const answers = await post(times(40, at => ({ token, input: orderInput({ [skuOf(at)]: 1 }) })))
    expect(placedOf(answers)).toHaveLength(5)
    expect(codesOf(answers)).toEqual(['ORDER_UNPAID_MANY'])
    const [error] = (await place(token, orderInput({ 's0-1': 1 }))).userErrors
    const numbers = placedOf(answers).map(({ orderCode }) => orderCode)
    expect(numbers).toContain(error?.orderNo)
    expect(error?.message).toContain(error?.orderNo)
  }, 60_000)

  test('a shopper with two unpaid orders has the whole time for both; a third and a large one have 30 minutes', async () => {
    const token = await newVisitor()
    const deadline = async (given: string, input: object) => {
      const { order, userErrors } = await place(given, input)
      if (!order) throw new Error(JSON.stringify(userErrors))
      return (Date.parse(order.scheduleCancelTime) - now) / MINUTE
    }
    expect(await deadline(token, orderInput({ 's0-1': 2 }))).toBe(180)
    expect(await deadline(token, orderInput({ 's1-1': 2 }))).toBe(180)
    expect(await deadline(token, orderInput({ 's2-1': 2 }))).toBe(30)
    expect(await deadline(await newVisitor(), orderInput({ 's3-1': 31 }, contact(1)))).toBe(30)
  }, 60_000)

  test('a family of four behind one address, two unpaid orders each, notices nothing', async () => {
    const family = await Promise.all(times(4, newVisitor))
    for (const round of [0, 1]) {
      const answers = await post(
        family.map((token, at) => ({
          token,
          input: orderInput({ [skuOf(4 * round + at)]: 3 }, contact(at)),
        })),
      )
      expect(answers.map(({ userErrors }) => userErrors)).toEqual([[], [], [], []])
      for (const { scheduleCancelTime } of placedOf(answers))
        expect(Date.parse(scheduleCancelTime)).toBe(now + 180 * MINUTE)
    }
  }, 60_000)

  test('cancelled, expired and paid orders make room again', async () => {
    const token = await newVisitor()
    const { orders } = commerce.services
    const five = placedOf(await post(times(5, at => ({ token, input: orderInput({ [skuOf(at)]: 1 }) }))))
    expect((await place(token, orderInput({ 's9-1': 1 }))).order).toBeNull()
    const codes = five.map(({ orderCode }) => `O${orderCode}`)
    await orders.cancel(codes[0] ?? '', 'SHOPPER', now, '')
    await orders.cancel(codes[1] ?? '', 'DEADLINE', now, 'deadline')
    const attempt = await orders.openAttempt(codes[2] ?? '', 'visa', now)
    if (!attempt) throw new Error('No attempt')
    await orders.settle({ ref: attempt.ref, payRef: 'p', isPaid: true, amount: attempt.amount }, now)
    const answers = [0, 1, 2, 3].map(at => orderInput({ [skuOf(20 + at)]: 1 }))
    const placed = []
    for (const input of answers) placed.push((await place(token, input)).order !== null)
    expect(placed).toEqual([true, true, true, false])
  }, 60_000)

  test('an e-mail address in several spellings is one; its owner who has proved it is not held up by others', async () => {
    const strangers = await Promise.all(times(9, newVisitor))
    const spelled = ['mei.chan@gmail.com', 'meichan@gmail.com', 'Mei.Chan+1@googlemail.com']
    const answers = []
    for (const [at, token] of strangers.entries())
      answers.push(
        await place(
          token,
          orderInput(
            { [skuOf(at)]: 1 },
            { receiptInfo: { ...contact(at).receiptInfo, mail: spelled[at % spelled.length] } },
          ),
        ),
      )
    expect(placedOf(answers)).toHaveLength(8)
    expect(codesOf(answers)).toEqual(['ORDER_UNPAID_CONTACT'])
    // Numbers of others are not told.
    expect(answers[8]?.userErrors[0]?.orderNo).toBeNull()
    const { token } = await logInNew(commerce.services, {
      email: 'meichan@gmail.com',
      is_email_verified: 1,
    })
    const own = { ...contact(50).receiptInfo, mail: 'meichan@gmail.com' }
    expect((await place(token, orderInput({ 's30-1': 1 }, { receiptInfo: own }))).userErrors).toEqual([])
  }, 60_000)

  test('sums that hold nothing are deleted, others stay', async () => {
    const token = await newVisitor()
    const [first] = placedOf(
      await post(times(2, at => ({ token, input: orderInput({ [skuOf(at)]: 1 }, contact(at)) }))),
    )
    const sums = async () => (await db.selectFrom('unpaid_hold').select('kind').execute()).length
    await commerce.services.orders.cancel(`O${first?.orderCode}`, 'SHOPPER', now, '')
    expect(await sums()).toBe(7)
    await purgeUnpaid(db)
    expect(await sums()).toBe(5)
  }, 60_000)
})
