import { isSame } from '#blocks/page/options/diff.ts'
import { pathOf, placeAt } from './option-place.ts'
import type { PageSession } from './page-session.ts'

/** An item of a list in a block that shows one at a time, such as a slide: the one that every pane shows. */
export interface ShownItem {
  readonly blockId: string
  /** Fields and ids of items, the same in both languages. */
  readonly ids: readonly string[]
}

/** Says that an item shows, by its place in the language of a session: `items.1`. */
export function showItem(session: PageSession, blockId: string, path: string): void {
  const { ids } = placeAt(session, blockId, path.split('.'))
  const item: ShownItem = { blockId, ids }
  if (!isSame(session.store.getState().item, item)) session.store.setState({ item })
}

/** Place of an item in the language of a session; `undefined` where that has no such item. */
export const placeOfItem = ({ draft, detail }: PageSession, item: ShownItem): string | undefined =>
  pathOf(draft, { ...item, locale: detail.locale })?.join('.')
