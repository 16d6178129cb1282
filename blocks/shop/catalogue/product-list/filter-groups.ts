import { FILTER_ORDER } from '#api/rules/filter-order.ts'
import type { FilterCondition } from '#api/client/product/product-page.ts'
import type { ListPlace } from '../../../page/shop-route.ts'
import { chosenIn, hasPrice } from './filter-choice.ts'
import { nameKey } from './filter-names.ts'
import { attributeParameter, type ListQuery } from '../../../page/list-query.ts'
import type { ListState } from './list-state.ts'

/** A filter as it is drawn. */
export type FilterGroup =
  | { readonly kind: 'price' }
  | {
      readonly kind: 'category' | 'brand' | 'colour' | 'size' | 'values'
      /** The address's parameter, and the name of the form's field. */
      readonly parameter: string
      /** As shoppers read it; absent for filters the shop names itself. */
      readonly name?: string
      readonly values: readonly FilterOption[]
    }

/** One value of a filter. */
export interface FilterOption {
  readonly key: string
  readonly label: string
  /** Products that have it. */
  readonly count: number
  readonly isChosen: boolean
  /** Of colours: the CSS colour and the picture on file; empty when there is none. */
  readonly colour?: string
  readonly imageUrl?: string
  /** Of categories: codes from the first level down to this one. */
  readonly path?: readonly string[]
}

type Given = Pick<ListState, 'query' | 'filters' | 'names'>
type Values = Omit<FilterOption, 'isChosen'>

/** Values on offer and, behind them, chosen ones that have no products left. */
function options({ query, names }: Given, parameter: string, offered: readonly Values[]): FilterOption[] {
  const chosen = chosenIn(query, parameter)
  const keys = new Set(offered.map(({ key }) => key))
  const left = chosen.filter(key => !keys.has(key))
  return [
    ...offered.map(value => ({ ...value, isChosen: chosen.includes(value.key) })),
    ...left.map(key => ({ key, label: names[nameKey(parameter, key)] ?? key, count: 0, isChosen: true })),
  ]
}

/** Categories below the place; it and what it lies in would narrow nothing, and its products' other places lead away. */
function categories({ filters, ...given }: Given, place: ListPlace): FilterOption[] {
  const here =
    place.kind === 'category' ? place.code : place.kind === 'brand' ? place.categoryCode : undefined
  const isBelow = (code: string, path: readonly string[]) =>
    here === undefined || (code !== here && path.includes(here))
  const offered = filters.categories
    .filter(({ code, categoryPath }) => isBelow(code, categoryPath.split('/')))
    .map(({ code, name, frontName, categoryPath, count }) => ({
      key: code,
      label: frontName || name,
      count,
      path: categoryPath.split('/'),
    }))
  return options({ filters, ...given }, 'category', offered)
}

const KINDS = { colour: 'colour', size: 'size' } as const
const kindOf = (type: string) => (Object.hasOwn(KINDS, type) ? KINDS[type as keyof typeof KINDS] : 'values')

/** Filters of attributes, those without a value on offer but with a choice among them. */
function attributes(given: Given): (readonly [type: string, FilterGroup])[] {
  const offered: FilterCondition['attributes'] = [
    ...given.filters.attributes,
    ...Object.keys(given.query.attributes)
      .filter(code => !given.filters.attributes.some(attribute => attribute.code === code))
      .map(code => ({ attributeType: code, code, name: '', values: [] })),
  ]
  return offered.map(({ attributeType, code, name, values }) => {
    const parameter = attributeParameter(code)
    const known = values.map(({ key, frontName, value, imageUrl, total }) => ({
      key,
      label: frontName || key,
      count: total,
      colour: value,
      imageUrl,
    }))
    const kind = kindOf(attributeType)
    return [
      attributeType,
      { kind, parameter, ...(name && { name }), values: options(given, parameter, known) },
    ]
  })
}

/** Every filter that has something to choose, in the order shown. Source: C-115, C-125, CO-33. */
export function filterGroups(given: Given, place: ListPlace): readonly FilterGroup[] {
  const { filters, query } = given
  const brands = filters.brands.map(({ code, name, count }) => ({ key: code, label: name, count }))
  const groups: (readonly [type: string, FilterGroup])[] = [
    ['category', { kind: 'category', parameter: 'category', values: categories(given, place) }],
    ['brand', { kind: 'brand', parameter: 'brand', values: options(given, 'brand', brands) }],
    ...attributes(given),
  ]
  if (filters.salePrices.length > 0 || hasPrice(query)) groups.push(['price', { kind: 'price' }])
  const places: readonly string[] = FILTER_ORDER
  const rank = (type: string) => (places.indexOf(type) + places.length + 1) % (places.length + 1)
  return groups
    .toSorted(([a], [b]) => rank(a) - rank(b))
    .map(([, group]) => group)
    .filter(group => group.kind === 'price' || group.values.length > 0)
    .filter(group => group.kind !== 'brand' || !isOwnBrand(place, query))
}

/** On a brand's list its brand is no question, unless the address says otherwise. */
const isOwnBrand = (place: ListPlace, { brands }: ListQuery) => place.kind === 'brand' && brands.length === 0
