import { describe, expect, test } from 'vitest'
import type { StoredOrder } from '../order/order-store.ts'
import { newOrder } from '../order/testing.ts'
import {
  freightWith,
  type OrderUnit,
  pickUnits,
  type ReceivedParcel,
  returnDeadline,
  returnOptions,
  sharesOf,
  type TakenUnit,
  unitsOf,
} from './returnable.ts'

const HOUR = 3_600_000
const noReplacement = { replacedAt: null, goods: null, record: 'A1', isShopLoss: false }
const DAY = 24 * HOUR
/** Seven in the evening in Hong Kong. */
const RECEIVED = Date.parse('2026-11-01T19:00:00+08:00')

const order = (units: Readonly<Record<string, number>>, change: Partial<StoredOrder> = {}): StoredOrder => {
  const { amounts, content, lines } = newOrder(units)
  return {
    code: 'O1',
    externalNo: '1',
    ownerCode: 'shopper',
    isMember: true,
    email: '',
    locale: 'zh_HK',
    status: 'WAIT_EVALUATE',
    isPaid: true,
    isTrial: false,
    cancelledBy: null,
    version: 1,
    createdAt: 0,
    payUntil: 0,
    amounts,
    content,
    lines: lines.map(line => ({ ...line, shipped: line.quantity, received: line.quantity, closed: 0 })),
    ...change,
  }
}

/** Lines with these amounts; GO DOLLAR pays for what `deduction` says. */
const withLines = (
  lines: readonly { net: number; quantity: number; deduction?: number; gift?: readonly number[] }[],
  { freight = 0, points = 0 } = {},
): StoredOrder => {
  const base = order(Object.fromEntries(lines.map(({ quantity }, at) => [`sku${at}`, quantity])))
  const deduction = points * 100
  const goods = lines.reduce((sum, { net }) => sum + net, 0)
  return {
    ...base,
    amounts: {
      ...base.amounts,
      productAmount: goods,
      freight,
      deduction,
      amount: goods + freight - deduction,
    },
    content: { ...base.content, goDollar: points > 0 ? { points, amount: deduction } : null },
    lines: base.lines.map((line, at) => {
      const { net = 0, deduction: own = 0, gift } = lines[at] ?? {}
      const content = gift ? { ...line.content, earnedBy: gift } : line.content
      return { ...line, net, deduction: own, content, lineType: gift ? 'GIFT' : line.lineType }
    }),
  }
}

const parcel = (
  number: number,
  quantities: readonly number[],
  receivedAt: number | null = RECEIVED,
): ReceivedParcel => ({
  number,
  receivedAt,
  lines: quantities.map((quantity, position) => ({ position, quantity })),
})

const optionsOf = (
  bought: StoredOrder,
  parcels: readonly ReceivedParcel[],
  taken: readonly TakenUnit[] = [],
  now = RECEIVED,
) =>
  returnOptions(bought, unitsOf(bought, parcels, taken), { now, days: 14 }).map(({ units, problem }) => [
    units.length,
    problem,
  ])

const pick = (
  bought: StoredOrder,
  lines: readonly { position: number; quantity: number }[],
  {
    parcels = [
      parcel(
        1,
        bought.lines.map(({ quantity }) => quantity),
      ),
    ],
    taken = [] as TakenUnit[],
    now = RECEIVED,
    isExchange = false,
  } = {},
) => {
  const picked = pickUnits(bought, unitsOf(bought, parcels, taken), { lines, isExchange }, { now, days: 14 })
  return picked.ok ? picked.value.map(({ position, unit }) => [position, unit]) : picked.refusal.code
}

