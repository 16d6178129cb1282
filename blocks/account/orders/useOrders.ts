import { type OrderPage, type OrderStatus, readOrders } from '#api/client/order.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries } from '../../shop/account/use-member.ts'

const KEY = ['orders'] as const

/** The member's orders in some states, as far as they were asked for. Source: M-106 … M-108, MO-62. */
export function useOrders(orderStatuses: readonly OrderStatus[], keyword: string) {
  const { api, mode } = useBlockContext()
  const isHydrated = useIsHydrated()
  const queries = useAccountQueries()
  const query = useInfiniteQuery(
    {
      queryKey: [...KEY, orderStatuses, keyword],
      queryFn: ({ pageParam }) =>
        readOrders(api, {
          orderStatuses: [...orderStatuses],
          ...(keyword && { keyword }),
          ...(pageParam !== undefined && { pageInput: { after: pageParam } }),
        }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ pageInfo }: OrderPage) =>
        pageInfo.hasNextPage ? (pageInfo.endCursor ?? undefined) : undefined,
      enabled: mode === 'shop' && isHydrated,
      retry: false,
      networkMode: 'always',
    },
    queries,
  )
  // What is known already must not show before the server's HTML is taken over.
  const pages = isHydrated ? query.data?.pages : undefined
  // The tabs keep their counts while the other's orders are read.
  const [counts, setCounts] = useState<OrderPage['statusCounts']>()
  const found = pages?.[0]?.statusCounts
  if (found && found !== counts) setCounts(found)
  return {
    orders: pages?.flatMap(({ edges }) => edges.map(({ node }) => node)),
    /** How many orders there are in these states; `undefined` until it was read. */
    countOf: (statuses: readonly OrderStatus[]) =>
      counts
        ?.filter(({ orderStatus }) => statuses.includes(orderStatus))
        .reduce((sum, { count }) => sum + count, 0),
    hasFailed: isHydrated && query.isError && !query.data,
    hasNext: isHydrated && query.hasNextPage,
    isFetchingNext: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
    /** After an order changed its state. */
    reload: () => void queries.invalidateQueries({ queryKey: KEY }),
  }
}
