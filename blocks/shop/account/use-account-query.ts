import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import {
  QueryClient,
  QueryClientContext,
  type QueryKey,
  useQuery,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { use } from 'react'
import { useBlockContext } from '../../page/view.ts'

let own: QueryClient | undefined

/**
 * The query cache of the page. Personal pages have one of their own; elsewhere, on `/member`, all account blocks share this one.
 * A server starts each render with an empty cache.
 */
export function useAccountQueries(): QueryClient {
  const given = use(QueryClientContext)
  if (given) return given
  return typeof window === 'undefined' ? new QueryClient() : (own ??= new QueryClient())
}

/** State of data that is read in the browser. */
export interface KnownQuery {
  /** True if it could not be read, and nothing is known from before. */
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
}

type Query<Data, Key extends QueryKey> = Omit<UseQueryOptions<Data, Error, Data, Key>, 'enabled'> & {
  /** False while the question is not known yet. */
  readonly isAsked?: boolean
}

/**
 * Reads data of the shopper's in the browser; the canvas reads nothing. `data` is absent until it was read: what is known already must
 * not show before the server's HTML is taken over.
 */
export function useAccountQuery<Data, Key extends QueryKey>({
  isAsked = true,
  ...query
}: Query<Data, Key>): KnownQuery & { readonly data: Data | undefined } {
  const { mode } = useBlockContext()
  const isHydrated = useIsHydrated()
  const { data, isError, isRefetching, refetch } = useQuery<Data, Error, Data, Key>(
    { ...query, enabled: mode === 'shop' && isAsked },
    useAccountQueries(),
  )
  return {
    data: isHydrated ? data : undefined,
    hasFailed: isHydrated && isError && data === undefined,
    isRetrying: isRefetching,
    retry: () => void refetch(),
  }
}
