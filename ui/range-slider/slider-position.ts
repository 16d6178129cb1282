/** The position of a value from the first stop (0) to the last (1), interpolated between stops. */
export function fractionOf(stops: readonly number[], value: number): number {
  const above = stops.findIndex(stop => stop >= value)
  if (above <= 0) return above === 0 ? 0 : 1
  const [from = 0, to = 0] = [stops[above - 1], stops[above]]
  return (above - 1 + (value - from) / (to - from)) / (stops.length - 1)
}

/** The stop nearest to a position. */
export const stopAt = (stops: readonly number[], fraction: number): number =>
  stops[Math.round(Math.min(1, Math.max(0, fraction)) * (stops.length - 1))] ?? 0

/** The stop `steps` up or down from a value, which may lie between stops; never past the ends. */
export function stopFrom(stops: readonly number[], value: number, steps: number): number {
  const at = fractionOf(stops, value) * (stops.length - 1)
  // Rounding errors must not count as lying between two stops.
  const near = Math.abs(at - Math.round(at)) < 1e-9 ? Math.round(at) : at
  const start = steps > 0 ? Math.floor(near) : Math.ceil(near)
  return stops[Math.min(stops.length - 1, Math.max(0, start + steps))] ?? 0
}

export type Range = readonly [number, number]

/** The range with one end moved; it stops at the other end. */
export const moved = ([low, high]: Range, end: 0 | 1, to: number): Range =>
  end === 0 ? [Math.min(to, high), high] : [low, Math.max(to, low)]

/** The end nearer to a value; if both are equal, the one that can move there. */
export function nearerEnd(stops: readonly number[], [low, high]: Range, value: number): 0 | 1 {
  const at = fractionOf(stops, value)
  const [toLow, toHigh] = [Math.abs(at - fractionOf(stops, low)), Math.abs(at - fractionOf(stops, high))]
  if (toLow === toHigh) return value < low || low === stops.at(-1) ? 0 : 1
  return toLow < toHigh ? 0 : 1
}
