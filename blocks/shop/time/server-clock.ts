/** Name of the entry in the header `Server-Timing` that carries the server's clock. */
const ENTRY = 'now'

/** Value of the header `Server-Timing` of a page that is answered at `now`, epoch ms. Finished pages get it with each answer. */
export const serverTiming = (now: number): string => `${ENTRY};desc="${now}"`

/** Difference that the way through the network may cause: smaller ones are not corrected. Milliseconds. */
const TOLERANCE_MS = 2000

/** Parts of a navigation's timing that say when the server answered. */
interface Navigation {
  /** Milliseconds after `timeOrigin`. */
  readonly responseStart: number
  /** 0 for a page from the browser's cache, whose headers are those of an earlier answer. */
  readonly transferSize: number
  readonly serverTiming?: readonly { readonly name: string; readonly description: string }[]
}

/**
 * Returns by how much the device's clock is behind the server's, in ms; 0 where the page does not say, and for a difference that the
 * network explains.
 * @param timeOrigin epoch ms of the device at the start of the navigation
 */
export function clockOffset(navigation: Navigation | undefined, timeOrigin: number): number {
  const said = navigation?.serverTiming?.find(({ name }) => name === ENTRY)?.description
  if (!navigation || !said || navigation.transferSize === 0) return 0
  const offset = Number(said) - (timeOrigin + navigation.responseStart)
  return Math.abs(offset) > TOLERANCE_MS ? offset : 0
}

let known: number | undefined

function ownOffset(): number {
  if (typeof performance === 'undefined' || typeof performance.getEntriesByType !== 'function') return 0
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[] // by their type
  return clockOffset(navigation, performance.timeOrigin)
}

/** The present moment by the server's clock, epoch ms, whatever the device's says. For browsers. Source: design, “Time is an argument”. */
export const serverNow = (): number => Date.now() + (known ??= ownOffset())
