import type { FavoriteFilter, FavoriteSort } from '#api/client/account/favorite-queries.ts'

/** Parts of a wish list in the order of their buttons. */
export const FILTERS = [
  'ALL',
  'AVAILABLE',
  'REDUCED',
  'UNAVAILABLE',
] as const satisfies readonly FavoriteFilter[]
export const SORTS = ['NEWEST', 'PRICE_ASC', 'PRICE_DESC'] as const satisfies readonly FavoriteSort[]

/** Which part of the list shows, and in which order. */
export interface WishChoice {
  readonly filter: FavoriteFilter
  readonly sort: FavoriteSort
}

export const EVERYTHING: WishChoice = { filter: 'ALL', sort: 'NEWEST' }

/** The choice that an address names; what it does not know counts as the usual. */
export function choiceIn(search: string): WishChoice {
  const named = new URLSearchParams(search)
  return {
    filter: FILTERS.find(filter => filter.toLowerCase() === named.get('show')) ?? EVERYTHING.filter,
    sort: SORTS.find(sort => sort.toLowerCase() === named.get('sort')) ?? EVERYTHING.sort,
  }
}

/** The address of a choice: the usual is not named. */
export function hrefOf({ filter, sort }: WishChoice): string {
  const named = new URLSearchParams()
  if (filter !== EVERYTHING.filter) named.set('show', filter.toLowerCase())
  if (sort !== EVERYTHING.sort) named.set('sort', sort.toLowerCase())
  const query = named.toString()
  return `/user/wish${query && `?${query}`}`
}
