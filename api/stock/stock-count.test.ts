import { beforeEach, expect, test } from 'vitest'
import { createFulfilment } from '../order/fulfilment/fulfilment.ts'
import { checkBooks } from '../order/books/books.ts'
import { putStock } from '../order/testing.ts'
import { booksOf } from '../testing/books.ts'
import { describeOnBothDatabases, emptyTables } from '../testing/databases.ts'
import { changeStock } from './ledger.ts'
import { countOutcome, countStock, type CountedUnits } from './stock-count.ts'
import { addStock, setStock } from './stock-change.ts'
import { ORDER_TABLES, paidOrder } from './testing.ts'

const SIX = Date.parse('2026-11-28T18:00:00+08:00')
const HOUR = 3_600_000
const SEVEN = SIX + HOUR
const level = (onHand: number | null, held = 0) => ({ onHand, held })

test.each([
  ['confirms what is known', 40, level(40), 0, null, { result: 'equal', onHand: 40, moved: 0 }],
  [
    'has what shipped since taken off',
    40,
    level(50),
    -3,
    null,
    { result: 'changed', before: 50, onHand: 37, moved: -3 },
  ],
  ['is confirmed by what shipped since', 40, level(37), -3, null, { result: 'equal', onHand: 37, moved: -3 }],
  [
    'of a SKU that was not counted',
    5,
    level(null),
    -1,
    null,
    { result: 'changed', before: null, onHand: 4, moved: -1 },
  ],
  [
    'down to what orders hold',
    3,
    level(9, 3),
    0,
    null,
    { result: 'changed', before: 9, onHand: 3, moved: 0 },
  ],
  ['below what orders hold', 2, level(9, 3), 0, null, { result: 'underHeld', onHand: 2, held: 3, moved: 0 }],
  ['below nothing', 2, level(9), -3, null, { result: 'underHeld', onHand: -1, held: 0, moved: -3 }],
  ['after which it was counted again', 40, level(9), 0, SEVEN, { result: 'older', statedAt: SEVEN }],
  [
    'that corrects a count of the same instant',
    40,
    level(9),
    0,
    SIX,
    { result: 'changed', before: 9, onHand: 40, moved: 0 },
  ],
  ['of a SKU that does not exist', 1, undefined, 0, null, { result: 'unknown' }],
] as const)('a count %s', (_, units, known, moved, statedAt, outcome) =>
  expect(countOutcome(units, known, { moved, statedAt }, SIX)).toEqual(outcome),
)

