import {
  addAll,
  type Bitset,
  bitsetOf,
  emptySet,
  fullSet,
  keepCommon,
  removeAll,
  setBetween,
  sizeOf,
} from '../index/bitset.ts'
import type { FacetGroup } from '../index/facet-group.ts'
import type { Selection, ViewIndex } from './view-index.ts'
import { sizeKey } from '../../rules/sizes.ts'

/** Which products. Values in one list are alternatives; every list must match. Source: CO-33. */
export interface Criteria {
  /** What holds whatever is chosen: counts never ignore it, as they do their own filter. */
  readonly withinCategory?: string | undefined
  readonly withinBrand?: string | undefined
  readonly categories?: readonly string[] | undefined
  readonly brands?: readonly string[] | undefined
  readonly spuCodes?: readonly string[] | undefined
  readonly onShelves: readonly boolean[]
  /** Cents the shopper would pay, both ends included. Source: CO-34. */
  readonly minPrice?: number | undefined
  readonly maxPrice?: number | undefined
  readonly attributes?: readonly AttributeChoice[] | undefined
  /** Epoch milliseconds. Source: C-130, CO-41. */
  readonly firstListTimeAfter?: number | undefined
  readonly keyword?: string | undefined
  /** Only these. */
  readonly codes?: readonly string[] | undefined
}

export interface AttributeChoice {
  readonly code: string
  readonly values: readonly string[]
}

/** A condition, and which filter it belongs to if any: `categories`, `brands`, `price`, or `attribute ` and its code. */
interface Condition {
  readonly filter?: string
  readonly products: Bitset
}

/** The group an attribute filter means. The shop's own four come before attributes of the same code. */
export function facetOf(index: ViewIndex, code: string): FacetGroup | undefined {
  const facets = index.catalogue.facets()
  if (code === 'colour') return facets.colours
  if (code === 'size') return facets.sizes
  if (code === 'discount') return index.discounts()
  if (code === 'activity') return index.activities()
  return facets.attributes.get(code)
}

export const attributeFilter = (code: string): string => `attribute ${code}`

function anyOf(total: number, group: FacetGroup | undefined, keys: readonly string[]): Bitset {
  const products = emptySet(total)
  for (const key of new Set(keys)) {
    const having = group?.having(key)
    if (having) addAll(products, having)
  }
  return products
}

const withAttribute = (index: ViewIndex, { code, values }: AttributeChoice): Condition => ({
  filter: attributeFilter(code),
  products: anyOf(
    index.catalogue.spus.length,
    facetOf(index, code),
    code === 'size' ? values.map(sizeKey) : values,
  ),
})

/** Products with one of the values of each choice. */
export function withAttributes(index: ViewIndex, choices: readonly AttributeChoice[]): Bitset {
  const products = fullSet(index.catalogue.spus.length)
  for (const choice of choices) keepCommon(products, withAttribute(index, choice).products)
  return products
}

function conditionsOf(index: ViewIndex, criteria: Criteria): Condition[] {
  const { spus, facets, firstListTimes, numberOf, onShelf, search } = index.catalogue
  const { categories, brands, minPrice, maxPrice, firstListTimeAfter, keyword } = criteria
  const { withinCategory, withinBrand } = criteria
  const total = spus.length
  const conditions: Condition[] = []
  const add = (products: Bitset, filter?: string) =>
    conditions.push(filter === undefined ? { products } : { filter, products })
  const addCodes = (codes: readonly string[] | undefined) => {
    if (codes)
      add(
        bitsetOf(
          total,
          codes.flatMap(code => numberOf(code) ?? []),
        ),
      )
  }

  const { onShelves } = criteria
  if (!onShelves.includes(false)) add(onShelves.includes(true) ? onShelf() : emptySet(total))
  else if (!onShelves.includes(true)) {
    const products = fullSet(total)
    removeAll(products, onShelf())
    add(products)
  }
  addCodes(criteria.codes)
  addCodes(criteria.spuCodes)
  if (withinCategory !== undefined) add(anyOf(total, facets().categories, [withinCategory]))
  if (withinBrand !== undefined) add(anyOf(total, facets().brands, [withinBrand]))
  if (categories) add(anyOf(total, facets().categories, categories), 'categories')
  if (brands) add(anyOf(total, facets().brands, brands), 'brands')
  for (const choice of criteria.attributes ?? []) conditions.push(withAttribute(index, choice))
  if (firstListTimeAfter !== undefined) {
    // Whole milliseconds: later than an instant is from the next one on.
    add(setBetween(firstListTimes(), firstListTimeAfter + 1, Infinity))
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    // A gift's price, which is infinite, is in no range. Source: CO-28.
    add(setBetween(index.prices(), minPrice ?? 0, Math.min(maxPrice ?? Infinity, Number.MAX_VALUE)), 'price')
  }
  if (keyword !== undefined) add(search().find(keyword).found)
  return conditions
}

function common(total: number, conditions: readonly Condition[]) {
  const products = fullSet(total)
  for (const condition of conditions) keepCommon(products, condition.products)
  return { products, size: sizeOf(products) }
}

function findProducts(index: ViewIndex, criteria: Criteria): Selection {
  const total = index.catalogue.spus.length
  const conditions = conditionsOf(index, criteria)
  const all = common(total, conditions)
  return {
    ...all,
    bytes: all.products.byteLength * (1 + conditions.length),
    without(filter) {
      const others = conditions.filter(condition => condition.filter !== filter)
      return others.length === conditions.length ? all : common(total, others)
    },
  }
}

/** Finds the products that meet criteria. Recent selections are cached with the index. */
export function select(index: ViewIndex, criteria: Criteria): Selection {
  const key = JSON.stringify(criteria)
  const known = index.selections.get(key)
  if (known) return known
  const selection = findProducts(index, criteria)
  index.selections.set(key, selection, key.length + selection.bytes)
  return selection
}
