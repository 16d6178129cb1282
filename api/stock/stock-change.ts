import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../database/database.ts'
import { isRemark } from '../rules/remark.ts'
import { typedWords } from '../rules/typed-text.ts'
import { type Hold, holdsOf } from './holds.ts'
import { changeStock, type MoveCause } from './ledger.ts'
import type { StockLevel } from './stock-mark.ts'

/** Most units of a SKU, as in the catalogue's file. */
export const MAX_STOCK = 2_000_000_000

/** Why stock was not changed; nothing is changed then. */
export type StockProblem =
  | { readonly code: 'SKU_UNKNOWN' }
  /** The SKU is not counted, so nothing can be added to it. */
  | { readonly code: 'NOT_COUNTED' }
  /** Orders hold more than there would be. */
  | {
      readonly code: 'UNDER_HELD'
      readonly onHand: number
      readonly held: number
      readonly holds: readonly Hold[]
    }
  /** Stock is no longer as the operator saw it. */
  | { readonly code: 'STOCK_CHANGED'; readonly onHand: number | null }
  | { readonly code: 'TOO_MANY' }
  | { readonly code: 'REMARK' }

/** Who changes stock, when, why, and by which paper. */
export interface StockAct {
  readonly by: string
  readonly now: number
  /** In the operator's words. */
  readonly reason: string
  /** Number of the delivery note or list; empty for none. */
  readonly document: string
}

/** A change of one SKU. */
interface OneChange extends StockAct {
  readonly sku: string
  /** Stock on hand that the operator saw: another one is refused. Without it any is taken. */
  readonly seen?: number | null | undefined
}

/** Stock of a SKU before and after a change. */
interface StockChange {
  readonly before: StockLevel
  readonly after: StockLevel
}

export type StockChanged = Result<StockChange, StockProblem>

interface NextLevel {
  readonly onHand: number | null
  readonly units?: number
}
type Next = Result<NextLevel, StockProblem>

/** Refuses a level that is below what orders hold, or too high to be stored. */
function withinBounds(next: NextLevel, { held }: StockLevel): Next {
  const { onHand } = next
  if (onHand !== null && onHand < held) return refused({ code: 'UNDER_HELD', onHand, held, holds: [] })
  return onHand !== null && onHand > MAX_STOCK ? refused({ code: 'TOO_MANY' }) : accepted(next)
}

/** Cause of the entries that an operator makes. */
export const causeOf = (reason: MoveCause['reason'], act: StockAct): MoveCause => ({
  reason,
  at: act.now,
  actor: act.by,
  document: typedWords(act.document),
  note: typedWords(act.reason),
})

const changeOne = (
  db: Database,
  kind: 'set' | 'add',
  { sku, seen, ...act }: OneChange,
  step: (level: StockLevel) => Next,
): Promise<StockChanged> =>
  db.transaction().execute(async trx => {
    if (!isRemark(act.reason)) return refused({ code: 'REMARK' })
    let result: StockChanged = refused({ code: 'SKU_UNKNOWN' })
    await changeStock(trx, [sku], causeOf(kind, act), before => {
      const isChanged = seen !== undefined && seen !== before.onHand
      const asked: Next = isChanged ? refused({ code: 'STOCK_CHANGED', onHand: before.onHand }) : step(before)
      const next = asked.ok ? withinBounds(asked.value, before) : asked
      result = next.ok ? accepted({ before, after: { ...before, onHand: next.value.onHand } }) : next
      return next.ok ? next.value : undefined
    })
    return withHolds(result, async () => (await holdsOf(trx, [sku])).get(sku) ?? [])
  })

/** Names the orders in a refusal. */
async function withHolds(result: StockChanged, holds: () => Promise<readonly Hold[]>): Promise<StockChanged> {
  if (result.ok || result.refusal.code !== 'UNDER_HELD') return result
  return refused({ ...result.refusal, holds: await holds() })
}

/** Sets stock on hand. @param units `null`: no longer counted */
export const setStock = (
  db: Database,
  { units, ...change }: OneChange & { readonly units: number | null },
): Promise<StockChanged> => changeOne(db, 'set', change, () => accepted({ onHand: units }))

/** Adds units that came in, or takes out units that left otherwise than by an order. @param units not 0; negative takes out */
export const addStock = (
  db: Database,
  { units, ...change }: OneChange & { readonly units: number },
): Promise<StockChanged> =>
  changeOne(db, 'add', change, ({ onHand }) =>
    onHand === null ? refused({ code: 'NOT_COUNTED' }) : accepted({ onHand: onHand + units, units }),
  )
