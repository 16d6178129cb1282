import { type OrderPage, type OrderStatus, readOrders } from '#api/client/order/order.ts'
import { useState } from 'react'
import { useBlockContext } from '../../page/view.ts'
import { useAccountQueries } from '../../shop/account/use-account-query.ts'
import { usePages } from '../../shop/account/use-pages.ts'

const KEY = ['orders'] as const

/** The member's orders in some states, as far as they were asked for. Source: M-106 … M-108, MO-62. */
export function useOrders(orderStatuses: readonly OrderStatus[], keyword: string) {
  const { api } = useBlockContext()
  const queries = useAccountQueries()
  const { pages, ...list } = usePages([...KEY, orderStatuses, keyword], after =>
    readOrders(api, {
      orderStatuses: [...orderStatuses],
      ...(keyword && { keyword }),
      ...(after !== undefined && { pageInput: { after } }),
    }),
  )
  // The tabs keep their counts while the other's orders are read.
  const [counts, setCounts] = useState<OrderPage['statusCounts']>()
  const found = pages?.[0]?.statusCounts
  if (found && found !== counts) setCounts(found)
  return {
    orders: pages?.flatMap(({ edges }) => edges.map(({ node }) => node)),
    /** Number of orders in these states; `undefined` until it was read. */
    countOf: (statuses: readonly OrderStatus[]) =>
      counts
        ?.filter(({ orderStatus }) => statuses.includes(orderStatus))
        .reduce((sum, { count }) => sum + count, 0),
    ...list,
    /** After an order changed its state. */
    reload: () => void queries.invalidateQueries({ queryKey: KEY }),
  }
}
