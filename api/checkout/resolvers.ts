import type { Resolvers } from '../generated/resolver-types.ts'
import { deliveryArrivals, queryAdditionalService, queryCheckBaseInfo } from './base-info.ts'
import { createOrder } from './placing/create-order.ts'
import { checkout } from './preparation.ts'
import type { CheckoutContext } from './services.ts'

export const checkoutResolvers: Resolvers<CheckoutContext> = {
  Query: { checkout, deliveryArrivals, queryCheckBaseInfo, queryAdditionalService },
  Mutation: { createOrder },
}
