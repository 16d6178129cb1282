import type { OrderFilter } from '#desk/orders/desk-order.ts'
import { ENDED, IN_PROGRESS } from '#blocks/shop/order/order-status.ts'
import { isOrderNumber, type Searchable, soughtNumber } from '../parts/list-search.ts'

/** By status, and by what shoppers say on the phone: the number of an order, or their e-mail address. */
export const ORDER_SEARCH: Searchable<OrderFilter> = {
  statuses: ['TO_SHIP', 'REFUND_FAILED', 'MAIL_FAILED', ...IN_PROGRESS, ...ENDED],
  about: 'email',
  soughtBy: typed => {
    const text = typed.trim()
    if (text.includes('@')) return { about: text }
    const number = soughtNumber(text)
    return isOrderNumber(number) ? { number } : undefined
  },
}
