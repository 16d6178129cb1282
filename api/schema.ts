import { makeExecutableSchema } from '@graphql-tools/schema'
import { GraphQLError, GraphQLScalarType, Kind } from 'graphql'
import { checkoutResolvers } from './checkout/resolvers.ts'
import { addressResolvers } from './address/resolvers.ts'
import { backInStockResolvers } from './back-in-stock/resolvers.ts'
import { authResolvers } from './auth/resolvers.ts'
import { accountResolvers } from './account/resolvers.ts'
import { newsletterResolvers } from './newsletter/resolvers.ts'
import { productResolvers } from './product/resolvers.ts'
import { cartResolvers } from './cart/resolvers.ts'
import { shareResolvers } from './cart/share/share-resolvers.ts'
import { favoriteResolvers } from './favorite/resolvers.ts'
import { couponResolvers } from './coupon/resolvers.ts'
import { goDollarResolvers } from './go-dollar/resolvers.ts'
import { afterSalesResolvers } from './after-sales/resolvers.ts'
import { orderResolvers } from './order/resolvers.ts'
import { lookupResolvers } from './support/lookup-resolvers.ts'
import { supportResolvers } from './support/resolvers.ts'
import { navigationResolvers } from './navigation/resolvers.ts'
import { typeDefs } from './sdl.ts'
import { verifyResolvers } from './verify/resolvers.ts'
import { identityResolvers } from './identity/resolvers.ts'

const milliseconds = (value: unknown): number => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value
  throw new GraphQLError('A Timestamp is a whole number of milliseconds.')
}

const Timestamp = new GraphQLScalarType({
  name: 'Timestamp',
  description: 'An instant in epoch milliseconds.',
  coerceOutputValue: milliseconds,
  coerceInputValue: milliseconds,
  coerceInputLiteral: node => milliseconds(node.kind === Kind.INT ? Number(node.value) : undefined),
})

/** The schema with its resolvers. A new domain joins both lists (`sdl.ts` and here). */
export const schema = makeExecutableSchema({
  typeDefs: [...typeDefs],
  resolvers: [
    { Timestamp },
    productResolvers,
    cartResolvers,
    shareResolvers,
    favoriteResolvers,
    couponResolvers,
    goDollarResolvers,
    addressResolvers,
    checkoutResolvers,
    orderResolvers,
    afterSalesResolvers,
    navigationResolvers,
    backInStockResolvers,
    newsletterResolvers,
    authResolvers,
    accountResolvers,
    verifyResolvers,
    identityResolvers,
    lookupResolvers,
    supportResolvers,
  ],
})
