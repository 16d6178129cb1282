/** The point of a picture that stays in sight when it is cropped, as saved: percent from the left and the top, `30,70`. Empty: none. */
type SavedPoint = string

/** Percent from the left and from the top, 0 to 100. */
export interface FocalPoint {
  readonly left: number
  readonly top: number
}

/** Focal point of a picture without a setting. */
export const MIDDLE: FocalPoint = { left: 50, top: 50 }

/** A focal point as it is saved: whole percent, or nothing. */
export const FOCAL_POINT = /^(?:(\d|[1-9]\d|100),(\d|[1-9]\d|100))?$/

/** `undefined` for none, and for what cannot be read. */
export function readFocalPoint(saved: SavedPoint): FocalPoint | undefined {
  const [, left, top] = FOCAL_POINT.exec(saved) ?? []
  return left === undefined || top === undefined ? undefined : { left: Number(left), top: Number(top) }
}

const percent = (value: number) => Math.round(Math.min(100, Math.max(0, value)))

export const savedPoint = ({ left, top }: FocalPoint): SavedPoint => `${percent(left)},${percent(top)}`

/** As CSS `object-position` has it: `30% 70%`; `undefined` for none. */
export function objectPosition(saved: SavedPoint): string | undefined {
  const point = readFocalPoint(saved)
  return point && `${point.left}% ${point.top}%`
}
