import { ROOT_SLOTS } from '#blocks/page/define-block.ts'
import type { BlockPosition } from '#content-store/client/model/operations.ts'
import {
  childrenOf,
  type PageTree,
  parentOf,
  type SlotKey,
  slotKey,
  slotName,
} from '#content-store/client/model/page-tree.ts'
import { type FindBlock, openSlotsOf, shownSlots } from '../../core/model/placement.ts'

/** One line of the outline. Levels count from 1. */
export type Row =
  | {
      readonly kind: 'slot'
      readonly slot: SlotKey
      readonly level: number
      readonly count: number
      /** Its blocks are in the draft and not drawn. */
      readonly isClosed?: true
    }
  | {
      readonly kind: 'block'
      readonly id: string
      readonly slot: SlotKey
      readonly level: number
      readonly index: number
      readonly siblings: number
    }

/** Height of every row, px. */
export const ROW_HEIGHT = 34

/** The page as a list of lines: each slot, then its blocks, then what is inside them. */
export function outlineRows(
  tree: PageTree,
  find: FindBlock,
  rootSlots: readonly string[] = ROOT_SLOTS,
): readonly Row[] {
  const rows: Row[] = []
  const visit = (slot: SlotKey, level: number) => {
    const ids = childrenOf(tree, slot)
    const parent = tree.nodes.get(parentOf(slot))
    const isClosed = parent !== undefined && !openSlotsOf(find, parent).includes(slotName(slot))
    rows.push({ kind: 'slot', slot, level, count: ids.length, ...(isClosed && { isClosed }) })
    ids.forEach((id, index) => {
      rows.push({ kind: 'block', id, slot, level: level + 1, index, siblings: ids.length })
      const node = tree.nodes.get(id)
      if (node) for (const inner of shownSlots(tree, find, node)) visit(inner, level + 2)
    })
  }
  for (const name of rootSlots) visit(slotKey('', name), 1)
  return rows
}

/** Rows that arrow keys come to: blocks, and open slots without any. */
const isStop = (row: Row) => row.kind === 'block' || (row.count === 0 && !row.isClosed)

/** The row that a key leads to from the row at `at`; −1 for none. `undefined` where it leads nowhere else. */
export function rowFor(key: string, rows: readonly Row[], at: number): Row | undefined {
  const here = rows[at]
  const blocks = rows.filter(row => row.kind === 'block')
  if (key === 'Home') return blocks[0] ?? rows.find(isStop)
  if (key === 'End') return blocks.at(-1) ?? rows.findLast(isStop)
  if (key === 'ArrowDown') return here ? rows.slice(at + 1).find(isStop) : (blocks[0] ?? rows.find(isStop))
  if (key === 'ArrowUp')
    return here ? rows.slice(0, at).findLast(isStop) : (blocks.at(-1) ?? rows.find(isStop))
  if (key === 'ArrowLeft' && here) return blocks.find(row => row.id === parentOf(here.slot))
  if (key !== 'ArrowRight' || here?.kind !== 'block') return undefined
  const inside = rows.filter(row => parentOf(row.slot) === here.id)
  return inside.find(row => row.kind === 'block') ?? inside.find(isStop)
}

/** A place to drop, and the height of the line that shows it, px from the top of the list. */
export interface OutlineTarget {
  readonly place: BlockPosition
  readonly y: number
  readonly level: number
}

/**
 * Target of a drop at height `y`: the upper half of a row is before its block, the lower half after it; a slot's row
 * is its beginning. `index` does not count the block on the move.
 */
export function outlineTarget(
  rows: readonly Row[],
  y: number,
  moving: string | undefined,
  accepts: (slot: SlotKey) => boolean,
): OutlineTarget | undefined {
  const at = Math.max(0, Math.min(rows.length - 1, Math.floor(y / ROW_HEIGHT)))
  const row = rows[at]
  if (!row || !accepts(row.slot)) return undefined
  const isAfter = row.kind === 'slot' || y - at * ROW_HEIGHT >= ROW_HEIGHT / 2
  const index = row.kind === 'slot' ? 0 : row.index + (isAfter ? 1 : 0)
  const movingRow = rows.find(
    candidate => candidate.kind === 'block' && candidate.id === moving && candidate.slot === row.slot,
  )
  const isBehindItself = movingRow?.kind === 'block' && movingRow.index < index
  return {
    place: { slot: row.slot, index: isBehindItself ? index - 1 : index },
    y: (at + (isAfter ? 1 : 0)) * ROW_HEIGHT,
    level: row.kind === 'slot' ? row.level + 1 : row.level,
  }
}

/** The row whose top edge a place is at. */
export function targetForPlace(
  rows: readonly Row[],
  place: BlockPosition,
  moving: string | undefined,
): OutlineTarget | undefined {
  const slotAt = rows.findIndex(row => row.kind === 'slot' && row.slot === place.slot)
  const slotRow = rows[slotAt]
  if (!slotRow) return undefined
  const others = rows.flatMap((row, at) =>
    row.kind === 'block' && row.slot === place.slot && row.id !== moving ? [at] : [],
  )
  const next = others[place.index]
  const last = others.at(-1)
  const at = next ?? (last === undefined ? slotAt + 1 : last + 1)
  return { place, y: at * ROW_HEIGHT, level: slotRow.level + 1 }
}
