/** A point or a size in percent of the picture, `left,top` or `width,height`. */
type PercentPair = string

const numbers = (pair: PercentPair): [number, number] => {
  const [first = 0, second = 0] = pair.split(',').map(Number)
  return [first, second]
}

/** Percent of a picture. */
export interface Rect {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Position of a hot area, cut at the picture's edge; all four in percent. An area wholly outside has no size.
 * Source: L-198, LO-51.
 */
export function hotAreaRect({
  start,
  end,
}: {
  readonly start: PercentPair
  readonly end: PercentPair
}): Rect {
  const [left, top] = numbers(start)
  const [width, height] = numbers(end)
  const within = (size: number, from: number) => Math.max(0, Math.min(size, 100 - from))
  return { left, top, width: within(width, left), height: within(height, top) }
}
