import type { BlockPosition } from '#content-store/client/model/operations.ts'
import { parentOf, type SlotKey } from '#content-store/client/model/page-tree.ts'

/** In one common coordinate system, px. */
export interface Rect {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

export interface SlotBox {
  readonly key: SlotKey
  readonly rect: Rect
  /** Blocks standing in it, in order. */
  readonly items: readonly { readonly id: string; readonly rect: Rect }[]
}

/** Every slot with its blocks: measured once when a drag starts and again when the page scrolls. */
export interface Geometry {
  readonly slots: readonly SlotBox[]
}

/** Target of a drop, and its marker. */
export interface DropTarget {
  readonly place: BlockPosition
  /** The one line between blocks. */
  readonly line: { readonly x: number; readonly y: number; readonly width: number }
  readonly outline: Rect
}

const distanceTo = ({ x, y, width, height }: Rect, point: Point) =>
  Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - height))

/** Number of slots around this one. */
function depthOf(key: SlotKey, slotOfBlock: ReadonlyMap<string, SlotKey>): number {
  let depth = 0
  for (let at = slotOfBlock.get(parentOf(key)); at !== undefined; at = slotOfBlock.get(parentOf(at))) depth++
  return depth
}

/** Number of blocks with their middle above `y`; the blocks are one below the other. */
function countAbove(items: SlotBox['items'], y: number): number {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const rect = items[middle]?.rect
    if (rect && rect.y + rect.height / 2 < y) from = middle + 1
    else to = middle
  }
  return from
}

/** The line for a place: half way between the blocks around it, below both where they are side by side, or at the slot's edge. */
function lineAt({ rect, items }: SlotBox, index: number): DropTarget['line'] {
  const [before, after] = [items[index - 1]?.rect, items[index]?.rect]
  const end = before && before.y + before.height
  const between = (bottom: number, next: Rect) =>
    next.y < bottom ? Math.max(bottom, next.y + next.height) : (bottom + next.y) / 2
  const y =
    end !== undefined && after
      ? between(end, after)
      : (after?.y ?? end ?? rect.y + Math.min(rect.height / 2, 24))
  return { x: rect.x, y, width: rect.width }
}

export const targetIn = (slot: SlotBox, index: number): DropTarget => ({
  place: { slot: slot.key, index },
  line: lineAt(slot, index),
  outline: slot.rect,
})

/** A geometry made ready for one drag: only slots the block may enter, the block itself taken out. */
export type DropTable = readonly (SlotBox & { readonly depth: number })[]

export function dropTable(
  { slots }: Geometry,
  moving: string | undefined,
  accepts: (slot: SlotKey) => boolean,
): DropTable {
  const slotOfBlock = new Map(slots.flatMap(({ key, items }) => items.map(({ id }) => [id, key] as const)))
  return slots
    .filter(({ key }) => accepts(key))
    .map(slot => ({
      ...slot,
      items: slot.items.filter(({ id }) => id !== moving),
      depth: depthOf(slot.key, slotOfBlock),
    }))
}

/** Farthest a pointer may be from a slot to drop into it, px. */
const REACH = 200

/** Below everything on a short page the last slot above still takes the drop, however far away it is. */
const nearestAbove = (table: DropTable, { x, y }: Point) =>
  table
    .filter(({ rect }) => rect.y < y && x >= rect.x && x <= rect.x + rect.width)
    .toSorted((a, b) => b.rect.y + b.rect.height - a.rect.y - a.rect.height || b.depth - a.depth)[0]

/** Target of a drop at `point`: the innermost slot under the pointer, else the nearest one in reach. Source: LO-16. */
export function locate(table: DropTable, point: Point): DropTarget | undefined {
  let best: DropTable[number] | undefined
  let bestDistance = REACH
  for (const slot of table) {
    const distance = distanceTo(slot.rect, point)
    if (distance < bestDistance || (best && distance === bestDistance && slot.depth > best.depth)) {
      best = slot
      bestDistance = distance
    }
  }
  best ??= nearestAbove(table, point)
  return best && targetIn(best, countAbove(best.items, point.y))
}

/** The innermost slot that holds a point, whatever it takes. */
export function slotUnder({ slots }: Geometry, point: Point): SlotKey | undefined {
  const found = dropTable(
    { slots: slots.filter(({ rect }) => distanceTo(rect, point) === 0) },
    undefined,
    () => true,
  )
  return found.toSorted((a, b) => b.depth - a.depth)[0]?.key
}

/** Speed of scrolling by itself near an edge, px per frame; negative is up. `edge` is the zone's depth. */
export function autoScrollSpeed(y: number, height: number, edge = 64, fastest = 24): number {
  const [top, bottom] = [edge - y, y - (height - edge)]
  const into = Math.max(top, bottom)
  if (into <= 0) return 0
  const speed = Math.ceil(fastest * Math.min(1, into / edge) ** 2)
  return top > bottom ? -speed : speed
}
