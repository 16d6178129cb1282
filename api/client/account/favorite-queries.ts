import { infiniteQueryOptions } from '@tanstack/react-query'
import { queryFavoritesDocument, type QueryFavoritesQuery } from '../../generated/documents.ts'
import type { FavoriteFilter, FavoriteSort } from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import { SHOWS_FAILURES } from '../query-failures.ts'

/** A page of the member's wish list. */
export type WishPage = QueryFavoritesQuery['queryFavorites']
export type Wished = WishPage['edges'][number]['node']
export type { FavoriteFilter, FavoriteSort }

/** Favourites read at a time: whole rows of two and of three. */
const PAGE_SIZE = 24

export const WISH_LIST_KEY = ['member', 'wishList'] as const

/** The wish list, page by page. Apart from `favorites.ts`, which pages without TanStack Query load too. Source: M-152, M-253. */
export const wishListQuery = (
  api: Api,
  { filter, sort }: { readonly filter: FavoriteFilter; readonly sort: FavoriteSort },
) =>
  infiniteQueryOptions({
    queryKey: [...WISH_LIST_KEY, api.locale, filter, sort],
    queryFn: async ({ pageParam }): Promise<WishPage> => {
      const pageInput = { first: PAGE_SIZE, after: pageParam }
      return (await api.run(queryFavoritesDocument, { pageInput, filter, sort })).queryFavorites
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ pageInfo }) => (pageInfo.hasNextPage ? pageInfo.endCursor : null),
    ...SHOWS_FAILURES,
  })
