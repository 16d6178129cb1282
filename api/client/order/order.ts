import {
  getOrderDetailDocument,
  getOrderListDocument,
  orderBuyAgainDocument,
  orderCancelDocument,
  payDocument,
} from '../../generated/documents/order.ts'
import type {
  GetOrderListQuery,
  GetOrderListQueryVariables,
  OrderBuyAgainMutation,
  OrderCancelMutation,
  OrderCancelMutationVariables,
  OrderFragment,
  OrderInListFragment,
  PayMutation,
  PayMutationVariables,
} from '../../generated/operations.ts'
import type { Api, RunHow } from '../api.ts'

/** An order as its own page shows it. */
export type Order = OrderFragment
/** An order as a list shows it. */
export type ListedOrder = OrderInListFragment
export type OrderLine = ListedOrder['orderLines'][number]
export type OrderStatus = ListedOrder['orderStatus']
export type OrderPage = GetOrderListQuery['getOrderList']
export type CancelReason = OrderCancelMutationVariables['cancelReason']
export type PaymentRequest = PayMutationVariables['input']
export type PaymentAnswer = PayMutation['pay']

/** A page of the shopper's orders, the newest first. Source: M-106, MO-62. */
export const readOrders = async (api: Api, wanted: GetOrderListQueryVariables): Promise<OrderPage> =>
  (await api.run(getOrderListDocument, wanted)).getOrderList

/** An order by any of its numbers; `null` when it is none of the caller's. @param how the token of a guest's order. Source: M-115, MO-57. */
export const readOrder = async (api: Api, code: string, how?: RunHow): Promise<Order | null> =>
  (await api.run(getOrderDetailDocument, { code }, how)).getOrderDetail

/** Source: M-120 … M-122. */
export const cancelOrder = async (
  api: Api,
  wanted: OrderCancelMutationVariables,
  how?: RunHow,
): Promise<OrderCancelMutation['orderCancel']> =>
  (await api.run(orderCancelDocument, wanted, how)).orderCancel

/** Puts the goods of an order into the bag once more. */
export const buyAgain = async (api: Api, orderId: string): Promise<OrderBuyAgainMutation['orderBuyAgain']> =>
  (await api.run(orderBuyAgainDocument, { orderId })).orderBuyAgain

/** Asks for the form that takes the browser to the payment provider. Source: C-277, C-278. */
export const startPayment = async (api: Api, input: PaymentRequest, how?: RunHow): Promise<PaymentAnswer> =>
  (await api.run(payDocument, { input }, how)).pay
