import type { PriceCell } from '#desk/prices/price-shapes.ts'

/** Products of one change set. */
const PRODUCTS = 50
/** Cells of one change set. */
const CELLS = 5000

/** Cells in parts, each of which is saved as one change set. All cells of a product are in the same part. */
export function partsOf(cells: readonly PriceCell[]): readonly (readonly PriceCell[])[] {
  const parts: PriceCell[][] = []
  let products = 0
  for (const ofProduct of Map.groupBy(cells, ({ spu }) => spu).values()) {
    const part = parts.at(-1)
    if (part && products < PRODUCTS && part.length + ofProduct.length <= CELLS) {
      part.push(...ofProduct)
      products += 1
    } else {
      parts.push([...ofProduct])
      products = 1
    }
  }
  return parts
}
