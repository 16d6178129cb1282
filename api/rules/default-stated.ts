import type { BothTexts } from '#locales/locale.ts'
import type { Region } from './regions.ts'
import type { StatedService } from './service-names.ts'
import { DEFAULT_LIMITS, type ShopLimits } from './shop-limits.ts'

/** Fewest and most business days; `null` or absent where the shop cannot say. */
export type Days = readonly [fewest: number, most: number] | null | undefined

/** Settings of the shop that texts may state. Amounts in dollars, as on the wire. */
export interface StatedSettings {
  readonly shopName: BothTexts
  /** Amount of goods from which home delivery to Hong Kong and Macau is free. */
  readonly freeDeliveryFrom: number
  /** Home delivery by country. */
  readonly deliveryPrice: Readonly<Partial<Record<Region, number>>>
  readonly deliveryDays: Readonly<Partial<Record<Region, Days>>>
  /** Days from receipt in which goods may be returned. */
  readonly returnDays: number
  /** Time to pay an order. Minutes. */
  readonly paymentMinutes: number
  /** Maximum price of the goods of an order to Australia. */
  readonly australiaLimit: number
  readonly giftWrapPrice: number
  readonly greetingCardPrice: number
  /** Services that learn of a visit after consent. */
  readonly services: readonly StatedService[]
  readonly limits: ShopLimits
}

/** As a shop has them that says nothing else. Source: CO-01, CO-69, CO-87, CO-92, M-135, C-269. */
export const DEFAULT_STATED = {
  shopName: { zh_HK: 'Cairn', en_US: 'Cairn' },
  freeDeliveryFrom: 1000,
  deliveryPrice: { HK: 30, MO: 50, AU: 200, SG: 150 },
  deliveryDays: { HK: [3, 5], MO: [5, 7], AU: [7, 12], SG: [5, 8] },
  returnDays: 14,
  paymentMinutes: 180,
  australiaLimit: 5500,
  giftWrapPrice: 20,
  greetingCardPrice: 10,
  services: [],
  limits: DEFAULT_LIMITS,
} as const satisfies StatedSettings
