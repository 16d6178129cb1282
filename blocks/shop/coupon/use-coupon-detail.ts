import { readCouponDetail } from '#api/client/account/coupon.ts'
import { SHOWS_FAILURES } from '#api/client/query-failures.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries } from '../account/use-account-query.ts'
import { useKnownPages } from '../account/use-pages.ts'

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
      ...SHOWS_FAILURES,
    },
    useAccountQueries(),
  )
  const { pages, ...list } = useKnownPages(query)
  return {
    ...list,
    /** `undefined` until it was read, `null` when the member has no such coupon. */
    detail: pages && (pages[0] ?? null),
    goods: pages?.flatMap(page => page?.products?.edges.map(({ node }) => node) ?? []) ?? [],
  }
}
