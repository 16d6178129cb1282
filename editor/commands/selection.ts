import { findBlock } from '#blocks/registry.ts'
import { slotsInOrder } from '../model/placement.ts'
import type { PageSession } from '../session/page-session.ts'

/** The block before or after the selected one in reading order; the first when none is selected. */
export function stepInOutline({ page, store }: PageSession, by: -1 | 1): string | undefined {
  const { selected } = store.getState()
  const ids = slotsInOrder(page, findBlock).flatMap(slot => page.childIds(slot))
  if (selected === undefined) return by > 0 ? ids[0] : ids.at(-1)
  return ids[ids.indexOf(selected) + by] ?? selected
}
