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

/** A rectangle of the whole picture as it lies in a part of the picture; all in percent. Without a size where the part does not show it. */
export function rectIn({ left, top, width, height }: Rect, part: Rect): Rect {
  const side = (from: number, size: number, partFrom: number, partSize: number) => {
    const [start, end] = [from - partFrom, from + size - partFrom].map(at =>
      Math.max(0, Math.min(at, partSize)),
    )
    return [((start ?? 0) / partSize) * 100, (((end ?? 0) - (start ?? 0)) / partSize) * 100] as const
  }
  const [x, w] = side(left, width, part.left, part.width)
  const [y, h] = side(top, height, part.top, part.height)
  return { left: x, top: y, width: w, height: h }
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
