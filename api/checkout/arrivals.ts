import type { ParsedPickUpPoint } from '../catalogue/site/site-lines.ts'
import type { DeliveryArrival, TransportMethodName } from '../generated/resolver-types.ts'
import {
  type ClosedDays,
  deliveryDates,
  type DeliveryPromise,
  type DeliveryTerms,
  deliveryWindows,
} from '../rules/delivery-dates.ts'
import { regionOfCountry } from '../rules/postal-address.ts'
import { regionTrail } from '../rules/region-tree.ts'
import type { Region } from '../rules/regions.ts'
import type { CheckoutTerms } from './terms.ts'

/** Place that an order goes to, and how. */
interface Way {
  readonly method: TransportMethodName
  readonly country: Region
  /** Store that hands an order out on the day it leaves. */
  readonly isSameDay?: boolean
}

/** Cut-offs that a page knows the dates of: it may stay open over one. */
const CUT_OFFS = 2
const SAME_DAY: DeliveryTerms['days'] = [0, 0]

/** Terms of a delivery; `undefined` where the shop does not say how long it takes. */
function termsOf(
  { method, country, isSameDay = false }: Way,
  { deliveryDays, cutOffHour, workingDays }: CheckoutTerms,
): DeliveryTerms | undefined {
  const stated = method === 'HOME_DELIVERY' ? deliveryDays[method][country] : deliveryDays[method]
  const days = isSameDay ? SAME_DAY : stated
  return days ? { area: country, days, cutOffHour, workingDays } : undefined
}

/** Returns true if a point is a store that hands orders out on the day they leave. */
export const isSameDayStore = ({ type, sameDay }: Pick<ParsedPickUpPoint, 'type' | 'sameDay'>): boolean =>
  type === 2 && sameDay

interface Shop {
  readonly terms: CheckoutTerms
  readonly closed: ClosedDays
  /** Epoch milliseconds. */
  readonly now: number
}

/** Dates of an order that is placed now, and those after the next cut-off. */
export function arrivalsOf(way: Way, { terms, closed, now }: Shop): readonly DeliveryArrival[] {
  const known = termsOf(way, terms)
  if (!known) return []
  return deliveryWindows(now, known, { closed, count: CUT_OFFS }).map(window => ({
    country: way.country,
    isSameDay: way.isSameDay ?? false,
    ...window,
  }))
}

/** Promise of an order that is placed now; `undefined` where the shop does not say how long it takes. */
export function promiseOf(way: Way, { terms, closed, now }: Shop): DeliveryPromise | undefined {
  const known = termsOf(way, terms)
  const dates = known && deliveryDates(now, known, closed)
  return dates && { ...dates, terms: known }
}

const countryOf = ({ area }: ParsedPickUpPoint) => regionOfCountry(regionTrail(area)[0]?.code ?? '')

/** Ways to the points of a method, each once. */
export function waysToPoints(
  method: Exclude<TransportMethodName, 'HOME_DELIVERY'>,
  points: readonly ParsedPickUpPoint[],
): readonly Way[] {
  const ways = points
    .filter(({ status, type }) => status === 'ACTIVE' && (type === 2) === (method === 'STORE_PICKUP'))
    .flatMap(point => {
      const country = countryOf(point)
      return country ? { method, country, isSameDay: isSameDayStore(point) } : []
    })
  return [...new Map(ways.map(way => [`${way.country} ${way.isSameDay}`, way])).values()]
}
