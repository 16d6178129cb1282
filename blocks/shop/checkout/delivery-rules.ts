import type { SavedAddress } from '#api/client/account/address.ts'
import type { CheckoutTerms } from '#api/client/cart/checkout.ts'
import type { PickUpPlace } from '#api/client/support/support.ts'
import {
  type AddressValues,
  addressCountry,
  addressProblems,
  emptyAddress,
} from '../address/address-rules.ts'
import type { Problems } from '../form/form-values.ts'
import type { Destination } from './checkout-store.ts'
import { asSectionProblems, type SectionProblem } from './section-problems.ts'

export type Method = CheckoutTerms['transportMethods'][number]['transportMethod']

/** The section of delivery as its form has it: the address is that of a new one, the name and number also those of a pick-up. */
export interface DeliveryValues extends AddressValues {
  readonly method: string
  /** Address of the address book, or `NEW_ADDRESS`. */
  readonly addressCode: string
  readonly pointRegion: string
  /** Empty: all districts. */
  readonly pointDistrict: string
  readonly pointCode: string
  /** True if a new address goes into the address book. */
  readonly saveAddress: boolean
}

/** Represents an address that is typed. */
export const NEW_ADDRESS = 'new'

export const isPickup = (method: string): boolean => method !== 'HOME_DELIVERY'

/** Why an address of the address book cannot be used; `undefined` when it can. Source: C-262, CO-86. */
export function addressUnusableReason(
  { deliveryMethod, isAvailable, countryId }: SavedAddress,
  countryIds: readonly string[],
): 'closed' | 'country' | undefined {
  if (!isAvailable || deliveryMethod === 'PICKUP') return 'closed'
  return countryIds.includes(countryId) ? undefined : 'country'
}

/** The default of those that can be used, else the first. Source: C-262. */
export const presetAddress = (saved: readonly SavedAddress[], countryIds: readonly string[]): string => {
  const usable = saved.filter(address => !addressUnusableReason(address, countryIds))
  return (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.code ?? NEW_ADDRESS
}

export const initialDelivery = (addressCode: string): DeliveryValues => ({
  ...emptyAddress(),
  method: 'HOME_DELIVERY',
  addressCode,
  pointRegion: '810000',
  pointDistrict: '',
  pointCode: '',
  saveAddress: false,
})

interface Known {
  readonly saved: readonly SavedAddress[]
  readonly points: readonly PickUpPlace[]
}

/** Collector of a parcel: these fields of an address are asked then. */
const COLLECTOR = new Set(['receiverFirstName', 'receiverLastName', 'receiverMobile'])

const collectorProblems = (values: DeliveryValues) =>
  Object.fromEntries(
    Object.entries(asSectionProblems(addressProblems(values))).filter(([field]) => COLLECTOR.has(field)),
  )

/** Source: C-244 … C-246, C-262. */
export function deliveryProblems(
  values: DeliveryValues,
  { saved, points }: Known,
): Problems<DeliveryValues, SectionProblem> {
  const { method, addressCode, pointCode } = values
  if (isPickup(method)) {
    const point = points.find(({ code }) => code === pointCode)
    const problem = !point ? 'pointMissing' : point.status === 'SUSPENDED' ? 'pointClosed' : undefined
    return { ...(problem && { pointCode: problem }), ...collectorProblems(values) }
  }
  if (addressCode === NEW_ADDRESS) return asSectionProblems(addressProblems(values))
  return saved.some(({ code }) => code === addressCode) ? {} : { addressCode: 'noAddress' }
}

/** Destination of the goods, as far as their cost depends on it. Source: C-255 … C-257, C-267, CO-96. */
export function destinationOf(values: DeliveryValues, { saved, points }: Known): Destination {
  const { method, addressCode, pointCode, countryId } = values
  if (isPickup(method)) {
    const point = points.find(({ code }) => code === pointCode)
    return { country: addressCountry(point?.regionId ?? values.pointRegion).region, isPickup: true }
  }
  const known = saved.find(({ code }) => code === addressCode)
  return { country: addressCountry(known?.countryId ?? countryId).region, isPickup: false }
}
