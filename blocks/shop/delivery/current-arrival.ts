import type { Arrival } from '#api/client/cart/checkout.ts'
import { epochMs } from '#locales/hong-kong.ts'

/** Returns the dates of an order that is placed at an instant; `undefined` where the shop does not say. @param now epoch milliseconds */
export const currentArrival = <Given extends Pick<Arrival, 'until'>>(
  arrivals: readonly Given[],
  now: number,
): Given | undefined => arrivals.find(({ until }) => now < epochMs(until))
