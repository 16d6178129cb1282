/** The part of a picture that shows in a shape, as addresses name it. */
export interface CropAt {
  /** `4:5`. */
  readonly shape: string
  /** `30,70,60`. */
  readonly saved: string
}

/** Width divided by height, from `4:5`, `4 / 5` or `1`. */
function ratioIn(shape: string): number {
  const [width = 1, height = 1] = shape.split(/[:/]/).map(Number)
  return width / height
}

/** Width of the part in px, of a picture of that size. */
export const partWidth = (width: number, height: number, { shape, saved }: CropAt): number =>
  Math.round((Math.min(width, height * ratioIn(shape)) * Number(saved.split(',')[2])) / 100)

/** Boxes of whole px miss their shape by a little. */
const TOLERANCE = 0.01

/** The part that a picture shows in a box of this shape; `undefined` where it has none. */
export function cropIn(
  crops: Readonly<Partial<Record<string, string>>> | undefined,
  shape: string | undefined,
): CropAt | undefined {
  if (!crops || shape === undefined) return undefined
  const ratio = ratioIn(shape)
  for (const [each, saved] of Object.entries(crops))
    if (saved && Math.abs(ratioIn(each) / ratio - 1) < TOLERANCE) return { shape: each, saved }
  return undefined
}
