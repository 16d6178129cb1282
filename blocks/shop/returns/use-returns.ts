import {
  type AfterSalesOptions,
  type AfterSalesPage,
  type AfterSalesStatus,
  readAfterSalesOptions,
  readAfterSalesRecord,
  readReturn,
  type ReturnWithRefund,
} from '#api/client/order/after-sales.ts'
import { isSessionOver } from '#api/client/api-error.ts'
import type { RunHow } from '#api/client/api.ts'
import { SHOWS_FAILURES } from '#api/client/query-failures.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { useQuery } from '@tanstack/react-query'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries } from '../account/use-member.ts'
import { usePages } from '../account/use-pages.ts'
import { useOrderToken } from '../order/order-token.ts'

const KEY = ['returns'] as const
const detailKey = (code: string) => [...KEY, 'detail', code] as const

/** By the token where there is one that still opens it, else as the shopper of this browser. */
async function byEither<Found>(
  token: string | null | undefined,
  read: (how?: RunHow) => Promise<Found>,
  isFound: (found: Found) => boolean,
): Promise<Found> {
  if (token) {
    try {
      const found = await read({ token })
      if (isFound(found)) return found
    } catch (error) {
      if (!isSessionOver(error)) throw error
    }
  }
  return read()
}

/** Reads returns again wherever they show: one was asked for, cancelled or sent back. */
export function useReloadReturns() {
  const queries = useAccountQueries()
  return () => queries.invalidateQueries({ queryKey: KEY })
}

/** Returnable units of an order; `null` when it is none of the shopper's. @param isAsked false while there is no order */
export function useReturnOptions(orderNo: string, token: string | null, isAsked = true) {
  const { api, mode } = useBlockContext()
  const isHydrated = useIsHydrated()
  const { data, isError, isRefetching, refetch } = useQuery(
    {
      queryKey: [...KEY, 'options', orderNo, token, api.locale],
      queryFn: (): Promise<AfterSalesOptions | null> =>
        byEither(
          token,
          how => readAfterSalesOptions(api, orderNo, how),
          found => found !== null,
        ),
      enabled: mode === 'shop' && isHydrated && isAsked,
      ...SHOWS_FAILURES,
    },
    useAccountQueries(),
  )
  return {
    options: isHydrated ? data : undefined,
    hasFailed: isHydrated && isError && data === undefined,
    isRetrying: isRefetching,
    retry: () => void refetch(),
  }
}

/** The returns of one order. @param isAsked false while there is no order */
export function useReturnsOfOrder(orderNo: string, token: string | null, isAsked: boolean) {
  const { api, mode } = useBlockContext()
  const isHydrated = useIsHydrated()
  const { data } = useQuery(
    {
      queryKey: [...KEY, 'order', orderNo, token, api.locale],
      queryFn: (): Promise<AfterSalesPage> =>
        byEither(
          token,
          how => readAfterSalesRecord(api, { afterSalesInput: { orderNo } }, how),
          ({ edges }) => edges.length > 0,
        ),
      enabled: mode === 'shop' && isHydrated && isAsked,
      ...SHOWS_FAILURES,
    },
    useAccountQueries(),
  )
  return isHydrated ? data?.edges.map(({ node }) => node) : undefined
}

/** The member's returns in some states, as far as they were asked for. Source: M-129, M-137, M-251. */
export function useReturns(statuses: readonly AfterSalesStatus[]) {
  const { api } = useBlockContext()
  const { pages, ...list } = usePages([...KEY, 'list', statuses, api.locale], after =>
    readAfterSalesRecord(api, {
      afterSalesInput: { statuses: [...statuses] },
      ...(after !== undefined && { pageInput: { after } }),
    }),
  )
  return { returns: pages?.flatMap(({ edges }) => edges.map(({ node }) => node)), ...list }
}

/** One return with its refund, by the number of either: a member's, or of the order whose token this tab has. Source: M-130, M-131. */
export function useReturn(code: string) {
  const { api, mode } = useBlockContext()
  const isHydrated = useIsHydrated()
  const queries = useAccountQueries()
  const token = useOrderToken(undefined)
  const { data, isError, isRefetching, refetch } = useQuery(
    {
      queryKey: [...detailKey(code), token, api.locale],
      queryFn: (): Promise<ReturnWithRefund> =>
        byEither(
          token,
          how => readReturn(api, code, how),
          ({ afterSales, refund }) => afterSales !== null || refund !== null,
        ),
      enabled: mode === 'shop' && code !== '' && token !== undefined,
      ...SHOWS_FAILURES,
    },
    queries,
  )
  return {
    found: isHydrated ? data : undefined,
    token: token ?? null,
    hasFailed: isHydrated && isError && data === undefined,
    isRetrying: isRefetching,
    retry: () => void refetch(),
  }
}
