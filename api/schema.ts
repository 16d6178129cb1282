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

/** Resolvers give it as it is sent. Source: MO-59. */
const instant = (value: unknown): string => {
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00$/.test(value)) return value
  throw new GraphQLError('A DateTime is in ISO 8601 with the offset of Hong Kong.')
}

const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  description: 'An instant in ISO 8601 with the offset of Hong Kong, such as 2026-11-28T12:00:00+08:00.',
  coerceOutputValue: instant,
  coerceInputValue: instant,
})

/** The schema with its resolvers. A new domain joins both lists (`sdl.ts` and here). */
export const schema = makeExecutableSchema({
  typeDefs: [...typeDefs],
  resolvers: [
    { Timestamp, DateTime },
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
