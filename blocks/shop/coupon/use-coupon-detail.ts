import { readCouponDetail } from '#api/client/coupon.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries } from '../account/use-member.ts'

/** One of the member's coupons, with as many of its goods as were asked for. Source: M-146, M-209. */
export function useCouponDetail(id: string) {
  const { api } = useBlockContext()
  const query = useInfiniteQuery(
    {
      queryKey: ['member', 'coupon', id, api.locale],
      queryFn: ({ pageParam }) => readCouponDetail(api, id, pageParam),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: page =>
        page?.products?.pageInfo.hasNextPage ? (page.products.pageInfo.endCursor ?? undefined) : undefined,
      // An order may hold it by the next look.
      staleTime: 0,
      retry: false,
      networkMode: 'always',
    },
    useAccountQueries(),
  )
  const pages = query.data?.pages
  return {
    /** `undefined` until it was read, `null` when the member has no such coupon. */
    detail: pages && (pages[0] ?? null),
    goods: pages?.flatMap(page => page?.products?.edges.map(({ node }) => node) ?? []) ?? [],
    hasFailed: query.isError && !query.data,
    hasNext: query.hasNextPage,
    isFetchingNext: query.isFetchingNextPage,
    more: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
    isRetrying: query.isRefetching,
  }
}
