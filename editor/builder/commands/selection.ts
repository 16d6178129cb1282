import { findBlock } from '#blocks/registry.ts'
import { parentOf, type SlotKey, slotName } from '#content-store/client/model/page-tree.ts'
import type { Point } from '../../core/model/geometry.ts'
import { blocksInOrder, type Group, groupOf, rangeOf } from '../../core/model/group.ts'
import type { PageSession } from '../../core/session/page-session.ts'
import type { EditorState } from '../../core/session/store.ts'
import { showInTurn } from '../../core/session/turns.ts'
import type { SelectWay } from './select-way.ts'

/** Every selected block. */
function selectedIds({ store }: PageSession): ReadonlySet<string> {
  const { selected, alsoSelected } = store.getState()
  return selected === undefined ? alsoSelected : new Set([...alsoSelected, selected])
}

/** Target of commands. */
export const selectedGroup = (session: PageSession): Group =>
  groupOf(session.page, findBlock, selectedIds(session))

/** The blocks that go along when one is dragged: the whole selection if it is part of it. */
export function draggedGroup(session: PageSession, id: string): Group {
  const group = selectedGroup(session)
  return group.includes(id) ? group : [id]
}

/** Selects a block by itself, in addition, or all up to it. */
export function press(session: PageSession, id: string | undefined, way: SelectWay): void {
  const { isChoosing, anchor } = session.store.getState()
  if (id === undefined) return isChoosing ? undefined : session.select(id)
  if (way === 'range' && anchor !== undefined)
    return session.selectAll(rangeOf(blocksInOrder(session.page, findBlock), anchor, id), id)
  if (way === 'only' && !isChoosing) return session.select(id)
  const ids = selectedIds(session)
  if (!ids.has(id)) return session.selectAll([...ids, id], id)
  const left = [...ids].filter(other => other !== id)
  session.selectAll(left, left.at(-1))
}

/** Selects the blocks of the slot in which the selection is, or of the main part; locked ones stay out. */
export function selectSiblings(session: PageSession): void {
  const { page, store } = session
  const { selected } = store.getState()
  const slot = (selected === undefined ? undefined : page.node(selected)?.slot) ?? '|main'
  const ids = page.childIds(slot).filter(id => findBlock(page.node(id)?.code ?? '')?.locked !== true)
  session.selectAll(ids, selected !== undefined && ids.includes(selected) ? selected : ids[0])
}

/** Selects a slot: what is added or pasted next goes there. Opens the library of blocks. */
export function chooseSlot(session: PageSession, slot: SlotKey): void {
  const { page, store } = session
  session.select(undefined)
  const around = page.node(parentOf(slot))
  if (around && findBlock(around.code)?.showsOneSlot) showInTurn(session, around.id, slotName(slot))
  store.setState({ chosen: { slot }, left: 'palette' })
}

/** Selects the block around a selected slot; else nothing. */
export function selectAround(session: PageSession): void {
  const slot = chosenSlot(session.store.getState())
  session.select((slot !== undefined && parentOf(slot)) || undefined)
}

/** The slot that is selected, in which no block is. */
export const chosenSlot = ({ selected, chosen }: Pick<EditorState, 'selected' | 'chosen'>) =>
  selected === undefined ? chosen?.slot : undefined

/** The block before or after the selected one in reading order; the first when none is selected. */
export function stepInOutline({ page, store }: PageSession, by: -1 | 1): string | undefined {
  const { selected } = store.getState()
  const ids = blocksInOrder(page, findBlock)
  if (selected === undefined) return by > 0 ? ids[0] : ids.at(-1)
  return ids[ids.indexOf(selected) + by] ?? selected
}

/** Opens the menu of a block, or of a slot by its key, at a point of the window, px; of the whole selection if the block is part of it. */
export function openMenuOf(session: PageSession, id: string, menu: Point): void {
  if (id.includes('|') && !session.page.node(id))
    chooseSlot(session, id as SlotKey) // what is no block is a slot
  else if (!selectedIds(session).has(id)) session.select(id)
  session.store.setState({ menu })
}
