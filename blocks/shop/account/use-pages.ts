import { SHOWS_FAILURES } from '#api/client/query-failures.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import {
  type InfiniteData,
  type QueryKey,
  useInfiniteQuery,
  type UseInfiniteQueryResult,
} from '@tanstack/react-query'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries } from './use-account-query.ts'

/** One page of a list of the API. */
interface Connection {
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null }
}

/** The state of a list that is read page by page. */
export interface KnownPages {
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
  readonly hasNext: boolean
  readonly isFetchingNext: boolean
  readonly more: () => void
}

/** Reads a list for a view. What is known already must not show before the server's HTML is taken over. */
export function useKnownPages<Page>(
  query: UseInfiniteQueryResult<InfiniteData<Page, unknown>>,
): KnownPages & { readonly pages: readonly Page[] | undefined } {
  const isHydrated = useIsHydrated()
  return {
    pages: isHydrated ? query.data?.pages : undefined,
    hasFailed: isHydrated && query.isError && !query.data,
    isRetrying: query.isRefetching,
    retry: () => void query.refetch(),
    hasNext: isHydrated && query.hasNextPage,
    isFetchingNext: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
  }
}

/**
 * Reads a list of the member's in the browser, as far as it was asked for.
 *
 * @param read reads the page after a cursor; without one, the first
 */
export function usePages<Page extends Connection>(
  queryKey: QueryKey,
  read: (after: string | undefined) => Promise<Page>,
) {
  const { mode } = useBlockContext()
  const isHydrated = useIsHydrated()
  const query = useInfiniteQuery(
    {
      queryKey,
      queryFn: ({ pageParam }) => read(pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ pageInfo }: Page) =>
        pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
      enabled: mode === 'shop' && isHydrated,
      ...SHOWS_FAILURES,
    },
    useAccountQueries(),
  )
  return useKnownPages(query)
}
