import type { AuthContext, CartMerge, MergeReport } from '../auth/services.ts'
import type { CouponServices } from '../coupon/services.ts'
import type { GoDollarServices } from '../go-dollar/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { DEFAULT_FREIGHT, type FreightRates } from '../promotion/freight-rates.ts'
import { DEFAULT_SERVICE_FEES, type ServiceCharges, type ServiceFees } from '../promotion/service-fees.ts'
import type { ShopLimits } from '../rules/shop-limits.ts'
import { catalogueFacts } from './bag-facts.ts'
import { mergeBags } from './bag.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import { createShareStore, type ShareStore } from './share-store.ts'

/** Moves a visitor's bag into the member's. Source: M-070, CO-59. */
export async function mergeCarts(
  carts: CartStore,
  { from, into, now, view }: Parameters<CartMerge>[0],
  limits: Pick<ShopLimits, 'mostUnits'>,
): Promise<MergeReport | undefined> {
  const facts = { ...catalogueFacts(view, limits), now }
  const merged = await carts.merge(from, into, now, (member, visitor) => mergeBags(member, visitor, facts))
  return merged?.report
}

/** Charges of a shop beside its goods. */
export interface ShopCharges extends ServiceCharges {
  readonly freight: FreightRates
}

export interface CartOptions {
  /** The rest is as in `DEFAULT_FREIGHT` and `DEFAULT_SERVICE_FEES`. */
  readonly charges?: {
    readonly freight?: Partial<FreightRates>
    readonly serviceFees?: Partial<ServiceFees>
    readonly servicePromotions?: Partial<ServiceFees>
  }
}

export interface CartServices {
  readonly charges: ShopCharges
  readonly carts: CartStore
  readonly shares: ShareStore
}

/** Bags belong to sessions, so their context has both. */
export type CartContext = AuthContext & Context<CartServices & CouponServices & GoDollarServices>

export const createCartServices = (db: Database, { charges }: CartOptions = {}): CartServices => ({
  charges: {
    freight: { ...DEFAULT_FREIGHT, ...charges?.freight },
    serviceFees: { ...DEFAULT_SERVICE_FEES, ...charges?.serviceFees },
    servicePromotions: charges?.servicePromotions ?? {},
  },
  carts: createCartStore(db),
  shares: createShareStore(db),
})
