import { namesIn } from '../../rules/line-changes.ts'
import type { RecordChange, RecordLine } from '../rows/change-log.ts'
import { isSame, keyOf } from './clashes.ts'

interface StockedSku {
  readonly code: string
  readonly size?: string | undefined
  readonly inventory?: unknown
}

/** The SKU whose stock a path names; `undefined` for other paths. */
const skuOfStock = (path: string): string | undefined => {
  const [list, sku, field] = namesIn(path)
  return list === 'skus' && field === 'inventory' ? sku : undefined
}

/** Returns true for the path of a SKU's stock. */
export const isStockPath = (path: string): boolean => skuOfStock(path) !== undefined

/** A value at a path with each SKU in it replaced. */
function withSkus(path: string, value: unknown, replace: (sku: StockedSku) => StockedSku): unknown {
  if (value === undefined) return undefined
  const [list, sku, field] = namesIn(path)
  const replaced = (skus: unknown) => (Array.isArray(skus) ? (skus as StockedSku[]).map(replace) : skus)
  if (list === undefined) {
    const line = value as { readonly skus?: unknown }
    return { ...line, skus: replaced(line.skus) }
  }
  if (list !== 'skus' || field !== undefined) return value
  return sku === undefined ? replaced(value) : replace(value as StockedSku)
}

/**
 * Changes of products in which SKUs have the stock that is stored. Stock is a ledger: a form and an undo have seen it at another time,
 * and would bring back units that were sold since. SKUs that are not there yet begin with what the change says.
 */
export function withOwnStock(
  changes: readonly RecordChange[],
  stored: ReadonlyMap<string, RecordLine>,
): readonly RecordChange[] {
  const levelsOf = new Map(
    Array.from(stored, ([key, line]) => [
      key,
      line.kind === 'spu' ? new Map(line.skus.map(({ code, inventory }) => [code, inventory])) : undefined,
    ]),
  )
  return changes.flatMap((change): readonly RecordChange[] => {
    const levels = levelsOf.get(keyOf(change))
    if (change.kind !== 'spu' || !levels) return [change]
    const moved = skuOfStock(change.path)
    if (moved !== undefined) return levels.has(moved) ? [] : [change]
    const { path, before, after, ...record } = change
    const stocked = (value: unknown) =>
      withSkus(path, value, sku => (levels.has(sku.code) ? { ...sku, inventory: levels.get(sku.code) } : sku))
    return [
      {
        ...record,
        path,
        ...(before !== undefined && { before: stocked(before) }),
        ...(after !== undefined && { after: stocked(after) }),
      },
    ]
  })
}

/** SKUs that a change takes out of a product, alone or as part of a list. */
export function skusRemovedBy({
  path,
  before,
  after,
}: Pick<RecordChange, 'path' | 'before' | 'after'>): readonly StockedSku[] {
  const [list, sku, field] = namesIn(path)
  if (list !== 'skus' || field !== undefined) return []
  const skusIn = (value: unknown) => (Array.isArray(value) ? (value as readonly StockedSku[]) : [])
  if (sku !== undefined) return after === undefined ? [(before ?? { code: sku }) as StockedSku] : []
  const left = new Set(skusIn(after).map(({ code }) => code))
  return skusIn(before).filter(({ code }) => !left.has(code))
}

/** Returns true for a change that takes SKUs out of a product. */
export const removesSkus = (change: Pick<RecordChange, 'path' | 'before' | 'after'>): boolean =>
  skusRemovedBy(change).length > 0

/** Returns true for a change that moved stock of a SKU, alone or as part of a list. */
export function movesStock({ kind, path, before, after }: RecordChange): boolean {
  if (kind !== 'spu') return false
  if (isStockPath(path)) return true
  if (path !== 'skus') return false
  const levels = new Map((before as readonly StockedSku[]).map(sku => [sku.code, sku.inventory]))
  return (after as readonly StockedSku[]).some(
    ({ code, inventory }) => levels.has(code) && !isSame(levels.get(code), inventory),
  )
}
