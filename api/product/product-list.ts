import type { Catalogue, Category, Spu } from '../catalogue/catalogue.ts'
import { lowestPrice } from './pricing.ts'
import { type Beholder, pricesOf } from './product-model.ts'
import { foldedText } from './search-text.ts'

type SortField = 'LIST_TIME' | 'SALES' | 'SALE_PRICE'

interface Sort {
  readonly field: SortField
  readonly order: 'ASC' | 'DESC'
}

/** Which products, in which order. Values in one list are alternatives; the lists all have to hold. Source: CO-33. */
export interface Criteria {
  readonly categories?: readonly string[] | undefined
  readonly brands?: readonly string[] | undefined
  readonly spuCodes?: readonly string[] | undefined
  readonly onShelves: readonly boolean[]
  /** Cents the shopper would pay, both ends included. Source: CO-34. */
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly attributes?: readonly { readonly code: string; readonly values: readonly string[] }[] | undefined
  readonly firstListTimeAfter?: number | undefined
  readonly keyword?: string | undefined
  /** Only these, and in this order when no sort is given. */
  readonly codes?: readonly string[] | undefined
  readonly sorts: readonly Sort[]
}

/** Source: CO-35. */
const DEFAULT_SORTS: readonly Sort[] = [{ field: 'LIST_TIME', order: 'DESC' }]

type Condition = (spu: Spu) => boolean

/** Codes of these categories and of everything below them. */
function withDescendants(catalogue: Catalogue, codes: readonly string[]): Set<string> {
  const found = new Set<string>()
  const add = (category: Category | undefined) => {
    if (!category || found.has(category.code)) return
    found.add(category.code)
    category.children.forEach(add)
  }
  for (const code of codes) add(catalogue.categories.get(code))
  return found
}

const anyOf = (
  wanted: readonly string[] | ReadonlySet<string>,
  pick: (spu: Spu) => readonly string[],
): Condition => {
  const set = new Set(wanted)
  return spu => pick(spu).some(code => set.has(code))
}

function conditionsOf(catalogue: Catalogue, beholder: Beholder, criteria: Criteria): Condition[] {
  const { minPrice, maxPrice, firstListTimeAfter } = criteria
  const conditions: Condition[] = [spu => criteria.onShelves.includes(spu.onShelves)]
  if (criteria.spuCodes) conditions.push(anyOf(criteria.spuCodes, spu => [spu.code]))
  if (criteria.brands) conditions.push(anyOf(criteria.brands, spu => spu.brands))
  if (criteria.categories) {
    conditions.push(anyOf(withDescendants(catalogue, criteria.categories), spu => spu.categories))
  }
  for (const { code, values } of criteria.attributes ?? []) {
    const has = anyOf(values, spu =>
      spu.attributes
        .filter(attribute => attribute.code === code)
        .flatMap(attribute =>
          attribute.values.map(value => (typeof value === 'string' ? value : (value.code ?? ''))),
        ),
    )
    conditions.push(has)
  }
  if (firstListTimeAfter !== undefined) conditions.push(spu => spu.firstListTime > firstListTimeAfter)
  if (minPrice !== undefined || maxPrice !== undefined) {
    conditions.push(spu => {
      const price = lowestPrice(pricesOf(spu, beholder))
      return price !== null && price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity)
    })
  }
  const words = (criteria.keyword ?? '').split(/\s+/).filter(Boolean)
  for (const word of words) {
    const folded = foldedText([word])
    conditions.push(spu => searchText(spu, catalogue).includes(folded))
  }
  return conditions
}

/** What a keyword is looked for in. Source: CO-48; ranking comes with the search index. */
function searchText(spu: Spu, catalogue: Catalogue): string {
  const names = [
    ...spu.brands.map(code => catalogue.brands.get(code)?.name),
    ...spu.categories.map(code => catalogue.categories.get(code)?.name),
  ]
  const texts = [spu.title, spu.subTitle, ...names].flatMap(text => (text ? [text.zh_HK, text.en_US] : []))
  return foldedText([spu.code, ...spu.skus.map(sku => sku.code), ...texts])
}

/** What a sort compares; `null` comes last in either direction. */
function sortValue(spu: Spu, field: SortField, beholder: Beholder): number | null {
  if (field === 'LIST_TIME') return spu.listTime
  if (field === 'SALES') return spu.recentSales
  return lowestPrice(pricesOf(spu, beholder))
}

function sorted(spus: readonly Spu[], sorts: readonly Sort[], beholder: Beholder): Spu[] {
  const keyed = spus.map(spu => ({ spu, keys: sorts.map(sort => sortValue(spu, sort.field, beholder)) }))
  keyed.sort((a, b) => {
    for (const [index, { order }] of sorts.entries()) {
      const [left, right] = [a.keys[index] ?? null, b.keys[index] ?? null]
      if (left === right) continue
      if (left === null) return 1
      if (right === null) return -1
      return order === 'ASC' ? left - right : right - left
    }
    return a.spu.code < b.spu.code ? -1 : 1
  })
  return keyed.map(entry => entry.spu)
}

/** Products that meet the criteria, in order; ties go by code. Source: C-117, C-126 … C-130, CO-35. */
export function selectProducts(catalogue: Catalogue, beholder: Beholder, criteria: Criteria): Spu[] {
  const conditions = conditionsOf(catalogue, beholder, criteria)
  const candidates = criteria.codes
    ? [...new Set(criteria.codes)].flatMap(code => catalogue.spus.get(code) ?? [])
    : [...catalogue.spus.values()]
  const found = candidates.filter(spu => conditions.every(holds => holds(spu)))
  if (criteria.codes && criteria.sorts.length === 0) return found
  return sorted(found, criteria.sorts.length > 0 ? criteria.sorts : DEFAULT_SORTS, beholder)
}
