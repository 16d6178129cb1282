import type { TransportMethodName } from '../generated/resolver-types.ts'
import type { Region } from '../rules/regions.ts'
import type { Cents } from '../shared/money.ts'

/** Countries with a freight rate: a shop delivers to all of them or to some. Source: CO-69, CO-86. */
export const DELIVERABLE = ['HK', 'MO', 'AU', 'SG'] as const satisfies readonly Region[]

/** What a shop chooses about its orders. */
export interface CheckoutTerms {
  /** Time to pay an order. Minutes. Source: C-288, CO-01. */
  readonly payMinutes: number
  /** Countries the shop delivers to. Source: CO-86 (`delivery.countries`). */
  readonly deliveryCountries: readonly Region[]
  /** Most that the goods of an order to Australia may cost. Source: C-239, CO-87 (`checkout.auCap`). */
  readonly australiaCap: Cents
  /** How long each way of delivery takes, where the shop can say. Source: C-269. */
  readonly deliveryDays: DeliveryDays
}

/** Business days from the order to the shopper; `null` where the shop cannot say. */
export type DeliveryDays = Readonly<
  Record<TransportMethodName, readonly [fewest: number, most: number] | null>
>

export const DEFAULT_TERMS: CheckoutTerms = {
  payMinutes: 180,
  deliveryCountries: DELIVERABLE,
  australiaCap: 550_000,
  deliveryDays: { HOME_DELIVERY: [3, 5], STORE_PICKUP: null, COURIER_PICKUP: [3, 5] },
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
