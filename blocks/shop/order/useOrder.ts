import { type Order, readOrder } from '#api/client/order/order.ts'
import { SHOWS_FAILURES } from '#api/client/query-failures.ts'
import { useBlockContext } from '../../page/view.ts'
import { type KnownQuery, useAccountQueries, useAccountQuery } from '../account/use-account-query.ts'
import { readByEither, useOrderToken } from './order-token.ts'

const orderKey = (number: string) => ['order', number] as const

export interface KnownOrder extends KnownQuery {
  /** `undefined` until it was read, `null` when there is none for this shopper. */
  readonly order: Order | null | undefined
  readonly token: string | null
}

/**
 * One order, read in the browser: a member's, that of this visit, or the one whose token this tab has.
 *
 * @param again milliseconds until it is read again, by what is known of it; absent, it is not
 */
export function useOrder(
  number: string,
  again?: (order: Order | null | undefined) => number | false,
): KnownOrder {
  const { api } = useBlockContext()
  const token = useOrderToken(number)
  const { data: order, ...query } = useAccountQuery({
    queryKey: [...orderKey(number), token],
    queryFn: (): Promise<Order | null> => readByEither(token, how => readOrder(api, number, how)),
    isAsked: number !== '' && token !== undefined,
    refetchInterval: again ? query => again(query.state.data) : false,
    ...SHOWS_FAILURES,
  })
  return { order, token: token ?? null, ...query }
}

/** Shows an order that an answer brought. */
export function useTakeOrder() {
  const queries = useAccountQueries()
  return (order: Order) =>
    queries.setQueriesData<Order | null>({ queryKey: orderKey(order.orderCode) }, order)
}
