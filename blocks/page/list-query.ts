import { FILTER_ORDER } from '#api/rules/filter-order.ts'
/** A list's own state, kept in its address. Source: CO-33, CO-34, CO-47. */
export interface ListQuery {
  /** At most 50 characters, trimmed; empty for none. */
  readonly keyword: string
  readonly categories: readonly string[]
  readonly brands: readonly string[]
  /** Chosen values by filter code (`colour`, `size`, `gender` …). */
  readonly attributes: Readonly<Record<string, readonly string[]>>
  /** Whole dollars, both ends included; absent at its default end. */
  readonly minPrice?: number
  readonly maxPrice?: number
  /** Only products first listed within 14 days. Source: C-130. */
  readonly isNew: boolean
  readonly sort: ListSort | typeof RELEVANCE
}

/** Source: C-117, CO-35. */
export const LIST_SORTS = ['newest', 'bestseller', 'priceUp', 'priceDown'] as const
type ListSort = (typeof LIST_SORTS)[number]
/** The order of a search while none of the four is chosen: best match first. */
export const RELEVANCE = 'relevance'

/** The order while none is chosen. Source: C-117, CO-35. */
export const defaultSort = ({ keyword }: Pick<ListQuery, 'keyword'>): ListQuery['sort'] =>
  keyword ? RELEVANCE : 'newest'

/** Ends of the price slider, whole dollars. Source: C-116. */
export const PRICE_ENDS = { min: 1, max: 999_999 } as const

/** Source: C-156, CO-47. */
export const KEYWORD_MAX = 50

/** Filters with a plain parameter of their own; any other attribute is written `attr.<code>`. Source: C-115. */
const PLAIN_FILTERS = FILTER_ORDER.filter(name => name !== 'category' && name !== 'price' && name !== 'brand')
const ATTRIBUTE_PREFIX = 'attr.'

/** Codes of filters. */
const CODE = /^[\p{L}\p{N}][\p{L}\p{N}._/-]{0,63}$/u
/** Values are looser, sizes above all (`36"`, `10½`, `EU 38 (US 5)`); only what parts them is not theirs. */
const VALUE = /^[^,\p{C}]{1,64}$/u
/** Values of one filter, and filters of one address, that are looked at. */
const MAX_VALUES = 50

/** Values of a parameter, also of one that comes several times as forms send it; in one order, each once. */
const codes = (texts: readonly string[]): readonly string[] =>
  [...new Set(texts.flatMap(text => text.split(',', MAX_VALUES + 1)).map(code => code.trim()))]
    .filter(code => VALUE.test(code))
    .slice(0, MAX_VALUES)
    .toSorted()

/** The address's parameter for values of an attribute. */
export const attributeParameter = (code: string): string =>
  PLAIN_FILTERS.some(plain => plain === code) ? code : ATTRIBUTE_PREFIX + code

/** The attribute a parameter is about; `undefined` for parameters about something else. */
export function attributeOf(parameter: string): string | undefined {
  const plain = PLAIN_FILTERS.find(code => code === parameter)
  if (plain || !parameter.startsWith(ATTRIBUTE_PREFIX)) return plain
  const code = parameter.slice(ATTRIBUTE_PREFIX.length)
  // Written without the prefix if at all: one state, one address.
  return CODE.test(code) && attributeParameter(code) === parameter ? code : undefined
}

const isSort = (text: string | null): text is ListSort => LIST_SORTS.some(sort => sort === text)

/** Characters, not UTF-16 units: no broken Chinese. */
const cut = (text: string) => Array.from(text.trim()).slice(0, KEYWORD_MAX).join('').trim()

/** The two ends of `price=100-500`, as numbers of whole dollars; an end that is missing, wrong or at its default is left out, ends in the wrong order are swapped. */
function priceRange(text: string | null): Pick<ListQuery, 'minPrice' | 'maxPrice'> {
  const match = /^(\d{0,7})-(\d{0,7})$/.exec(text ?? '')
  if (!match) return {}
  const number = (digits: string | undefined, otherwise: number) =>
    digits ? Math.min(PRICE_ENDS.max, Math.max(PRICE_ENDS.min, Number(digits))) : otherwise
  const [from, to] = [number(match[1], PRICE_ENDS.min), number(match[2], PRICE_ENDS.max)]
  const [min, max] = from <= to ? [from, to] : [to, from]
  return {
    ...(min > PRICE_ENDS.min && { minPrice: min }),
    ...(max < PRICE_ENDS.max && { maxPrice: max }),
  }
}

/** Fields that a form without script sends in place of `price`. */
export const PRICE_FIELDS = { min: 'priceMin', max: 'priceMax' } as const

const priceOf = (search: URLSearchParams) =>
  priceRange(
    search.get('price') ?? `${search.get(PRICE_FIELDS.min) ?? ''}-${search.get(PRICE_FIELDS.max) ?? ''}`,
  )

function attributesOf(search: URLSearchParams): ListQuery['attributes'] {
  // Not a plain object while codes come from outside: `attr.constructor` is there before anything is set.
  const attributes = new Map<string, readonly string[]>()
  for (const parameter of new Set(search.keys())) {
    const code = attributeOf(parameter)
    const chosen = code === undefined ? [] : codes(search.getAll(parameter))
    if (code !== undefined && chosen.length > 0 && attributes.size < MAX_VALUES) attributes.set(code, chosen)
  }
  return Object.fromEntries(attributes)
}

/** Reads a list's state from an address; what makes no sense there counts as absent. */
export function parseListQuery(search: URLSearchParams): ListQuery {
  const sort = search.get('sort')
  const keyword = cut(search.get('keyword') ?? '')
  return {
    keyword,
    categories: codes(search.getAll('category')),
    brands: codes(search.getAll('brand')),
    attributes: attributesOf(search),
    ...priceOf(search),
    isNew: search.get('new') === '1',
    sort: isSort(sort) ? sort : defaultSort({ keyword }),
  }
}

/** The state as a query with its `?`, always written the same way; empty when the shopper has changed nothing. */
export function formatListQuery(query: ListQuery): string {
  const search = new URLSearchParams()
  const add = (name: string, values: readonly string[]) => {
    if (values.length > 0) search.set(name, [...values].toSorted().join(','))
  }
  if (query.keyword) search.set('keyword', query.keyword)
  add('category', query.categories)
  add('brand', query.brands)
  for (const [code, values] of Object.entries(query.attributes).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    add(attributeParameter(code), values)
  if (query.minPrice !== undefined || query.maxPrice !== undefined)
    search.set('price', `${query.minPrice ?? ''}-${query.maxPrice ?? ''}`)
  if (query.isNew) search.set('new', '1')
  if (query.sort !== RELEVANCE && query.sort !== defaultSort(query)) search.set('sort', query.sort)
  const text = search.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
