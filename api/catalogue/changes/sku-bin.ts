import type { BothTexts } from '#locales/locale.ts'
import { type ChangeSet, skuRemovals } from '../rows/change-log.ts'
import { type Read, skuOwners, storedSpus } from '../rows/catalogue-writer.ts'
import { lineOfSpu } from '../rows/stored-lines.ts'
import { skusRemovedBy } from './own-stock.ts'

/** A SKU that was taken out of its product, and the set that did it. */
export interface BinnedSku {
  readonly set: ChangeSet
  readonly code: string
  readonly size: string | undefined
  /** Title of the product. */
  readonly title: BothTexts
}

/** SKUs removed since an instant that have not come back, of products that are still there; the newest first. */
export async function skuBin(db: Read, since: number): Promise<readonly BinnedSku[]> {
  const found = new Map<string, Omit<BinnedSku, 'title'> & { readonly product: string }>()
  for (const { set, change } of await skuRemovals(db, since))
    for (const { code, size } of skusRemovedBy(change))
      if (!found.has(code)) found.set(code, { set, code, size, product: change.code })
  const removed = [...found.values()]
  const there = await skuOwners(db, [...found.keys()])
  const products = await storedSpus(db, [...new Set(removed.map(({ product }) => product))])
  return removed.flatMap(({ product, ...sku }) => {
    const rows = products.get(product)
    return rows && !there.has(sku.code) ? [{ ...sku, title: lineOfSpu(rows).title }] : []
  })
}
