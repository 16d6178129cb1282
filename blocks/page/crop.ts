import type { Crop } from './picture-part.ts'

/** Shapes that blocks cut pictures to, width to height. */
export const CROP_SHAPES = ['1:1', '4:5', '3:4', '4:3', '3:2', '16:9', '2:1', '21:9'] as const
export type CropShape = (typeof CROP_SHAPES)[number]

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
