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
import { isoInHongKong } from '#locales/hong-kong.ts'
import { verifyResolvers } from './verify/resolvers.ts'
import { identityResolvers } from './identity/resolvers.ts'

/** Writes epoch milliseconds, which resolvers give. Source: MO-59. */
const written = (value: unknown): string => {
  if (typeof value === 'number' && Number.isSafeInteger(value)) return isoInHongKong(value)
  throw new GraphQLError('A resolver gives an instant in epoch milliseconds.')
}

/** Reads an instant of any offset as epoch milliseconds. */
const read = (value: unknown): number => {
  if (
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(value)
  ) {
    const at = Date.parse(value)
    if (!Number.isNaN(at)) return at
  }
  throw new GraphQLError('A DateTime is in ISO 8601 with an offset, such as 2026-11-28T12:00:00+08:00.')
}

const DateTime = new GraphQLScalarType({
  name: 'DateTime',
  description: 'An instant in ISO 8601 with its offset, such as 2026-11-28T12:00:00+08:00.',
  coerceOutputValue: written,
  coerceInputValue: read,
  coerceInputLiteral: node => read(node.kind === Kind.STRING ? node.value : undefined),
})

/** The schema with its resolvers. A new domain joins both lists (`sdl.ts` and here). */
export const schema = makeExecutableSchema({
  typeDefs: [...typeDefs],
  resolvers: [
    { DateTime },
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
