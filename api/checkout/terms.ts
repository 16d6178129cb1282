import type { TransportMethodName } from '../generated/resolver-types.ts'
import { DELIVERABLE, type Region } from '../rules/regions.ts'
import { DEFAULT_STATED } from '../rules/default-stated.ts'
import type { DeliveryTerms, DispatchTerms } from '../rules/delivery-dates.ts'
import type { Cents } from '../shared/money.ts'

/** A shop's settings for orders. */
export interface CheckoutTerms extends DispatchTerms {
  /** Time to pay an order. Minutes. Source: C-288, CO-01. */
  readonly payMinutes: number
  /** Countries the shop delivers to. Source: CO-86 (`delivery.countries`). */
  readonly deliveryCountries: readonly Region[]
  /** Maximum price of the goods of an order to Australia. Source: C-239, CO-87 (`checkout.auCap`). */
  readonly australiaCap: Cents
  /** Time each delivery method takes, where known. Source: C-269. */
  readonly deliveryDays: DeliveryDays
}

type Days = DeliveryTerms['days'] | null

/** Business days from the order to the shopper; `null` where the shop cannot say. Home delivery by country; none for one that is missing. */
export type DeliveryDays = Readonly<Record<Exclude<TransportMethodName, 'HOME_DELIVERY'>, Days>> & {
  readonly HOME_DELIVERY: Readonly<Partial<Record<Region, Days>>>
}

export const DEFAULT_TERMS: CheckoutTerms = {
  payMinutes: DEFAULT_STATED.paymentMinutes,
  cutOffHour: 14,
  workingDays: ['mon', 'tue', 'wed', 'thu', 'fri'],
  deliveryCountries: DELIVERABLE,
  australiaCap: DEFAULT_STATED.australiaLimit * 100,
  deliveryDays: {
    HOME_DELIVERY: DEFAULT_STATED.deliveryDays,
    STORE_PICKUP: null,
    COURIER_PICKUP: [3, 5],
  },
}

/** Countries that an order leaves the shop's own market for. Source: C-249, CO-88. */
export const isAbroad = (country: Region): boolean => country === 'AU' || country === 'SG'

/** Longest remark to the shop, and longest text of a greeting card. Characters. Source: CO-92. */
export const MAX_REMARK = 200
export const MAX_MEMO = 100
/** Longest text that travels with a line. Characters. */
export const MAX_LINE_EXT = 1000
/** Shortest and longest key of an order. Characters. Source: CO-98. */
export const KEY_LENGTH = { min: 8, max: 64 }