describe('the time for returns (M-135, MO-70)', () => {
  test('is as long as the shop says, in what it does and in what it answers', () => {
    const bought = order({ a: 1 })
    const units = unitsOf(bought, [parcel(1, [1])], [])
    const lines = [{ position: 0, quantity: 1 }]
    const pick = (days: number) =>
      pickUnits(bought, units, { lines, isExchange: false }, { now: RECEIVED + 20 * DAY, days })
    expect(pick(14)).toEqual({ ok: false, refusal: { code: 'AFTER_SALES_OVERDUE', days: 14 } })
    expect(pick(30)).toMatchObject({ ok: true })
  })

  test.each([
    ['at once', 0, true],
    ['on day 14 at a minute to midnight', 14 * DAY + 5 * HOUR - 60_000, true],
    ['on day 15 at midnight', 14 * DAY + 5 * HOUR, false],
  ])('%s', (_, later, isOpen) => {
    expect(RECEIVED + later < returnDeadline(RECEIVED, 14)).toBe(isOpen)
    expect(optionsOf(order({ a: 1 }), [parcel(1, [1])], [], RECEIVED + later)).toEqual([
      isOpen ? [1, null] : [0, 'OVERDUE'],
    ])
  })

  test('each unit counts from the parcel it came in', () => {
    const parcels = [parcel(1, [2], RECEIVED - 20 * DAY), parcel(2, [1])]
    expect(optionsOf(order({ a: 3 }), parcels)).toEqual([[1, null]])
    expect(pick(order({ a: 3 }), [{ position: 0, quantity: 1 }], { parcels })).toEqual([[0, 2]])
    expect(pick(order({ a: 3 }), [{ position: 0, quantity: 2 }], { parcels })).toBe('AFTER_SALES_UNITS')
  })
})

describe('what can be returned (MO-70)', () => {
  test('nothing before it was received', () => {
    expect(optionsOf(order({ a: 1, b: 1 }), [])).toEqual([
      [0, 'NOT_RECEIVED'],
      [0, 'NOT_RECEIVED'],
    ])
    expect(optionsOf(order({ a: 1 }), [parcel(1, [1], null)])).toEqual([[0, 'NOT_RECEIVED']])
    expect(pick(order({ a: 1 }), [{ position: 0, quantity: 1 }], { parcels: [] })).toBe(
      'AFTER_SALES_NOT_RECEIVED',
    )
  })

  test('what was bought, less what is in a return already', () => {
    const taken: TakenUnit[] = [{ position: 0, unit: 0, taken: 'RETURN', ...noReplacement }]
    expect(optionsOf(order({ a: 2 }), [parcel(1, [2])], taken)).toEqual([[1, null]])
    expect(pick(order({ a: 2 }), [{ position: 0, quantity: 2 }], { taken })).toBe('AFTER_SALES_UNITS')
    expect(pick(order({ a: 2 }), [{ position: 0, quantity: 1 }], { taken })).toEqual([[0, 1]])
    taken.push({ position: 0, unit: 1, taken: 'EXCHANGE', ...noReplacement })
    expect(optionsOf(order({ a: 2 }), [parcel(1, [2])], taken)).toEqual([[0, 'TAKEN']])
    expect(pick(order({ a: 2 }), [{ position: 0, quantity: 1 }], { taken })).toBe('AFTER_SALES_UNITS')
  })

  test.each([
    ['no line', []],
    ['an unknown line', [{ position: 7, quantity: 1 }]],
    [
      'a line twice',
      [
        { position: 0, quantity: 1 },
        { position: 0, quantity: 1 },
      ],
    ],
  ])('refuses %s', (_, lines) => expect(pick(order({ a: 2 }), lines)).toBe('AFTER_SALES_LINES'))

  test.each([0, -1, 1.5, 3, Number.NaN])('refuses %s of two units', quantity =>
    expect(pick(order({ a: 2 }), [{ position: 0, quantity }])).toBe('AFTER_SALES_UNITS'),
  )
})

