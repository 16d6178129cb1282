import type { FocalPoint } from './focal-point.ts'
import type { Rect } from './hot-area.ts'

/**
 * The part of a picture that shows in one shape. `left` and `top` say where it lies as CSS `object-position` does: percent of the room
 * that is left over. It is therefore always inside the picture, whatever its size.
 */
export interface Crop extends FocalPoint {
  /** Percent of the largest part in that shape. */
  readonly size: number
}

/** Width and height of any unit. */
interface Sides {
  readonly width: number
  readonly height: number
}

/** The part of a picture that a crop shows, in the picture's unit. */
export function partOf(
  natural: Sides,
  ratio: number,
  { left, top, size }: Crop,
): Sides & { readonly left: number; readonly top: number } {
  const scale = Math.min(natural.width / ratio, natural.height) * (size / 100)
  const [width, height] = [ratio * scale, scale]
  return {
    width,
    height,
    left: ((natural.width - width) * left) / 100,
    top: ((natural.height - height) * top) / 100,
  }
}

/** The same part in percent of the picture. */
export function percentOf(natural: Sides, ratio: number, crop: Crop): Rect {
  const { left, top, width, height } = partOf(natural, ratio, crop)
  const [x, y] = [100 / natural.width, 100 / natural.height]
  return { left: left * x, top: top * y, width: width * x, height: height * y }
}
