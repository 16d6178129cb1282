import type { AuthContext, CartMerge, MergeReport } from '../auth/services.ts'
import type { CouponServices } from '../coupon/services.ts'
import type { GoDollarServices } from '../go-dollar/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { mergeBags } from './bag.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import { createShareStore, type ShareStore } from './share-store.ts'

/** Moves a visitor's bag into the member's. Source: M-070, CO-59. */
export async function mergeCarts(
  carts: CartStore,
  { from, into, now }: Parameters<CartMerge>[0],
): Promise<MergeReport | undefined> {
  const merged = await carts.merge(from, into, now, (member, visitor) => mergeBags(member, visitor, { now }))
  return merged?.report
}

export interface CartServices {
  readonly carts: CartStore
  readonly shares: ShareStore
}

/** Bags belong to sessions, so their context has both. */
export type CartContext = AuthContext & Context<CartServices & CouponServices & GoDollarServices>

export const createCartServices = (db: Database): CartServices => ({
  carts: createCartStore(db),
  shares: createShareStore(db),
})
