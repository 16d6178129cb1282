import type { Freight } from './freight-step.ts'

/** Delivery by country in cents. Source: CO-69 (`freight.hk` …). */
const FEES: Readonly<Record<string, number>> = { HK: 3000, MO: 5000, AU: 20_000, SG: 15_000 }
/** Amount of goods from which delivery to Hong Kong and Macau is free. Source: CO-69 (`freight.freeThreshold`). */
const FREE_FROM = 100_000
const FREE_COUNTRIES = new Set(['HK', 'MO'])

/** Where goods go; the shop's own market unless the shopper says otherwise. */
interface Destination {
  readonly country?: string | null
  readonly isPickup?: boolean | null
}

/** What delivery costs; `undefined` for a country the shop does not deliver to. Pickup is free. Source: CO-69, CO-70. */
export function freightTo({ country, isPickup }: Destination = {}): Freight | undefined {
  const code = country ?? 'HK'
  const fee = FEES[code]
  if (fee === undefined) return undefined
  if (isPickup) return { fee: 0, freeFrom: null }
  return { fee, freeFrom: FREE_COUNTRIES.has(code) ? FREE_FROM : null }
}
