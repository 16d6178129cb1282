import type { FocalPoint } from './focal-point.ts'
import type { Rect } from './hot-area.ts'

/** Shapes that blocks cut pictures to, width to height. */
export const CROP_SHAPES = ['1:1', '4:5', '3:4', '4:3', '3:2', '16:9', '2:1', '21:9'] as const
export type CropShape = (typeof CROP_SHAPES)[number]

/**
 * The part of a picture that shows in one shape. `left` and `top` say where it lies as CSS `object-position` does: percent of the room
 * that is left over. It is therefore always inside the picture, whatever its size.
 */
export interface Crop extends FocalPoint {
  /** Percent of the largest part in that shape. */
  readonly size: number
}

/** Smallest part, so that a picture stays sharp enough. Percent. */
export const MIN_CROP_SIZE = 10

/** As it is saved: `30,70,60` (left, top, size), whole percent. */
export const CROP = /^(\d|[1-9]\d|100),(\d|[1-9]\d|100),([1-9]\d|100)$/

/** Crops of a picture by shape; a shape without one is cut around the focal point. */
export type SavedCrops = Readonly<Partial<Record<CropShape, string>>>

/** `undefined` for none, and for what cannot be read. */
export function readCrop(saved: string | undefined): Crop | undefined {
  const [, left, top, size] = CROP.exec(saved ?? '') ?? []
  return size === undefined ? undefined : { left: Number(left), top: Number(top), size: Number(size) }
}

export const savedCrop = ({ left, top, size }: Crop): string => [left, top, size].map(Math.round).join(',')

/** Width divided by height. */
export function ratioOf(shape: string): number {
  const [width = 1, height = 1] = shape.split(':').map(Number)
  return width / height
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
