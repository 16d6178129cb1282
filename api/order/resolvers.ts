import type {
  MutationOrderCancelArgs,
  QueryGetOrderDetailArgs,
  QueryGetOrderDetailByVisitorArgs,
  Resolvers,
} from '../generated/resolver-types.ts'
import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import { orderBuyAgain } from './operations/buy-again.ts'
import { findOrder, orderModels } from './operations/find-order.ts'
import { getOrderList } from './operations/get-order-list.ts'
import {
  eventModels,
  isConfirmed,
  lineRefunds,
  type OrderLineModel,
  refundModel,
  shipmentModel,
} from './reading/order-model.ts'
import type { StoredOrder } from './order-store.ts'
import { pay } from './operations/pay.ts'
import type { OrderContext } from './services.ts'

const modelOf = (order: StoredOrder | undefined, context: OrderContext) =>
  (order && orderModels([order], context)[0]) ?? null

/** Source: M-116 … M-118, M-246, MO-63. */
async function getOrderDetail(
  _: unknown,
  { code, type }: Partial<QueryGetOrderDetailArgs> & Pick<QueryGetOrderDetailArgs, 'code'>,
  context: OrderContext,
) {
  if ((type ?? 'Order') !== 'Order')
    throw failure('BAD_USER_INPUT', messagesIn(context.locale)('error.nodeType'))
  return modelOf(await findOrder(code, context), context)
}

/** Source: M-248, L-120. */
async function getOrderDetailByVisitor(
  _: unknown,
  { input }: QueryGetOrderDetailByVisitorArgs,
  context: OrderContext,
) {
  const order = await findOrder(input.orderCode, context)
  const { caller } = context.request
  const isOrderToken = caller.state === 'known' && caller.session.kind === 'order'
  return isOrderToken ? modelOf(order, context) : null
}

/** Source: M-120 … M-122, M-249, MO-64, MO-65. */
async function orderCancel(
  _: unknown,
  { orderId, cancelReason }: MutationOrderCancelArgs,
  context: OrderContext,
) {
  const { orders, now } = context.request
  const refused = (code: 'ORDER_UNKNOWN' | 'ORDER_NOT_CANCELLABLE') => ({
    order: null,
    userErrors: [{ code, field: 'orderId', message: messagesIn(context.locale)(`order.${code}`) }],
  })
  const order = await findOrder(orderId, context)
  if (!order) return refused('ORDER_UNKNOWN')
  if (!(await orders.cancel(order.code, 'SHOPPER', now, cancelReason)))
    return refused('ORDER_NOT_CANCELLABLE')
  return { order: modelOf(await orders.find(order.code), context), userErrors: [] }
}

const refundsOf = async (line: OrderLineModel) =>
  lineRefunds(line, await line.details.refunds(line.orderCode), await line.details.returns(line.orderCode))

export const orderResolvers: Resolvers<OrderContext> = {
  Query: { getOrderList, getOrderDetail, getOrderDetailByVisitor },
  Mutation: { orderCancel, pay, orderPay: pay, orderBuyAgain },
  Order: {
    logistics: async ({ code, details }, _, { locale }) =>
      (await details.shipments(code)).map(shipment => shipmentModel(shipment, locale)),
    refundOrders: async ({ code, details }, _, { locale }) =>
      (await details.refunds(code)).map(refund => refundModel(refund, locale)),
    events: async ({ code, details }, _, { locale }) => eventModels(await details.events(code), locale),
    confirmationSentTo: async ({ code, email, details }) =>
      email && isConfirmed(await details.confirmations(code)) ? email : '',
  },
  OrderReceipt: { logisticsProvider: ({ courier }) => courier?.() ?? '' },
  OrderLine: {
    refundStatus: async line => (await refundsOf(line))[0]?.refundStatus ?? null,
    refunds: refundsOf,
  },
}
