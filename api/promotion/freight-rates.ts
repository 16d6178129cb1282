import { DEFAULT_STATED } from '../rules/default-stated.ts'
import type { Cents } from '../shared/money.ts'
import type { Freight } from './freight-step.ts'

/** Delivery charges of a shop. Source: CO-69, CO-70. */
export interface FreightRates {
  /** Home delivery by country. A shop delivers to no other countries (`freight.hk` …). */
  readonly byCountry: Readonly<Record<string, Cents>>
  /** Amount of goods from which delivery to Hong Kong and Macau is free (`freight.freeThreshold`). */
  readonly freeFrom: Cents
  /**
   * Amount of goods from which members collect their orders free of charge. With 0 everybody does. Above it, other orders that are
   * collected cost as much as home delivery in Hong Kong (`freight.memberPickupThreshold`).
   */
  readonly memberPickupFrom: Cents
}

export const DEFAULT_FREIGHT: FreightRates = {
  byCountry: Object.fromEntries(
    Object.entries(DEFAULT_STATED.deliveryPrice).map(([country, dollars]) => [country, dollars * 100]),
  ),
  freeFrom: DEFAULT_STATED.freeDeliveryFrom * 100,
  memberPickupFrom: 0,
}

const HOME_MARKET = 'HK'
const FREE_COUNTRIES = new Set(['HK', 'MO'])

/** Destination and receiver of goods; a visitor in the shop's own market unless the call says otherwise. */
interface Destination {
  readonly country?: string | null
  readonly isPickup?: boolean | null
  readonly isMember?: boolean
}

/** Cost of delivery; `undefined` for a country the shop does not deliver to. Source: CO-69, CO-70. */
export function freightTo(
  { byCountry, freeFrom, memberPickupFrom }: FreightRates,
  { country, isPickup, isMember = false }: Destination = {},
): Freight | undefined {
  const code = country ?? HOME_MARKET
  const fee = byCountry[code]
  if (fee === undefined) return undefined
  if (!isPickup) return { fee, freeFrom: FREE_COUNTRIES.has(code) ? freeFrom : null, country: code }
  if (memberPickupFrom === 0) return { fee: 0, freeFrom: null, country: code }
  return {
    fee: byCountry[HOME_MARKET] ?? fee,
    freeFrom: isMember ? memberPickupFrom : null,
    country: code,
  }
}
