import {
  type AfterSalesOptions,
  type AfterSalesPage,
  type AfterSalesStatus,
  readAfterSalesOptions,
  readAfterSalesRecord,
  readReturn,
  type ReturnWithRefund,
} from '#api/client/order/after-sales.ts'
import { SHOWS_FAILURES } from '#api/client/query-failures.ts'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries, useAccountQuery } from '../account/use-account-query.ts'
import { usePages } from '../account/use-pages.ts'
import { readByEither, useOrderToken } from '../order/order-token.ts'

const KEY = ['returns'] as const
const detailKey = (code: string) => [...KEY, 'detail', code] as const

/** Reads returns again wherever they show: one was asked for, cancelled or sent back. */
export function useReloadReturns() {
  const queries = useAccountQueries()
  return () => queries.invalidateQueries({ queryKey: KEY })
}

/** Returnable units of an order; `null` when it is none of the shopper's. @param isAsked false while there is no order */
export function useReturnOptions(orderNo: string, token: string | null, isAsked = true) {
  const { api } = useBlockContext()
  const { data: options, ...query } = useAccountQuery({
    queryKey: [...KEY, 'options', orderNo, token, api.locale],
    queryFn: (): Promise<AfterSalesOptions | null> =>
      readByEither(token, how => readAfterSalesOptions(api, orderNo, how)),
    isAsked,
    ...SHOWS_FAILURES,
  })
  return { options, ...query }
}

/** The returns of one order. @param isAsked false while there is no order */
export function useReturnsOfOrder(orderNo: string, token: string | null, isAsked: boolean) {
  const { api } = useBlockContext()
  const { data } = useAccountQuery({
    queryKey: [...KEY, 'order', orderNo, token, api.locale],
    queryFn: (): Promise<AfterSalesPage> =>
      readByEither(
        token,
        how => readAfterSalesRecord(api, { afterSalesInput: { orderNo } }, how),
        ({ edges }) => edges.length > 0,
      ),
    isAsked,
    ...SHOWS_FAILURES,
  })
  return data?.edges.map(({ node }) => node)
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
  const { api } = useBlockContext()
  const token = useOrderToken(undefined)
  const { data: found, ...query } = useAccountQuery({
    queryKey: [...detailKey(code), token, api.locale],
    queryFn: (): Promise<ReturnWithRefund> =>
      readByEither(
        token,
        how => readReturn(api, code, how),
        ({ afterSales, refund }) => afterSales !== null || refund !== null,
      ),
    isAsked: code !== '' && token !== undefined,
    ...SHOWS_FAILURES,
  })
  return { found, token: token ?? null, ...query }
}
