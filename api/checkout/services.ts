import type { AccountServices } from '../account/services.ts'
import type { AddressServices } from '../address/services.ts'
import type { CartContext } from '../cart/services.ts'
import type { Context } from '../context.ts'
import type { OpeningServices } from '../opening/services.ts'
import type { OrderServices } from '../order/services.ts'
import { type CheckoutTerms, DEFAULT_TERMS } from './terms.ts'

export interface CheckoutOptions {
  /** The shop's settings for orders; the rest is as in `DEFAULT_TERMS`. */
  readonly checkoutTerms?: Partial<CheckoutTerms>
}

export interface CheckoutServices {
  readonly checkoutTerms: CheckoutTerms
}

/** An order is made of a bag, an address and what the shopper brings. */
export type CheckoutContext = CartContext &
  Context<
    CheckoutServices & OrderServices & AddressServices & AccountServices & Pick<OpeningServices, 'opening'>
  >

export const createCheckoutServices = ({ checkoutTerms }: CheckoutOptions): CheckoutServices => ({
  checkoutTerms: { ...DEFAULT_TERMS, ...checkoutTerms },
})
