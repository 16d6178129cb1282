import { isSessionOver } from '#api/client/api-error.ts'
import type { Api } from '#api/client/api.ts'
import { type Order, readOrder } from '#api/client/order/order.ts'
import { SHOWS_FAILURES } from '#api/client/query-failures.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { useQuery } from '@tanstack/react-query'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries } from '../account/use-member.ts'
import { useOrderToken } from './order-token.ts'

const orderKey = (number: string) => ['order', number] as const

/** By the token where there is one that still holds, else as the shopper of this browser. */
async function readByEither(api: Api, number: string, token: string | null): Promise<Order | null> {
  if (token) {
    try {
      const order = await readOrder(api, number, { token })
      if (order) return order
    } catch (error) {
      if (!isSessionOver(error)) throw error
    }
  }
  return readOrder(api, number)
}

export interface KnownOrder {
  /** `undefined` until it was read, `null` when there is none for this shopper. */
  readonly order: Order | null | undefined
  readonly token: string | null
  readonly hasFailed: boolean
  readonly isRetrying: boolean
  readonly retry: () => void
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
  const { api, mode } = useBlockContext()
  const isHydrated = useIsHydrated()
  const token = useOrderToken(number)
  const { data, isError, isRefetching, refetch } = useQuery(
    {
      queryKey: [...orderKey(number), token],
      queryFn: () => readByEither(api, number, token ?? null),
      enabled: mode === 'shop' && number !== '' && token !== undefined,
      refetchInterval: again ? query => again(query.state.data) : false,
      ...SHOWS_FAILURES,
    },
    useAccountQueries(),
  )
  return {
    order: isHydrated ? data : undefined,
    token: token ?? null,
    hasFailed: isHydrated && isError && data === undefined,
    isRetrying: isRefetching,
    retry: () => void refetch(),
  }
}

/** Shows an order that an answer brought. */
export function useTakeOrder() {
  const queries = useAccountQueries()
  return (order: Order) =>
    queries.setQueriesData<Order | null>({ queryKey: orderKey(order.orderCode) }, order)
}
