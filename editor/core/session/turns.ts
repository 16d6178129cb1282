import { findBlock } from '#blocks/registry.ts'
import { parentOf, slotKey, slotName } from '#content-store/client/model/page-tree.ts'
import { isWithin } from '#content-store/client/model/operations.ts'
import type { LivePage } from '../model/live-page.ts'
import type { EditorState } from './store.ts'
import type { PageSession } from './page-session.ts'

/** Turns of the canvas so that a block is in sight: of each block around it that shows one slot at a time, the one it is in. */
export function turnsFor(
  page: Pick<LivePage, 'node'>,
  id: string | undefined,
  turns: EditorState['turns'],
): EditorState['turns'] {
  const wanted = new Map<string, string>()
  for (let node = id === undefined ? undefined : page.node(id); node; ) {
    const around = page.node(parentOf(node.slot))
    if (around && findBlock(around.code)?.showsOneSlot) wanted.set(around.id, slotName(node.slot))
    node = around
  }
  const isShown = [...wanted].every(([block, slot]) => turns.get(block) === slot)
  return isShown ? turns : new Map([...turns, ...wanted])
}

/** A page on a canvas; one that is only looked at has no selection. */
export type TurningPage = Pick<PageSession, 'store'> & Partial<Pick<PageSession, 'page' | 'select'>>

/** Shows another slot of such a block. What is selected inside it gives the selection to the block: it goes out of sight. */
export function showInTurn({ page, store, select }: TurningPage, id: string, slot: string): void {
  const { selected, turns } = store.getState()
  const before = turns.get(id)
  const isLeaving =
    page !== undefined &&
    selected !== undefined &&
    selected !== id &&
    before !== slot &&
    isWithin(page, page.node(selected)?.slot ?? slotKey('', ''), id)
  if (isLeaving) select?.(id)
  store.setState(state => ({ turns: new Map(state.turns).set(id, slot) }))
}
