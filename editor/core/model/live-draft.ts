import { isSame } from '#blocks/page/options/diff.ts'
import { changeBetween, changeIn } from '#content-store/client/draft/change-in.ts'
import {
  commitTo,
  type DraftChange,
  type EditableDraft,
} from '#content-store/client/draft/draft-operations.ts'
import { type DraftNode, type DraftTree, inLanguage } from '#content-store/client/draft/draft-tree.ts'
import type { DraftRecord } from '#content-store/client/draft/values.ts'
import type { Node, SlotKey, SlotsOf } from '#content-store/client/model/page-tree.ts'
import type { Locale } from '#locales/locale.ts'
import { LivePage } from './live-page.ts'

/** The draft being edited, and each language of it as a page that tells what changes. */
export class LiveDraft implements EditableDraft {
  readonly nodes: Map<string, DraftNode>
  readonly children: Map<SlotKey, readonly string[]>
  meta: DraftRecord
  readonly #slotsOf: SlotsOf
  readonly #faces = new Map<Locale, LivePage>()

  constructor({ nodes, children, meta }: DraftTree, slotsOf: SlotsOf) {
    this.nodes = new Map(nodes)
    this.children = new Map(children)
    this.meta = meta
    this.#slotsOf = slotsOf
  }

  /** The draft in one language; the same object each time. */
  face(locale: Locale): LivePage {
    const known = this.#faces.get(locale)
    if (known) return known
    const page = new LivePage(inLanguage(this, locale), this.#slotsOf)
    this.#faces.set(locale, page)
    return page
  }

  /** Makes a change, in the draft and in the languages that see it. */
  commit(change: DraftChange): void {
    const changes = [...this.#faces].map(([locale, page]) => ({
      locale,
      page,
      own: changeIn(this, change, locale),
    }))
    commitTo(this)(change)
    for (const { locale, page, own } of changes) {
      const { nodes, children, meta } = own ?? changeBetween(page, inLanguage(this, locale))
      // A text of one language leaves the block as it is in the other.
      const others = new Map([...nodes].filter(([id, node]) => !isShown(page, id, node)))
      if (others.size + children.size > 0 || meta)
        page.commit({ nodes: others, children, ...(meta && { meta }) })
    }
  }
}

const isShown = (page: LivePage, id: string, node: Node | undefined) =>
  node !== undefined && isSame(page.nodes.get(id), node)
