import type { Database } from '../../database/database.ts'
import type { GuestOrders } from '../../support/services.ts'
import { orderNumber } from './find-order.ts'

/** Guests' orders by number and e-mail address: one statement whatever was typed. Source: M-164, M-247, MO-57, MO-84. */
export const createGuestOrders = (db: Database): GuestOrders => ({
  async find(typed, email) {
    const order = await db
      .selectFrom('order_head')
      .select(['external_no', 'email', 'is_member'])
      .where('external_no', '=', orderNumber(typed))
      .executeTakeFirst()
    const isTheirs = order?.is_member === 0 && email !== '' && order.email.toLowerCase() === email
    return isTheirs ? { orderCode: order.external_no } : undefined
  },
})
