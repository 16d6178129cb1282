import { type RawBuilder, sql } from 'kysely'

/**
 * From this many units on, shoppers see no difference, because a bag holds 99 of a product. Sales from a full warehouse
 * therefore change nothing in memory, and drop no finished page. The choice is ours.
 */
export const PLENTY = 100

/**
 * The mark of a stock row whose available units become fewer by `taken`, for the same update that changes them: set when
 * shoppers can tell, else as it was.
 * @param taken 0 for units that are given back: then it counts how few there were
 */
export const stockMark = (taken: number | RawBuilder<number>): RawBuilder<number> =>
  sql<number>`case when sku_stock.on_hand - sku_stock.reserved - ${taken} < ${PLENTY} then 1 else sku_stock.is_unpublished end`

/** Stock of a SKU. */
export interface StockLevel {
  /** `null`: not counted. */
  readonly onHand: number | null
  /** Units that orders hold until they ship. */
  readonly held: number
}

/** Units that can be sold; `null` where they are not counted. */
export const freeOf = ({ onHand, held }: StockLevel): number | null =>
  onHand === null ? null : onHand - held

/** Returns true if shoppers can tell two levels apart. */
export function showsToShoppers(before: StockLevel, after: StockLevel): boolean {
  const [one, other] = [freeOf(before), freeOf(after)]
  return one !== other && (one === null || other === null || Math.min(one, other) < PLENTY)
}
