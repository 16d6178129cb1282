import type { SavedAddress } from '#api/client/account/address.ts'
import { type AddressValues, addressProblems, addressValues, emptyAddress } from '../address/address-rules.ts'
import type { Problems } from '../form/form-values.ts'
import type { Collector } from './checkout-store.ts'
import { asSectionProblems, type SectionProblem } from './section-problems.ts'

/** The section of billing as its form has it. */
export interface BillingValues extends AddressValues {
  /** True if the bill goes where the order goes. A pick-up has no address to copy. Source: CO-91. */
  readonly isSame: boolean
}

/**
 * The last billing address, else an empty one in the name of who collects the order; the delivery's unless the shopper says otherwise.
 * Source: CO-91.
 */
export const initialBilling = (saved: SavedAddress | null, collector?: Collector): BillingValues => ({
  ...(saved ? addressValues(saved) : { ...emptyAddress(), ...collector }),
  isSame: true,
})

/** Returns true if the bill goes to the delivery address. */
export const isBilledThere = ({ isSame }: Pick<BillingValues, 'isSame'>, isPickup: boolean): boolean =>
  isSame && !isPickup

/** Source: C-242, CO-91. */
export const billingProblems = (
  values: BillingValues,
  isPickup: boolean,
): Problems<BillingValues, SectionProblem> =>
  isBilledThere(values, isPickup) ? {} : asSectionProblems(addressProblems(values))
