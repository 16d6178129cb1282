import { attributeOf, attributeParameter, type ListQuery, PRICE_ENDS } from '../../../page/list-query.ts'

/** A chosen value, by the parameter of the address it is written in. */
export interface Choice {
  readonly parameter: string
  readonly value: string
}

/** Choice in one filter. */
export function chosenIn(
  { categories, brands, attributes }: ListQuery,
  parameter: string,
): readonly string[] {
  if (parameter === 'category') return categories
  if (parameter === 'brand') return brands
  const code = attributeOf(parameter)
  return (code !== undefined && Object.hasOwn(attributes, code) && attributes[code]) || []
}

/** Everything that is chosen, price and new arrivals apart. */
export const choicesOf = (query: ListQuery): readonly Choice[] => [
  ...query.categories.map(value => ({ parameter: 'category', value })),
  ...query.brands.map(value => ({ parameter: 'brand', value })),
  ...Object.entries(query.attributes).flatMap(([code, values]) =>
    values.map(value => ({ parameter: attributeParameter(code), value })),
  ),
]

export const hasPrice = ({ minPrice, maxPrice }: ListQuery): boolean =>
  minPrice !== undefined || maxPrice !== undefined

/** Number of filters set; a price range and new arrivals are one each. */
export const countChosen = (query: ListQuery): number =>
  choicesOf(query).length + Number(hasPrice(query)) + Number(query.isNew)

function withValues(query: ListQuery, parameter: string, values: readonly string[]): ListQuery {
  if (parameter === 'category') return { ...query, categories: values }
  if (parameter === 'brand') return { ...query, brands: values }
  const code = attributeOf(parameter)
  if (code === undefined) return query
  const { [code]: _, ...others } = query.attributes
  return { ...query, attributes: values.length > 0 ? { ...others, [code]: values } : others }
}

/** Chooses a value, or takes the choice back; values of one filter are alternatives. Source: CO-33. */
export function toggle(query: ListQuery, { parameter, value }: Choice): ListQuery {
  const chosen = chosenIn(query, parameter)
  const rest = chosen.filter(other => other !== value)
  return withValues(query, parameter, rest.length < chosen.length ? rest : [...chosen, value].toSorted())
}

/** A price range in whole dollars; an end at its default filters nothing. Source: C-116, CO-34. */
export function withPrice(query: ListQuery, from: number, to: number): ListQuery {
  const { minPrice: _, maxPrice: __, ...rest } = query
  const within = (price: number) => Math.min(PRICE_ENDS.max, Math.max(PRICE_ENDS.min, Math.round(price)))
  const [min, max] = [within(Math.min(from, to)), within(Math.max(from, to))]
  return {
    ...rest,
    ...(min > PRICE_ENDS.min && { minPrice: min }),
    ...(max < PRICE_ENDS.max && { maxPrice: max }),
  }
}

/** The range as the slider shows it. */
export const priceOf = ({ minPrice, maxPrice }: ListQuery): readonly [number, number] => [
  minPrice ?? PRICE_ENDS.min,
  maxPrice ?? PRICE_ENDS.max,
]

/** The list without any filter; words searched for and the order stay. */
export const withoutFilters = ({ keyword, sort }: ListQuery): ListQuery => ({
  keyword,
  sort,
  categories: [],
  brands: [],
  attributes: {},
  isNew: false,
})
