import { PRICE_ENDS } from '../../../page/list-query.ts'

const steps = (from: number, to: number, step: number) =>
  Array.from({ length: (to - from) / step }, (_, at) => from + at * step)

/**
 * Stops of the price slider, whole dollars. Finer where most prices are: evenly spaced, everything below HK$ 10,000
 * would share the first pixel or two. Source: C-116; the stops are ours.
 */
export const PRICE_STOPS: readonly number[] = [
  PRICE_ENDS.min,
  ...steps(50, 1000, 50),
  ...steps(1000, 3000, 100),
  ...steps(3000, 6000, 500),
  ...steps(6000, 10_000, 1000),
  ...steps(10_000, 50_000, 10_000),
  ...steps(50_000, 200_000, 50_000),
  ...steps(200_000, 1_000_000, 400_000),
  PRICE_ENDS.max,
]
