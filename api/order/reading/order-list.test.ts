import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Locale } from '#locales/locale.ts'
import { type Commerce, createCommerce } from '../../commerce.ts'
import type { OrderConnection } from '../../generated/resolver-types.ts'
import { asText, sku, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '../../testing/databases.ts'
import { READABLE } from '../../testing/members.ts'
import { NOW } from '../../testing/serve.ts'
import { monthsBefore } from '../operations/get-order-list.ts'
import { ORDER_STATUSES, type OrderStatus } from '../../rules/order-status.ts'
import type { NewOrder, StoredOrder } from '../order-store.ts'
import { countOrder } from '../order-counts.ts'
import { CROWDS, newOrder } from '../testing.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const LIST = `{ edges { cursor node { code orderCode orderStatus orderLines { name } events { kind } } }
  pageInfo { totalCount hasNextPage hasPreviousPage startCursor endCursor } statusCounts { orderStatus count } }`
type Listed = Pick<OrderConnection, 'edges' | 'pageInfo' | 'statusCounts'>

test.each([
  ['2026-11-22T12:00:00+08:00', 1, '2026-10-22T12:00:00+08:00'],
  ['2026-03-31T00:30:00+08:00', 1, '2026-02-28T00:30:00+08:00'],
  ['2024-03-31T23:59:59+08:00', 1, '2024-02-29T23:59:59+08:00'],
  ['2026-01-01T07:00:00+08:00', 36, '2023-01-01T07:00:00+08:00'],
])('%s is %i months after %s (MO-61)', (now, months, expected) =>
  expect(monthsBefore(Date.parse(now), months)).toBe(Date.parse(expected)),
)

describeOnBothDatabases('the list of orders', open => {
  let commerce: Commerce
  let now = NOW
  let shopper = { token: '', code: '' }

  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => now,
      pollMs: 0,
      services: { ...READABLE, unpaidLimits: CROWDS },
    })
    await commerce.importCatalogue(
      asText([
        ...surroundings,
        spu('coat', { skus: [sku('jacket', { inventory: 10_000 })] }),
        spu('cup', { skus: [sku('mug', { inventory: 10_000 })] }),
        spu('hat', { skus: [sku('last', { inventory: 1 })] }),
      ]),
    )
    return () => commerce.close()
  })
  const newVisitor = async () => {
    const { token, session } = await commerce.services.sessions.startVisitor(now)
    return { token, code: session.userCode }
  }
  beforeEach(async () => {
    now = NOW
    shopper = await newVisitor()
  })

  const place = async (change: Partial<NewOrder> = {}, at = now): Promise<StoredOrder> => {
    const owner = { code: shopper.code, isMember: false }
    const placed = await commerce.services.orders.place(newOrder({ jacket: 1 }, { owner, ...change }), at)
    if (!placed.ok) throw new Error(placed.refusal.reason)
    return placed.value.order
  }
  const named = (zh_HK: string, en_US: string): Partial<NewOrder> => ({
    lines: newOrder({ jacket: 1 }).lines.map(line => ({
      ...line,
      content: { ...line.content, name: { zh_HK, en_US } },
    })),
  })
  /** Puts an order into a status; what leads there is tested elsewhere. */
  const put = async (status: OrderStatus) => {
    const order = await place()
    await open().db.updateTable('order_head').set({ status }).where('code', '=', order.code).execute()
    await open()
      .db.transaction()
      .execute(trx => countOrder(trx, order.ownerCode, { from: order.status, to: status }))
    return order
  }
  const ask = async (args = '', { token } = shopper, locale: Locale = 'en_US') => {
    const query = `{ getOrderList${args && `(${args})`} ${LIST} }`
    const { data, errors } = await commerce.execute({ query, token, locale })
    return { list: data?.['getOrderList'] as Listed, code: errors?.[0]?.extensions['code'] } // as LIST asks
  }
  const codes = async (args = '', who = shopper) =>
    (await ask(args, who)).list.edges.map(({ node }) => node.code)

  test('shows own orders, the newest first, with everything of an order (M-106, M-115, M-245)', async () => {
    const first = await place({}, now)
    const second = await place({}, now + MINUTE)
    now += 2 * MINUTE
    const { list } = await ask()
    expect(list.edges.map(({ node }) => node)).toMatchObject([
      {
        code: second.code,
        orderCode: second.externalNo,
        orderStatus: 'WAIT_PAY',
        orderLines: [{ name: 'Jacket' }],
      },
      { code: first.code, events: [{ kind: 'PLACED' }] },
    ])
    expect(list.pageInfo).toMatchObject({ totalCount: 2, hasNextPage: false, hasPreviousPage: false })
    expect(await codes('', await newVisitor())).toEqual([])
  })

  test('gives each tab its states, and counts all of them (M-105, M-107, M-108, M-245)', async () => {
    const orders = new Map<OrderStatus, string>()
    for (const status of ORDER_STATUSES) orders.set(status, (await put(status)).code)
    const over: readonly OrderStatus[] = ['COMPLETED', 'CANCELED', 'AUTO_CANCEL']
    const { list } = await ask(`orderStatuses: [${over.join(', ')}]`)
    expect(new Set(list.edges.map(({ node }) => node.code))).toEqual(
      new Set(over.map(one => orders.get(one))),
    )
    expect(list.pageInfo.totalCount).toBe(3)
    expect(new Map(list.statusCounts.map(({ orderStatus, count }) => [orderStatus, count]))).toEqual(
      new Map(ORDER_STATUSES.map(status => [status, 1])),
    )
  })

  test('comes in pages of ten that neither repeat nor leave out an order, also of one moment (MO-62)', async () => {
    const placed: string[] = []
    for (let count = 0; count < 23; count += 1) placed.push((await place()).code)
    const seen: string[] = []
    let after = ''
    for (const expected of [10, 10, 3]) {
      const { list } = await ask(after && `pageInput: { after: "${after}" }`)
      expect(list.edges).toHaveLength(expected)
      expect(list.pageInfo).toMatchObject({
        totalCount: 23,
        hasNextPage: expected === 10,
        hasPreviousPage: after !== '',
      })
      seen.push(...list.edges.map(({ cursor }) => cursor))
      after = list.pageInfo.endCursor ?? ''
    }
    expect(seen.toSorted()).toEqual(placed.toSorted())
  })

  test.each([
    ['pageInput: { after: "nothing" }', 'a place that does not exist'],
    ['pageInput: { first: 0 }', 'an empty page'],
    ['pageInput: { first: 101 }', 'too large a page'],
    ['months: 0', 'no month'],
    ['months: 37', 'more than 36 months'],
    [`keyword: "${'x'.repeat(500)}"`, 'a very long keyword'],
  ])('refuses %s (%s)', async args => expect((await ask(args)).code).toBe('BAD_USER_INPUT'))

  test('takes no place in another shopper’s list', async () => {
    const { code } = await place()
    expect((await ask(`pageInput: { after: "${code}" }`, await newVisitor())).code).toBe('BAD_USER_INPUT')
  })

  test('goes back as many months as asked (MO-61)', async () => {
    const old = await place({}, now - 40 * DAY)
    const fresh = await place({}, now - 20 * DAY)
    expect(await codes('months: 1')).toEqual([fresh.code])
    expect(await codes('months: 2')).toEqual([fresh.code, old.code])
    expect((await ask('months: 1')).list.pageInfo.totalCount).toBe(1)
  })

  test('finds by part of the number and of a name in either language, letter case aside', async () => {
    const coat = await place(named('防水外套', 'Rain Coat 100%'))
    const cup = await place(named('登山杯', 'Trail_Cup'))
    expect(await codes('keyword: "rain coat"')).toEqual([coat.code])
    expect(await codes('keyword: " 登山 "')).toEqual([cup.code])
    expect(await codes(`keyword: "${cup.externalNo.slice(4)}"`)).toEqual([cup.code])
    expect(await codes('keyword: "0%"')).toEqual([coat.code])
    expect(await codes('keyword: "l_c"')).toEqual([cup.code])
    expect(await codes('keyword: "n_c"')).toEqual([])
    expect((await ask('keyword: "coat", orderStatuses: [WAIT_PAY]')).list.pageInfo.totalCount).toBe(1)
    expect(await codes('keyword: "\' or 1=1 --"')).toEqual([])
  })

  test('shows orders whose time is over as cancelled (M-124)', async () => {
    await place()
    now += 180 * MINUTE
    const { list } = await ask('orderStatuses: [AUTO_CANCEL]')
    expect(list.edges).toHaveLength(1)
    expect(list.statusCounts).toEqual([{ orderStatus: 'AUTO_CANCEL', count: 1 }])
  })

  test('takes as many statements for a page of ten as for one order', async () => {
    const { statements } = open()
    const count = async () => {
      const before = statements.length
      await ask()
      return statements.length - before
    }
    await place()
    const ofOne = await count()
    for (let more = 0; more < 9; more += 1) await place()
    expect(await count()).toBe(ofOne)
    expect(ofOne).toBeLessThanOrEqual(8)
  })

  describe('buying again', () => {
    const buyAgain = async (orderId: string, { token } = shopper) => {
      const query = `mutation { orderBuyAgain(orderId: "${orderId}") { success cart { ableCartItems { quantity addCartPrice { amount } sku { code } } } userErrors { code } } }`
      const { data, errors } = await commerce.execute({ query, token, locale: 'en_US' })
      return (
        data?.['orderBuyAgain'] ?? errors?.[0]?.extensions['code'] // what a test compares
      )
    }

    test('puts the goods into the bag at today’s prices, without gifts; each line by itself', async () => {
      const { lines } = newOrder({ jacket: 2, last: 1, mug: 1 })
      const { code } = await place({
        lines: lines.map(line => (line.skuCode === 'mug' ? { ...line, lineType: 'GIFT' as const } : line)),
      })
      await commerce.importCatalogue(asText([spu('hat', { onShelves: false, skus: [sku('last')] })]))
      const answer = await buyAgain(code)
      expect(answer).toMatchObject({
        success: false,
        cart: { ableCartItems: [{ quantity: 2, sku: { code: 'jacket' } }] },
        userErrors: [{ code: 'CART_OFF_SHELF' }],
      })
    })

    test('of another shopper’s order, or of none, is refused alike', async () => {
      const { code } = await place()
      const refused = { success: false, cart: null, userErrors: [{ code: 'ORDER_UNKNOWN' }] }
      expect(await buyAgain(code, await newVisitor())).toEqual(refused)
      expect(await buyAgain('202601010000000000')).toEqual(refused)
    })

    test('needs a bag: a look at one order has none (L-120)', async () => {
      const { externalNo } = await place()
      const { token } = await commerce.services.sessions.startOrder(externalNo, now)
      expect(await buyAgain(externalNo, { token, code: '' })).toBe('401')
    })
  })

  describe('a guest', () => {
    const lookUp = async (orderCode: string, email: string) => {
      const query =
        'mutation ($orderCode: String!, $email: String!) { queryVisitorToken(orderCode: $orderCode, email: $email) { token userErrors { code } } }'
      const { data } = await commerce.execute({ query, variables: { orderCode, email } })
      return data?.['queryVisitorToken'] as { readonly token: string | null } // as asked above
    }
    const incorrect = { token: null, userErrors: [{ code: '00510950027' }] }

    test('finds an order by number and address, and sees it with the token (M-164, M-247, MO-57, MO-84)', async () => {
      const { code, externalNo } = await place()
      for (const number of [externalNo, code, ` ${externalNo} `]) {
        const { token } = await lookUp(number, ' Shopper@Cairn.example')
        const query = `{ getOrderDetail(code: "${externalNo}") { code } }`
        const { data } = await commerce.execute({ query, token: token ?? '' })
        expect(data).toEqual({ getOrderDetail: { code } })
      }
    })

    test('finds nothing with another address, another number, or a member’s order', async () => {
      const { externalNo } = await place()
      const { externalNo: ofMember } = await place({ owner: { code: 'some member', isMember: true } })
      expect(await lookUp(externalNo, 'other@cairn.example')).toEqual(incorrect)
      expect(await lookUp('202601010000000000', 'shopper@cairn.example')).toEqual(incorrect)
      expect(await lookUp(ofMember, 'shopper@cairn.example')).toEqual(incorrect)
      expect(await lookUp('', '')).toEqual(incorrect)
    })

    test('is answered after the same statements, right or wrong number', async () => {
      const { statements } = open()
      const { externalNo } = await place()
      const count = async (number: string) => {
        const before = statements.length
        await lookUp(number, 'other@cairn.example')
        return statements.length - before
      }
      expect(await count(externalNo)).toBe(await count('202601010000000000'))
    })
  })
})