describe('gifts', () => {
  const bought = withLines([
    { net: 100, quantity: 2 },
    { net: 100, quantity: 1 },
    { net: 0, quantity: 1, gift: [0] },
  ])

  test('cannot be returned on its own', () =>
    expect(pick(bought, [{ position: 2, quantity: 1 }])).toBe('AFTER_SALES_GIFT'))

  test.each([
    ['one of two units that earned it', [{ position: 0, quantity: 1 }], [[0, 0]]],
    ['goods that did not earn it', [{ position: 1, quantity: 1 }], [[1, 0]]],
    [
      'the last of the goods that earned it',
      [{ position: 0, quantity: 2 }],
      [
        [0, 0],
        [0, 1],
        [2, 0],
      ],
    ],
  ])('come back with %s', (_, lines, units) => expect(pick(bought, lines)).toEqual(units))

  test('come back with the last unit when the others were returned before, not when they were exchanged', () => {
    const lines = [{ position: 0, quantity: 1 }]
    expect(
      pick(bought, lines, { taken: [{ position: 0, unit: 0, taken: 'RETURN', ...noReplacement }] }),
    ).toEqual([
      [0, 1],
      [2, 0],
    ])
    expect(
      pick(bought, lines, { taken: [{ position: 0, unit: 0, taken: 'EXCHANGE', ...noReplacement }] }),
    ).toEqual([[0, 1]])
  })

  test('stay with an exchange, and before they were received', () => {
    const lines = [{ position: 0, quantity: 2 }]
    expect(pick(bought, lines, { isExchange: true })).toEqual([
      [0, 0],
      [0, 1],
    ])
    expect(pick(bought, lines, { parcels: [parcel(1, [2, 1])] })).toEqual([
      [0, 0],
      [0, 1],
    ])
  })

  test('of orders that do not know what earned them belong to all goods', () => {
    const old = withLines([
      { net: 100, quantity: 1 },
      { net: 100, quantity: 1 },
      { net: 0, quantity: 1, gift: [] },
    ])
    expect(pick(old, [{ position: 0, quantity: 1 }])).toEqual([[0, 0]])
    expect(
      pick(old, [
        { position: 0, quantity: 1 },
        { position: 1, quantity: 1 },
      ]),
    ).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
    ])
  })

  test('do not hold back the freight of an order whose goods all came back (MO-73)', () => {
    const paid = {
      ...bought,
      amounts: { ...bought.amounts, freight: 3000, deduction: 500 },
      content: { ...bought.content, goDollar: { points: 5, amount: 500 } },
    }
    const freight = { amount: 2500, points: 5 }
    const taken = (isShopLoss: boolean): TakenUnit[] => [
      { position: 0, unit: 0, taken: 'RETURN', ...noReplacement, isShopLoss },
    ]
    const goods = (all: readonly OrderUnit[], from = 0) =>
      all.filter(({ position }) => position < 2).slice(from)
    const all = unitsOf(paid, [], [])
    expect(freightWith(paid, all, unit => goods(all).includes(unit))).toEqual(freight)
    expect(freightWith(paid, all, unit => goods(all, 1).includes(unit))).toEqual({ amount: 0, points: 0 })
    for (const isShopLoss of [true, false]) {
      const later = unitsOf(paid, [], taken(isShopLoss))
      expect(freightWith(paid, later, unit => goods(later, 1).includes(unit))).toEqual(
        isShopLoss ? freight : { amount: 0, points: 0 },
      )
    }
  })
})

describe('shares of units (spec, “rounding”; MO-76)', () => {
  test('the first units carry the odd cents, and GO DOLLAR come back as points', () => {
    const { units, freight } = sharesOf(
      withLines([{ net: 10_000, quantity: 3, deduction: 1000 }], { points: 10 }),
    )
    expect(units.map(({ amount, points }) => [amount, points])).toEqual([
      [3000, 4],
      [3000, 3],
      [3000, 3],
    ])
    expect(freight).toEqual({ amount: 0, points: 0 })
  })

  test('a part of GO DOLLAR that paid for the freight comes back with it', () => {
    const { freight } = sharesOf(
      withLines([{ net: 1000, quantity: 1, deduction: 500 }], { points: 10, freight: 3000 }),
    )
    expect(freight).toEqual({ amount: 2500, points: 5 })
  })

  test('all parts are what the order took', () => {
    let seed = 7
    const random = (most: number) => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % (most + 1)
    }
    for (let round = 0; round < 500; round += 1) {
      const lines = Array.from({ length: 1 + random(3) }, () => {
        const net = random(90_000)
        return { net, quantity: 1 + random(6), deduction: random(net) }
      })
      const freight = random(5000)
      const paid = lines.reduce((sum, { deduction }) => sum + deduction, 0)
      const points = Math.floor((paid + random(freight)) / 100)
      const fees = points * 100 - paid
      if (fees < 0 || fees > freight) continue
      const bought = withLines(lines, { points, freight })
      const shares = sharesOf(bought)
      const parts = [...shares.units, shares.freight]
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(bought.amounts.amount)
      expect(parts.reduce((sum, part) => sum + part.points, 0)).toBe(points)
      expect(Math.min(...parts.map(({ amount }) => amount))).toBeGreaterThanOrEqual(0)
    }
  })
})
