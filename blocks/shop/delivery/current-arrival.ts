import type { Arrival } from '#api/client/cart/checkout.ts'
import { windowChangesAt } from '#api/rules/delivery-dates.ts'
import { epochMs } from '#locales/hong-kong.ts'

/** Returns the dates of an order that is placed at an instant; `undefined` where the shop does not say. @param now epoch milliseconds */
export const currentArrival = <Given extends Pick<Arrival, 'until'>>(
  arrivals: readonly Given[],
  now: number,
): Given | undefined => arrivals.find(({ until }) => now < epochMs(until))

/** Returns the instant at which a text about arrivals changes; `undefined` for never. Both in epoch milliseconds. */
export function arrivalChangesAt(
  arrivals: readonly Pick<Arrival, 'until'>[],
  now: number,
): number | undefined {
  const current = currentArrival(arrivals, now)
  return current && windowChangesAt(epochMs(current.until), now)
}
