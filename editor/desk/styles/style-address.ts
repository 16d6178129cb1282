import { GAPS, type Gap } from '#api/rules/style-findings.ts'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { MOST_UNITS, typedUnits } from '../parts/UnitsFilter.tsx'
import { anyValue, chosenColumns, isSort, keepingColumns, type KnownParts } from '../views/list-query.ts'

export const SORTS = ['listed', 'style', 'title', 'lowest', 'free'] as const
type Sort = (typeof SORTS)[number]
export const SHELVES = ['on', 'some', 'off'] as const

/** Filters by code: a record of a collection each. */
const REFERENCES = ['brand', 'category', 'label'] as const

/** Question to the list of styles, as its address says it. */
export interface ListAsked {
  readonly search: string
  readonly codes: readonly string[]
  readonly brand?: string
  readonly category?: string
  readonly label?: string
  readonly shelf?: (typeof SHELVES)[number]
  readonly freeUpTo?: number
  /** Group in which something is missing. */
  readonly gap?: Gap
  readonly sort: Sort
  readonly isDescending: boolean
}

const isUnits = (value: string) => (typedUnits(value) ?? Number.POSITIVE_INFINITY) <= MOST_UNITS

/** The question of an address; what it does not know is left out. */
function askedOf(address: URLSearchParams): ListAsked {
  const [field, direction] = (address.get('sort') ?? '').split(' ')
  const shelf = SHELVES.find(each => each === address.get('shelf'))
  const gap = GAPS.find(each => each === address.get('gap'))
  const free = address.get('free') ?? ''
  const codes = (address.get('codes') ?? '').split(',').filter(code => code !== '')
  return {
    search: address.get('q') ?? '',
    codes,
    ...Object.fromEntries(
      REFERENCES.flatMap(name => {
        const code = address.get(name)
        return code ? [[name, code]] : []
      }),
    ),
    ...(shelf && { shelf }),
    ...(isUnits(free) && { freeUpTo: typedUnits(free) }),
    ...(gap && { gap }),
    sort: SORTS.find(each => each === field) ?? 'listed',
    isDescending: direction === 'desc',
  }
}

/** The address of a question; what goes without saying is left out. */
function addressOf(asked: ListAsked): URLSearchParams {
  const address = new URLSearchParams()
  if (asked.search.trim() !== '') address.set('q', asked.search)
  if (asked.codes.length > 0) address.set('codes', asked.codes.join(','))
  for (const name of REFERENCES) if (asked[name]) address.set(name, asked[name])
  if (asked.shelf) address.set('shelf', asked.shelf)
  if (asked.freeUpTo !== undefined) address.set('free', String(asked.freeUpTo))
  if (asked.gap) address.set('gap', asked.gap)
  if (asked.sort !== 'listed' || asked.isDescending)
    address.set('sort', asked.isDescending ? `${asked.sort} desc` : asked.sort)
  return address
}

/** Columns that the list can show, besides the style itself. */
const COLUMNS = [
  'variants',
  'price',
  'stock',
  'shelf',
  'gap',
  'brands',
  'categories',
  'labels',
  'listed',
] as const
export type StyleColumn = (typeof COLUMNS)[number]
export const STYLE_COLUMNS = { all: COLUMNS, usual: COLUMNS.slice(0, 5) }

/** Parts of an address that the list knows, besides columns. */
export const STYLE_PARTS: KnownParts = {
  q: anyValue,
  codes: anyValue,
  ...Object.fromEntries(REFERENCES.map(name => [name, anyValue])),
  shelf: value => SHELVES.some(each => each === value),
  free: isUnits,
  gap: value => GAPS.some(each => each === value),
  sort: isSort(SORTS),
}

/** The question of the list of styles, kept in its address and nowhere else. */
export function useStyleAddress() {
  const [address, setAddress] = useSearchParams()
  const asked = askedOf(address)
  const ask = (next: URLSearchParams) => setAddress(keepingColumns(address, next), { replace: true })
  return {
    asked,
    // Names that the list does not have are left out.
    columns: useMemo(() => chosenColumns(address, STYLE_COLUMNS) as readonly StyleColumn[], [address]),
    change: (more: Partial<ListAsked>) => ask(addressOf({ ...asked, ...more })),
    clear: () => ask(new URLSearchParams()),
  }
}

/** Returns true for a question that every style answers. */
export const isWhole = ({
  search,
  codes,
  brand,
  category,
  label,
  shelf,
  freeUpTo,
  gap,
}: ListAsked): boolean =>
  search.trim() === '' &&
  codes.length === 0 &&
  [brand, category, label, shelf, freeUpTo, gap].every(value => value === undefined)
