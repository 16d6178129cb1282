import {
  cartItemCalculateDocument,
  checkoutDocument,
  createOrderDocument,
  deliveryArrivalsDocument,
  queryAdditionalServiceDocument,
  queryCheckBaseInfoDocument,
} from '../../generated/documents/checkout.ts'
import type {
  CartCalculateInput,
  ArrivalPartsFragment,
  CartItemCalculateQuery,
  CheckoutOrigin,
  CheckoutQuery,
  CreateOrderMutation,
  OrderCreateInput,
  QueryAdditionalServiceQuery,
  QueryCheckBaseInfoQuery,
} from '../../generated/operations.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'

export type { OrderCreateInput, OrderPayType, OrderReceiptInput } from '../../generated/operations.ts'
export type CheckoutPreparation = NonNullable<CheckoutQuery['checkout']>
export type CheckoutLine = CheckoutPreparation['lines'][number]
export type CheckoutTerms = QueryCheckBaseInfoQuery['queryCheckBaseInfo']
export type ShopService = QueryAdditionalServiceQuery['queryAdditionalService'][number]
export type CheckoutCalculation = CartItemCalculateQuery['cartItemCalculate']
/** Days on which an order arrives that is placed before a cut-off. */
export type Arrival = ArrivalPartsFragment
export type OrderAnswer = CreateOrderMutation['createOrder']

/** Selection that checkout would take over from the bag; `null` when nothing in it can be ordered. Source: C-340, C-353. */
export const prepareCheckout = async (
  api: Api,
  ask: { readonly couponCodes?: readonly string[]; readonly origin: CheckoutOrigin },
): Promise<CheckoutPreparation | null> => (await api.run(checkoutDocument, ask)).checkout

/** Terms of checkout. Source: C-351. */
export const checkoutTerms = async (api: Api): Promise<CheckoutTerms> =>
  (await api.run(queryCheckBaseInfoDocument, {})).queryCheckBaseInfo

/** Dates of home delivery in Hong Kong for what is ordered now, and after the next cut-off. */
export const deliveryArrivalsQuery = (api: Api): DataNeed<readonly Arrival[]> => ({
  queryKey: ['deliveryArrivals'],
  queryFn: async () => (await api.run(deliveryArrivalsDocument, {})).deliveryArrivals,
})

/** Services with their prices of now. Source: C-352, CO-93. */
export const additionalServices = async (api: Api): Promise<readonly ShopService[]> =>
  (await api.run(queryAdditionalServiceDocument, {})).queryAdditionalService

/** Cost of lines at their destination. Source: C-334. */
export const calculateCart = async (api: Api, input: CartCalculateInput): Promise<CheckoutCalculation> =>
  (await api.run(cartItemCalculateDocument, { input })).cartItemCalculate

/** Places an order. Source: C-247 … C-251, C-354. */
export const createOrder = async (api: Api, input: OrderCreateInput): Promise<OrderAnswer> =>
  (await api.run(createOrderDocument, { input })).createOrder
