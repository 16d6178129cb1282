import type { Arrival } from '#api/client/cart/checkout.ts'
import { windowChangesAt } from '#api/rules/delivery-dates.ts'
import { epochMs } from '#locales/hong-kong.ts'
import { currentArrival } from './current-arrival.ts'

/** Returns the instant at which a page that says arrivals changes; `undefined` for never. Both in epoch milliseconds. */
export function arrivalChangesAt(
  arrivals: readonly Pick<Arrival, 'until'>[],
  now: number,
): number | undefined {
  const current = currentArrival(arrivals, now)
  return current && windowChangesAt(epochMs(current.until), now)
}
