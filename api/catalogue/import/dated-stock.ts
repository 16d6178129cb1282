import { basisOf, type CountBasis } from '../../stock/count-basis.ts'
import type { Read } from '../rows/catalogue-writer.ts'
import type { SpuRows } from '../rows/stored-rows.ts'

/** A SKU whose stock a file states. */
interface StatedSku {
  readonly sku: string
  /** Instant of the count or export; `undefined` for a new count. Epoch milliseconds. */
  readonly countedAt: number | undefined
}

/** Entries of the ledger since the instants that a file names for its SKUs, by SKU. Those of new counts are left out. */
export async function datedBasis(
  db: Read,
  stated: readonly StatedSku[],
): Promise<ReadonlyMap<string, CountBasis>> {
  const found = new Map<string, CountBasis>()
  for (const [countedAt, group] of Map.groupBy(stated, one => one.countedAt)) {
    if (countedAt === undefined) continue
    const skus = group.map(({ sku }) => sku)
    for (const [sku, basis] of await basisOf(db, skus, countedAt)) found.set(sku, basis)
  }
  return found
}

/** Stock of a product as it is now, if it was as the file says at its instant: units that moved since are added. */
export const withMoves = (rows: SpuRows, dated: ReadonlyMap<string, CountBasis>): SpuRows => ({
  ...rows,
  skus: rows.skus.map(sku => {
    const moved = dated.get(sku.code)?.moved ?? 0
    return sku.on_hand === null || moved === 0 ? sku : { ...sku, on_hand: sku.on_hand + moved }
  }),
})

/** Latest entry in the ledger that the stock of a file counts, by SKU: a new count counts all there are. */
export async function seenEntries(
  db: Read,
  changes: readonly { readonly sku: string }[],
  dated: ReadonlyMap<string, CountBasis>,
): Promise<(rows: SpuRows) => Readonly<Record<string, number>>> {
  const skus = changes.map(({ sku }) => sku)
  const fresh = await basisOf(
    db,
    skus.filter(sku => !dated.has(sku)),
    undefined,
  )
  const seen = new Map(skus.map(sku => [sku, (dated.get(sku) ?? fresh.get(sku))?.seen ?? 0]))
  return rows =>
    Object.fromEntries(
      rows.skus.flatMap(({ code }) => {
        const number = seen.get(code)
        return number === undefined ? [] : [[code, number]]
      }),
    )
}
