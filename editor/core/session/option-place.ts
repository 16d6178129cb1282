import type { OptionPath } from '#blocks/page/options/option-tree.ts'
import type { DraftTree } from '#content-store/client/draft/draft-tree.ts'
import { idPath, optionPath, valueWithin } from '#content-store/client/draft/spots.ts'
import { isByLocale, isList, livesIn } from '#content-store/client/draft/values.ts'
import type { Locale } from '#locales/locale.ts'
import type { PageSession } from './page-session.ts'

/** An option of a block in one language. It stays the same one when items of lists move. */
export interface OptionPlace {
  readonly blockId: string
  /** Fields and ids of items that lead there. */
  readonly ids: readonly string[]
  readonly locale: Locale
}

type Opened = Pick<PageSession, 'draft' | 'detail'>

const optionsIn = (draft: DraftTree, id: string) => draft.nodes.get(id)?.content['options']

/** The option at a path, as the language of a session has it. */
export const placeAt = ({ draft, detail }: Opened, blockId: string, path: OptionPath): OptionPlace => ({
  blockId,
  ids: idPath(optionsIn(draft, blockId), path, detail.locale),
  locale: detail.locale,
})

/** Path of an option now; `undefined` where an item on the way, or the block, is gone. */
export const pathOf = (draft: DraftTree, { blockId, ids, locale }: OptionPlace) =>
  draft.nodes.has(blockId) ? optionPath(optionsIn(draft, blockId), ids, locale) : undefined

/** Ids of the items of a list, in the language of a session; `undefined` where the draft holds no list there. */
export function itemIds(session: Opened, blockId: string, path: OptionPath): readonly string[] | undefined {
  const { ids, locale } = placeAt(session, blockId, path)
  const found = valueWithin(optionsIn(session.draft, blockId), ids, locale)
  const list = isByLocale(found) ? found.$by[locale] : found
  return isList(list) ? list.$list.filter(item => livesIn(item, locale)).map(({ id }) => id) : undefined
}