describeOnBothDatabases('a count', open => {
  const act = { by: 'ada', reason: 'Stocktaking', document: 'L-7' }
  const count = async (
    rows: readonly CountedUnits[],
    { now = SEVEN, countedAt = SIX, isDry = false } = {},
  ) => {
    const counted = await countStock(open().db, { ...act, rows, now, countedAt, isDry })
    if (!counted.ok) throw new Error(counted.refusal.code)
    return counted.value
  }
  const stock = async (sku: string) =>
    (
      await open()
        .db.selectFrom('sku_stock')
        .select('on_hand')
        .where('sku_code', '=', sku)
        .executeTakeFirstOrThrow()
    ).on_hand
  const moves = async () =>
    (await open().db.selectFrom('stock_move').select('reason').where('at', '>', 0).execute()).map(
      row => row.reason,
    )
  const ship = async (sku: string, units: number, now: number) =>
    createFulfilment(open().db).ship(await paidOrder(open().db, { [sku]: units }, now), {
      by: 'ada',
      now,
      courier: 'SF',
      trackingNo: 'SF1234',
    })

  beforeEach(async () => {
    await emptyTables(open().db, ...ORDER_TABLES, 'stock_move', 'sku_stock')
    await putStock(open().db, { cup: 50, mug: null, pot: 7 })
  })

  test('adds what moved since its instant, and says so in the ledger', async () => {
    await ship('cup', 2, SIX - HOUR)
    await ship('cup', 3, SIX + 1)
    await ship('mug', 4, SIX + 1)
    const rows = [
      { sku: 'cup', units: 40 },
      { sku: 'mug', units: 10 },
      { sku: 'pot', units: 7 },
      { sku: 'pan', units: 1 },
      { sku: 'cup', units: 41 },
    ]
    const outcomes = [
      { result: 'changed', before: 45, onHand: 37, moved: -3 },
      { result: 'changed', before: null, onHand: 6, moved: -4 },
      { result: 'equal', onHand: 7, moved: 0 },
      { result: 'unknown' },
      { result: 'twice' },
    ]
    const before = await moves()
    expect(await count(rows, { isDry: true })).toEqual(outcomes)
    expect([await stock('cup'), await moves()]).toEqual([45, before])
    expect(await count(rows)).toEqual(outcomes)
    expect([await stock('cup'), await stock('mug'), await stock('pot')]).toEqual([37, 6, 7])
    const entry = await open()
      .db.selectFrom('stock_move')
      .select(['delta', 'units', 'counted_at', 'at', 'actor', 'document', 'note'])
      .where('sku_code', '=', 'cup')
      .where('reason', '=', 'count')
      .executeTakeFirstOrThrow()
    expect({ ...entry, at: Number(entry.at), counted_at: Number(entry.counted_at) }).toEqual({
      delta: -8,
      units: 0,
      counted_at: SIX,
      at: SEVEN,
      actor: 'ada',
      document: 'L-7',
      note: 'Stocktaking',
    })
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })

  test('can be sent again: what was written is confirmed and makes no further entry', async () => {
    const rows = [
      { sku: 'cup', units: 40 },
      { sku: 'pot', units: 7 },
    ]
    await count(rows)
    await ship('cup', 1, SEVEN)
    const before = await moves()
    expect(await count(rows, { now: SEVEN + HOUR })).toMatchObject([
      { result: 'equal', onHand: 39 },
      { result: 'equal' },
    ])
    expect(await moves()).toEqual(before)
  })

  test('includes deliveries that were entered since', async () => {
    const added = await addStock(open().db, { ...act, sku: 'pot', units: 12, now: SIX + 1 })
    expect(added.ok).toBe(true)
    expect(await count([{ sku: 'pot', units: 6 }])).toMatchObject([{ before: 19, onHand: 18, moved: 12 }])
  })

  test.each([
    ['another count', (now: number) => count([{ sku: 'pot', units: 7 }], { now, countedAt: now })],
    ['a level that was set', (now: number) => setStock(open().db, { ...act, sku: 'pot', units: 9, now })],
    [
      'an import',
      (now: number) =>
        open()
          .db.transaction()
          .execute(trx =>
            changeStock(trx, ['pot'], { reason: 'import', at: now, actor: '' }, () => ({ onHand: 9 })),
          ),
    ],
  ])('leaves stock alone after %s for a later instant', async (_, later) => {
    await later(SEVEN)
    const known = await stock('pot')
    expect(await count([{ sku: 'pot', units: 3 }], { now: SEVEN + 1 })).toEqual([
      { result: 'older', statedAt: SEVEN },
    ])
    expect(await stock('pot')).toBe(known)
  })

  test('counts for its own instant, however late it is entered', async () => {
    await count([{ sku: 'pot', units: 5 }], { now: SEVEN + HOUR, countedAt: SIX })
    expect(await count([{ sku: 'pot', units: 3 }], { now: SEVEN + HOUR, countedAt: SEVEN })).toMatchObject([
      { result: 'changed', before: 5, onHand: 3 },
    ])
  })

  test('never goes below what orders hold', async () => {
    await paidOrder(open().db, { pot: 4 }, SIX)
    expect(await count([{ sku: 'pot', units: 3 }])).toEqual([
      { result: 'underHeld', onHand: 3, held: 4, moved: 0 },
    ])
    expect(await stock('pot')).toBe(7)
  })

  test('of thousands of SKUs is written some hundred at a time', async () => {
    const rows = Array.from({ length: 1300 }, (_, at) => ({ sku: `many-${at}`, units: at % 50 }))
    for (let from = 0; from < rows.length; from += 400)
      await putStock(open().db, Object.fromEntries(rows.slice(from, from + 400).map(({ sku }) => [sku, 10])))
    open().statements.length = 0
    const outcomes = await count(rows)
    expect(outcomes.filter(({ result }) => result === 'equal')).toHaveLength(26)
    expect(outcomes.filter(({ result }) => result === 'changed')).toHaveLength(1274)
    expect(open().statements.length).toBeLessThan(60)
    expect(await checkBooks(booksOf(open().db))).toEqual([])
  })

  test.each([
    ['an instant after now', { countedAt: SEVEN + 1 }, 'IN_FUTURE'],
    ['no reason', { reason: ' ' }, 'REMARK'],
  ])('with %s is refused', async (_, change, code) => {
    const rows = [{ sku: 'cup', units: 1 }]
    const given = { ...act, rows, now: SEVEN, countedAt: SIX, isDry: false, ...change }
    expect(await countStock(open().db, given)).toEqual({ ok: false, refusal: { code } })
    expect(await stock('cup')).toBe(50)
  })
})
