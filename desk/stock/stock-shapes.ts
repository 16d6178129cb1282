import type { CountedUnits, CountOutcome } from '#api/stock/stock-count.ts'
import type { HeldSkuStock, StockMove } from '#api/stock/stock-reading.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import type { CountedRow, DeskCount, DeskMove, HeldDeskStock } from './desk-stock.ts'

/** Orders named for a SKU before the rest is only counted. */
export const MOST_HOLDS = 20

export const heldStockOf = ({ holds, ...stock }: HeldSkuStock): HeldDeskStock => ({
  ...stock,
  holds: holds.slice(0, MOST_HOLDS),
  moreHolds: Math.max(0, holds.length - MOST_HOLDS),
})

export const deskMoveOf = ({ at, countedAt, actor, ...move }: StockMove): DeskMove => ({
  ...move,
  at: isoInHongKong(at),
  countedAt: countedAt === null ? null : isoInHongKong(countedAt),
  by: actor,
})

const rowOf = (row: CountedUnits, outcome: CountOutcome): CountedRow =>
  outcome.result === 'older'
    ? { ...row, ...outcome, statedAt: isoInHongKong(outcome.statedAt) }
    : { ...row, ...outcome }

/** The result of a count, row by row. */
export function countOf(rows: readonly CountedUnits[], outcomes: readonly CountOutcome[]): DeskCount {
  const sums: Partial<Record<CountedRow['result'], number>> = {}
  for (const { result } of outcomes) sums[result] = (sums[result] ?? 0) + 1
  return {
    rows: rows.map((row, at) => rowOf(row, outcomes[at] ?? { result: 'unknown' })),
    sums,
  }
}
