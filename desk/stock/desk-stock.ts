import type { MoveReason } from '#api/rules/move-reason.ts'
import type { HeldSkuStock } from '#api/stock/stock-reading.ts'

/** Most rows of one count. */
export const MOST_ROWS = 5000

/** Stock of a SKU with the orders that hold units of it, the most units first. */
export interface HeldDeskStock extends HeldSkuStock {
  /** Further orders that hold units. */
  readonly moreHolds: number
}

/** An entry in the ledger of a SKU. */
export interface DeskMove {
  /** Of the SKU, from 1. */
  readonly number: number
  /** ISO 8601, as all times of the desk. */
  readonly at: string
  readonly reason: MoveReason
  /** Change of the stock on hand. */
  readonly delta: number
  /** Units that came in or left (negative), also while they are not counted; 0 for corrections. */
  readonly units: number
  /** Afterwards. `null`: not counted. */
  readonly onHand: number | null
  /** Instant for which a count holds; `null` for other entries. */
  readonly countedAt: string | null
  /** Name of the operator; empty for imports at the command line. */
  readonly by: string
  /** Number of the order, return, set of changes or delivery note; empty for none. */
  readonly document: string
  readonly note: string
}

/** Row of a count, as it was entered or would be. */
export type CountedRow = { readonly sku: string; readonly units: number } & (
  | { readonly result: 'equal'; readonly onHand: number; readonly moved: number }
  | {
      readonly result: 'changed'
      /** `null`: was not counted. */
      readonly before: number | null
      readonly onHand: number
      /** Units that came in or left (negative) since the count; `onHand` has them. */
      readonly moved: number
    }
  | { readonly result: 'unknown' }
  /** Orders hold more than `onHand`, so nothing was changed. */
  | { readonly result: 'underHeld'; readonly onHand: number; readonly held: number; readonly moved: number }
  /** Stock was counted or set for a later instant, so nothing was changed. */
  | { readonly result: 'older'; readonly statedAt: string }
  /** An earlier row names the SKU. */
  | { readonly result: 'twice' }
)

/** Result of a count. */
export interface DeskCount {
  readonly rows: readonly CountedRow[]
  /** Rows of each result; results without a row are left out. */
  readonly sums: Readonly<Partial<Record<CountedRow['result'], number>>>
}
