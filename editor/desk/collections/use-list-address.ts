import type { AnyCollection } from '#desk/collections/define-collection.ts'
import { listFilters } from '#desk/collections/gaps.ts'
import { useMemo } from 'react'
import { columnRange } from './column-range.ts'
import { useSearchParams } from 'react-router'
import { anyValue, chosenColumns, isSort, keepingColumns, type KnownParts } from '../views/list-query.ts'

/** Question of a list, as its address says it. */
export interface ListAddress {
  readonly search: string
  readonly filters: Readonly<Record<string, string>>
  readonly sort: string
  readonly isDescending: boolean
}

const SEARCH = 'q'
const SORT = 'sort'

/** The question of an address. Filters and values that the collection does not have are left out. */
function questionOf(collection: AnyCollection, address: URLSearchParams): ListAddress {
  const [field = '', direction] = (address.get(SORT) ?? '').split(' ')
  const filters = listFilters(collection).flatMap(({ name, values }) => {
    const value = address.get(name)
    return value !== null && values.includes(value) ? [[name, value] as const] : []
  })
  return {
    search: address.get(SEARCH) ?? '',
    filters: Object.fromEntries(filters),
    sort: collection.sorts.includes(field) ? field : collection.sorts[0],
    isDescending: direction === 'desc',
  }
}

/** The address of a question; what goes without saying is left out. */
function addressOf(collection: AnyCollection, asked: ListAddress): URLSearchParams {
  const address = new URLSearchParams()
  if (asked.search.trim() !== '') address.set(SEARCH, asked.search)
  for (const [name, value] of Object.entries(asked.filters)) address.set(name, value)
  if (asked.sort !== collection.sorts[0] || asked.isDescending)
    address.set(SORT, asked.isDescending ? `${asked.sort} desc` : asked.sort)
  return address
}

/** Parts of an address that the list of a collection knows, besides columns. */
export const knownParts = (collection: AnyCollection): KnownParts => ({
  [SEARCH]: anyValue,
  [SORT]: isSort(collection.sorts),
  ...Object.fromEntries(
    listFilters(collection).map(({ name, values }) => [name, (value: string) => values.includes(value)]),
  ),
})

/** The question of a list, kept in its address and nowhere else. */
export function useListAddress(collection: AnyCollection) {
  const [address, setAddress] = useSearchParams()
  const asked = questionOf(collection, address)
  const ask = (next: URLSearchParams) => setAddress(keepingColumns(address, next), { replace: true })
  return {
    asked,
    columns: useMemo(() => chosenColumns(address, columnRange(collection)), [address, collection]),
    change: (more: Partial<ListAddress>) => ask(addressOf(collection, { ...asked, ...more })),
    clear: () => ask(new URLSearchParams()),
  }
}
