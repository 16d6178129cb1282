import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { userErrorCodeType } from './shared/user-error-codes.ts'

/** Files that make up the schema. A new domain adds its own here. */
const FILES = [
  'schema.graphql',
  'product/product.graphql',
  'navigation/navigation.graphql',
  'back-in-stock/back-in-stock.graphql',
  'newsletter/newsletter.graphql',
  'cart/cart.graphql',
  'cart/share/share.graphql',
  'favorite/favorite.graphql',
  'coupon/coupon.graphql',
  'go-dollar/go-dollar.graphql',
  'address/address.graphql',
  'order/order.graphql',
  'after-sales/after-sales.graphql',
  'checkout/checkout.graphql',
  'auth/auth.graphql',
  'account/account.graphql',
  'identity/identity.graphql',
  'support/support.graphql',
]

/** The schema's text, one string per file, and the codes of refusals. */
export const typeDefs: readonly string[] = [
  ...FILES.map(file => readFileSync(join(import.meta.dirname, file), 'utf8')),
  userErrorCodeType,
]
