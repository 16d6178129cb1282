/** A hot area as saved; unreadable ones stay until the operator repairs or removes them. */
export interface SavedArea {
  readonly start: unknown
  readonly end: unknown
  readonly url: unknown
  readonly [other: string]: unknown
}

/** A rectangle over a picture, in tenths of a percent: whole numbers, so that nothing drifts. 0 to 1000 each way. */
export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** The whole picture, in tenths of a percent. */
export const FULL = 1000
/** Smallest side: half a percent. Ours: smaller ones cannot be grasped again. */
export const MIN_SIDE = 5

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Moves and shrinks an area until it lies on the picture and has a size. */
export function within({ left, top, width, height }: Area): Area {
  const w = clamp(Math.round(width), MIN_SIDE, FULL)
  const h = clamp(Math.round(height), MIN_SIDE, FULL)
  return {
    left: clamp(Math.round(left), 0, FULL - w),
    top: clamp(Math.round(top), 0, FULL - h),
    width: w,
    height: h,
  }
}

/** The area between two points, whichever way it was drawn; points beyond the edge count as on it. */
export function drawn(from: Point, to: Point): Area {
  const [x1, x2] = [from.x, to.x].map(x => clamp(x, 0, FULL)).sort((a, b) => a - b) as [number, number]
  const [y1, y2] = [from.y, to.y].map(y => clamp(y, 0, FULL)).sort((a, b) => a - b) as [number, number]
  return within({ left: x1, top: y1, width: x2 - x1, height: y2 - y1 })
}

/** Shifted as far as the picture allows; the size stays. */
export const shifted = (area: Area, dx: number, dy: number): Area =>
  within({ ...area, left: area.left + dx, top: area.top + dy })

/** Edges and corners by compass: `n` is the upper edge, `se` the lower right corner. */
export const EDGES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const
export type Edge = (typeof EDGES)[number]

/** One edge or corner pulled; the opposite side stays where it is, and neither passes the other. */
export function resized(area: Area, edge: Edge, dx: number, dy: number): Area {
  const right = area.left + area.width
  const bottom = area.top + area.height
  const left = edge.includes('w') ? clamp(area.left + dx, 0, right - MIN_SIDE) : area.left
  const top = edge.includes('n') ? clamp(area.top + dy, 0, bottom - MIN_SIDE) : area.top
  const newRight = edge.includes('e') ? clamp(right + dx, left + MIN_SIDE, FULL) : right
  const newBottom = edge.includes('s') ? clamp(bottom + dy, top + MIN_SIDE, FULL) : bottom
  return within({ left, top, width: newRight - left, height: newBottom - top })
}

const PAIR = /^\s*(\d{1,3}(?:\.\d+)?)\s*,\s*(\d{1,3}(?:\.\d+)?)\s*$/

/** Saved `start` and `end` as an area cut at the edge (LO-51); `undefined` when they cannot be read. Source: L-198. */
export function areaOf({ start, end }: { readonly start: unknown; readonly end: unknown }): Area | undefined {
  const [from, size] = [start, end].map(text => PAIR.exec(String(text)))
  if (!from || !size) return undefined
  const tenths = (text: string | undefined) => Math.round(Number(text) * 10)
  const left = clamp(tenths(from[1]), 0, FULL)
  const top = clamp(tenths(from[2]), 0, FULL)
  return within({
    left,
    top,
    width: Math.min(tenths(size[1]), FULL - left),
    height: Math.min(tenths(size[2]), FULL - top),
  })
}

const percent = (tenths: number) => String(tenths / 10)

/** An area as saved: `10,20` and `30,40`, to a tenth of a percent. Source: L-198. */
export const savedArea = ({ left, top, width, height }: Area) => ({
  start: `${percent(left)},${percent(top)}`,
  end: `${percent(width)},${percent(height)}`,
})

/** Width of a small phone, and the least a finger can hit (WCAG 2.5.8), both in px. */
const PHONE_WIDTH_PX = 360
const MIN_TARGET_PX = 24

/** Returns true if a finger would miss it on a phone. `ratio` is the picture's height by its width. */
export const isTooSmall = ({ width, height }: Area, ratio: number) =>
  (width / FULL) * PHONE_WIDTH_PX < MIN_TARGET_PX || (height / FULL) * PHONE_WIDTH_PX * ratio < MIN_TARGET_PX

/** Step of an arrow key, in tenths of a percent: 1 %, with Shift 5 %. */
export function nudgeOf(
  key: string,
  isBig: boolean,
): { readonly dx: number; readonly dy: number } | undefined {
  const by = isBig ? 50 : 10
  const moves: Readonly<Record<string, { dx: number; dy: number }>> = {
    ArrowLeft: { dx: -by, dy: 0 },
    ArrowRight: { dx: by, dy: 0 },
    ArrowUp: { dx: 0, dy: -by },
    ArrowDown: { dx: 0, dy: by },
  }
  return moves[key]
}
