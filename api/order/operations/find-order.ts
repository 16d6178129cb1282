import { setTimeout as pause } from 'node:timers/promises'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/database.ts'
import { typedCode } from '../../rules/typed-text.ts'
import { failure } from '../../shared/failure.ts'
import { messagesIn } from '../../shared/messages.ts'
import type { GuestOrders } from '../../support/services.ts'
import { type OrderModel, orderModel } from '../reading/order-model.ts'
import type { StoredOrder } from '../order-store.ts'
import type { OrderContext, OrderServices } from '../services.ts'

/** Nothing longer is the number of an order (characters). */
const MAX_NUMBER = 40

/** The number that shoppers see, of any of an order's numbers. Source: MO-57. */
export const orderNumber = (typed: string): string => typedCode(typed).slice(0, MAX_NUMBER).replace(/^O/, '')

/**
 * The order with that number if the caller may see it: its owner, or the holder of its order token. `undefined` for other
 * orders and for those that do not exist. An order whose time to pay is over is cancelled first. Codes 401 and 00510104 without
 * a session. Source: M-118, M-246, CO-110, MO-84, L-120.
 */
export async function findOrder(typed: string, context: OrderContext): Promise<StoredOrder | undefined> {
  const { orders, caller, now } = context.request
  const t = messagesIn(context.locale)
  if (caller.state === 'invalid') throw failure('00510104', t('error.sessionInvalid'))
  if (caller.state === 'none') throw failure('401', t('error.sessionMissing'))
  const order = await orders.findByNumber(orderNumber(typed))
  if (!order || !maySee(order, caller.session)) return undefined
  if (order.status !== 'WAIT_PAY' || now < order.payUntil) return order
  await endOverdue(order, context.request)
  return orders.find(order.code)
}

/** Time a reader waits for the payment provider; the shop's own job asks again. Milliseconds. */
const PROVIDER_WAIT_MS = 1500

/**
 * Ends an order whose time to pay is over, unless the provider knows of a payment. Does not wait for a provider that is slow or
 * down: the order is then shown as it is.
 */
export async function endOverdue(
  order: StoredOrder,
  { orders, payments, report, now }: OrderContext['request'],
): Promise<void> {
  const ended = payments
    ? payments.endIfOverdue(order, now)
    : orders.cancel(order.code, 'DEADLINE', now, 'deadline')
  const settled = ended.catch((error: unknown) => report(error, `Order ${order.code} could not be ended`))
  await Promise.race([settled, pause(PROVIDER_WAIT_MS, undefined, { ref: false })])
}

type Session = Pick<
  Extract<OrderContext['request']['caller'], { readonly state: 'known' }>['session'],
  'kind' | 'orderCode' | 'userCode'
>

/** Returns true if a session may see an order. */
export const maySee = ({ externalNo, ownerCode, isMember }: StoredOrder, session: Session): boolean =>
  session.kind === 'order'
    ? session.orderCode !== null && orderNumber(session.orderCode) === externalNo
    : session.userCode === ownerCode && (session.kind === 'member') === isMember

/** Orders in the language of the request; what happened to them is read together. */
export function orderModels(
  orders: readonly StoredOrder[],
  { request, locale }: Context<Pick<OrderServices, 'orderDetails'>>,
): readonly OrderModel[] {
  const details = request.orderDetails(orders.map(({ code }) => code))
  return orders.map(order => orderModel(order, details, locale))
}

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
