/** Where a value lies between the first stop (0) and the last (1); between two stops in proportion. */
export function fractionOf(stops: readonly number[], value: number): number {
  const above = stops.findIndex(stop => stop >= value)
  if (above <= 0) return above === 0 ? 0 : 1
  const [from = 0, to = 0] = [stops[above - 1], stops[above]]
  return (above - 1 + (value - from) / (to - from)) / (stops.length - 1)
}

/** The stop nearest to a fraction of the way. */
export const stopAt = (stops: readonly number[], fraction: number): number =>
  stops[Math.round(Math.min(1, Math.max(0, fraction)) * (stops.length - 1))] ?? 0

/** So many stops up or down from a value, which may lie between two; never past the ends. */
export function stopFrom(stops: readonly number[], value: number, steps: number): number {
  const at = fractionOf(stops, value) * (stops.length - 1)
  // Rounding errors of the fraction must not count as lying between two stops.
  const near = Math.abs(at - Math.round(at)) < 1e-9 ? Math.round(at) : at
  const start = steps > 0 ? Math.floor(near) : Math.ceil(near)
  return stops[Math.min(stops.length - 1, Math.max(0, start + steps))] ?? 0
}

export type Range = readonly [number, number]

/** A range with one end moved; it stops at the other. */
export const moved = ([low, high]: Range, end: 0 | 1, to: number): Range =>
  end === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)]

/** The end nearer to a value; of two that lie together, the one that can go there. */
export function nearerEnd(stops: readonly number[], [low, high]: Range, value: number): 0 | 1 {
  const at = fractionOf(stops, value)
  const [toLow, toHigh] = [Math.abs(at - fractionOf(stops, low)), Math.abs(at - fractionOf(stops, high))]
  if (toLow === toHigh) return value < low || low === stops.at(-1) ? 0 : 1
  return toLow < toHigh ? 0 : 1
}
