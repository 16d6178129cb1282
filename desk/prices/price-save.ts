import type { Records, SpuLine } from '#api/catalogue/changes/records.ts'
import type { SaveRefusal } from '#api/catalogue/changes/save-changes.ts'
import type { ImportProblem } from '#api/catalogue/format/file-facts.ts'
import { ownPrice } from '#api/catalogue/prices/own-price.ts'
import type { RecordChange } from '#api/catalogue/rows/change-log.ts'
import { problemText } from '#api/rules/catalogue-problem.ts'
import { applied } from '#api/rules/line-changes.ts'
import { isUnderFloor } from '#api/rules/price-floor.ts'
import type { Locale } from '#locales/locale.ts'
import { centsOf, lineValue, pathOfPrice, priceAt, priceOfIssue, priceOfPath } from './price-fields.ts'
import type { CellFate, PriceCell } from './price-shapes.ts'

/** Cells of a save with the lines of their products, as they are stored and as they would be. */
export interface PriceWork {
  readonly cells: readonly PriceCell[]
  readonly stored: ReadonlyMap<string, SpuLine>
  readonly after: ReadonlyMap<string, SpuLine>
  /** Changes of the products, in the order of their codes in the cells. */
  readonly changes: readonly RecordChange[]
  /** Cells of products or SKUs that are gone. */
  readonly gone: readonly PriceCell[]
}

const cellChange = ({ spu, sku, field, before, after }: PriceCell): RecordChange => ({
  kind: 'spu',
  code: spu,
  path: pathOfPrice(sku, field),
  before: lineValue(field, before),
  after: lineValue(field, after),
})

/** Changes of a product's own prices, which follow those of its SKUs. */
function ownChanges(before: SpuLine, after: SpuLine): readonly RecordChange[] {
  return (['listPrice', 'salePrice'] as const).flatMap(field => {
    const own = before[field] ?? null
    const skus = before.skus.map((sku, at) => ({
      before: sku[field] ?? null,
      after: after.skus[at]?.[field] ?? null,
    }))
    const next = ownPrice(own, skus)
    return next === own
      ? []
      : [{ kind: 'spu' as const, code: before.code, path: field, before: own, after: next }]
  })
}

/** Reads the products of cells, and makes the changes that a save would store. */
export async function priceWork(
  records: Pick<Records, 'products'>,
  cells: readonly PriceCell[],
): Promise<PriceWork> {
  const stored = await records.products([...new Set(cells.map(({ spu }) => spu))])
  const isThere = ({ spu, sku }: PriceCell) => stored.get(spu)?.skus.some(({ code }) => code === sku) ?? false
  const there = cells.filter(isThere)
  const after = new Map<string, SpuLine>()
  const changes: RecordChange[] = []
  for (const [spu, ofProduct] of Map.groupBy(there, cell => cell.spu)) {
    const line = stored.get(spu)
    if (!line) continue
    const own = ofProduct.map(cellChange)
    const next = applied(line, own) as SpuLine // prices alone differ
    after.set(spu, next)
    changes.push(...own, ...ownChanges(line, next))
  }
  return { cells, stored, after, changes, gone: cells.filter(cell => !isThere(cell)) }
}

/** Cells whose SKU would be priced under the floor, by a price that they set or by the struck price. */
export function underFloor({ cells, stored, after }: PriceWork): readonly PriceCell[] {
  return cells.filter(({ spu, sku, field }) => {
    const line = after.get(spu)
    const struck = priceAt(line, sku, 'listPrice')
    if (field === 'listPrice') return isUnderFloor(priceAt(line, sku, 'salePrice'), struck)
    return isUnderFloor(priceAt(line, sku, field), struck ?? priceAt(stored.get(spu), sku, field))
  })
}

/** Names a cell. */
export const cellKey = ({ sku, field }: Pick<PriceCell, 'sku' | 'field'>): string => `${sku} ${field}`

/** The sentence of a problem for each cell that has one; of a problem elsewhere in a product, for all cells of the product. */
function refusedCells(
  { cells, after, changes }: PriceWork,
  problems: readonly ImportProblem[],
  locale: Locale,
): ReadonlyMap<string, string> {
  const codes = [...new Set(changes.map(({ code }) => code))]
  const found = new Map<string, string>()
  for (const problem of problems) {
    const spu = codes[problem.line - 1] ?? ''
    const line = after.get(spu)
    const place = line && priceOfIssue(problem.path, line)
    const meant = cells.filter(
      cell =>
        cell.spu === spu && (!place || (cell.sku === place.sku && `${cell.field}` === `${place.field}`)),
    )
    for (const cell of meant) found.set(cellKey(cell), problemText(problem, locale))
  }
  return found
}

/** What a save would do with each cell, or why it did not. */
export function cellFates(
  work: PriceWork,
  refusal: SaveRefusal | undefined,
  { locale, goneText }: { readonly locale: Locale; readonly goneText: string },
): readonly CellFate[] {
  const { cells, stored } = work
  const under = new Set(underFloor(work).map(cellKey))
  const gone = new Set(work.gone.map(cellKey))
  const refused = refusedCells(work, refusal?.reason === 'problems' ? refusal.problems : [], locale)
  const clashes = new Map(
    (refusal?.reason === 'clash' ? refusal.clashes : []).flatMap(clash => {
      const place = priceOfPath(clash.path)
      return place ? [[cellKey(place), clash] as const] : []
    }),
  )
  return cells.map((cell): CellFate => {
    const key = cellKey(cell)
    const isUnder = under.has(key)
    if (gone.has(key)) return { ...cell, fate: 'refused', message: goneText, isUnderFloor: false }
    const message = refused.get(key)
    if (message !== undefined) return { ...cell, fate: 'refused', message, isUnderFloor: isUnder }
    const clash = clashes.get(key)
    if (clash) {
      const { by, at } = clash
      const news = { stored: centsOf(clash.stored), ...(by !== undefined && { by }), ...(at && { at }) }
      return { ...cell, fate: 'clash', ...news, isUnderFloor: isUnder }
    }
    const isSame = priceAt(stored.get(cell.spu), cell.sku, cell.field) === cell.after
    return { ...cell, fate: isSame ? 'unchanged' : 'changed', isUnderFloor: !isSame && isUnder }
  })
}
