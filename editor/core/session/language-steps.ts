import { type OptionPath, optionNodeAt, optionTree } from '#blocks/page/options/option-tree.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { findBlock } from '#blocks/registry.ts'
import { confirming } from '#content-store/client/draft/confirming.ts'
import type { DraftOperation } from '#content-store/client/draft/draft-operations.ts'
import type { DraftTree } from '#content-store/client/draft/draft-tree.ts'
import { contentNode } from '#content-store/client/draft/join-trees.ts'
import { joined } from '#content-store/client/draft/join-values.ts'
import { idPath, valueAt } from '#content-store/client/draft/spots.ts'
import { inLocale, isByLocale } from '#content-store/client/draft/values.ts'
import { branchOf } from '#content-store/client/model/operations.ts'
import { type Node, type PageTree, parentOf } from '#content-store/client/model/page-tree.ts'
import { isOwnText } from '#content-store/client/model/shared-options.ts'
import { type Locale, otherLocale } from '#locales/locale.ts'
import { newGesture, type PageSession } from './page-session.ts'

export const isText = (block: AnyBlock, path: OptionPath) => isOwnText(optionNodeAt(optionTree(block), path))

/** Place of an option in the draft. */
const placeOf = ({ draft, detail }: PageSession, id: string, path: OptionPath): readonly string[] => [
  'options',
  ...idPath(draft.nodes.get(id)?.content['options'], path, detail.locale),
]

/** Place of the value by language that an option is, or is in; `undefined` for one that both languages share. */
function apartPlace(
  { draft }: PageSession,
  id: string,
  place: readonly string[],
): readonly string[] | undefined {
  for (let length = 1; length <= place.length; length += 1) {
    const at = place.slice(0, length)
    if (isByLocale(valueAt(draft, { id, path: at }))) return at
  }
  return undefined
}

/** Returns true if each language has its own value of an option, or of a list around it. */
export const isApart = (session: PageSession, id: string, path: OptionPath): boolean =>
  apartPlace(session, id, placeOf(session, id, path)) !== undefined

/** From now on each language has its own value of the option, which must have one. */
export function unshare(
  session: PageSession,
  id: string,
  path: OptionPath,
  gesture = newGesture('apart'),
): void {
  const at = placeOf(session, id, path)
  const value = valueAt(session.draft, { id, path: at })
  if (value === undefined || isByLocale(value)) return
  session.runDraft(
    'apart',
    [{ kind: 'patch', id, patches: [{ at, in: session.detail.locale, value }] }],
    gesture,
  )
}

/** The value here, with the words of the other language in their places. */
function withWordsOf(node: ReturnType<typeof optionNodeAt>, own: unknown, other: unknown): unknown {
  if (isOwnText(node)) return other ?? own
  if (Array.isArray(own) && node?.items) {
    const theirs: readonly unknown[] = Array.isArray(other) && other.length === own.length ? other : own
    return own.map((item, index) => withWordsOf(node.items, item, theirs[index]))
  }
  if (typeof own !== 'object' || own === null || !node?.properties) return own
  const theirs = (typeof other === 'object' && other !== null ? other : own) as Readonly<
    Record<string, unknown>
  >
  return Object.fromEntries(
    Object.entries(own).map(([key, value]) => [key, withWordsOf(node.properties?.[key], value, theirs[key])]),
  )
}

/** The value here becomes that of both languages, which share it from now on; words stay. */
export function share(session: PageSession, id: string, path: OptionPath): void {
  const { draft, detail } = session
  const node = draft.nodes.get(id)
  const at = apartPlace(session, id, placeOf(session, id, path))
  const value = at && valueAt(draft, { id, path: at })
  const block = node && findBlock(node.code)
  if (!at || !isByLocale(value) || !block) return
  // Ids of items lead through lists as positions do.
  const schema = at
    .slice(1)
    .reduce<ReturnType<typeof optionNodeAt>>(
      (outer, part) => outer?.properties?.[part] ?? outer?.items,
      contentNode(block).properties?.['options'],
    )
  const own = inLocale(value, detail.locale)
  const other = withWordsOf(schema, own, inLocale(value, otherLocale(detail.locale)))
  const pair = detail.locale === 'zh_HK' ? { zh_HK: own, en_US: other } : { zh_HK: other, en_US: own }
  const shared = joined(schema, pair)
  if (shared !== undefined)
    session.runDraft('apart', [{ kind: 'patch', id, patches: [{ at, value: shared }] }], newGesture('share'))
}

/** Says that a text is right as it is, whatever the other language says now: a step that changes nothing. */
export function confirm(session: PageSession, id: string, path: OptionPath): void {
  const { draft, detail } = session
  const operation = confirming(draft, id, placeOf(session, id, path), detail.locale)
  session.runDraft('confirm', [operation], newGesture('confirm'))
}

/** Blocks of a branch that say in which language they live. */
const living = (draft: DraftTree, id: string, locale: Locale | undefined): readonly DraftOperation[] =>
  branchOf(draft, id).nodes.flatMap(({ id: each, in: own }, index): readonly DraftOperation[] => {
    // What is inside a block lives where the block does.
    if (locale !== undefined && index > 0) return []
    return own === locale ? [] : [{ kind: 'lives', id: each, ...(locale && { in: locale }) }]
  })

/** Puts a block of one language into the other too, in the same place and with the texts it has. */
export const addToOther = (session: PageSession, id: string): boolean =>
  session.runDraft('insert', living(session.draft, id, undefined), newGesture('across'))

/** Takes blocks out of one language: they live in the other one alone, or go where there is no other. */
export const livingElsewhere = ({ draft, detail, other }: PageSession, nodes: readonly Node[]) =>
  nodes.flatMap(({ id }): readonly DraftOperation[] => {
    const own = draft.nodes.get(id)?.in
    return other && own === undefined
      ? living(draft, id, otherLocale(detail.locale))
      : [{ kind: 'remove', id }]
  })

/** Blocks of one id and kind that are in another place in the other language: one of each. */
const separated = ({ nodes }: DraftTree) =>
  [...nodes.values()].flatMap(english => {
    const chinese = english.as === undefined ? undefined : nodes.get(english.as)
    return chinese?.code === english.code ? [{ english, chinese }] : []
  })

/** Puts the blocks of the other language into the order they have here: a block that is there twice becomes one. */
export function alignOrder(session: PageSession): void {
  const { draft, detail } = session
  const operations = separated(draft).flatMap(({ english, chinese }): readonly DraftOperation[] => {
    const [stays, goes] = detail.locale === 'zh_HK' ? [chinese, english] : [english, chinese]
    const contents = { zh_HK: inLocale(chinese.content, 'zh_HK'), en_US: inLocale(english.content, 'en_US') }
    const content = joined(contentNode(findBlock(english.code)), contents)
    const patches = Object.entries((content ?? {}) as Readonly<Record<string, never>>).map(
      ([name, value]) => ({
        at: [name],
        value,
      }),
    )
    return [
      { kind: 'patch', id: stays.id, patches },
      { kind: 'lives', id: stays.id },
      { kind: 'remove', id: goes.id },
    ]
  })
  session.runDraft('move', operations, newGesture('order'))
}

/** Differences between the structures of two languages. */
export interface StructureDifference {
  /** Blocks that are in one of them only, without those inside such blocks. */
  readonly onlyHere: readonly Node[]
  readonly onlyThere: readonly Node[]
  readonly isOrderSame: boolean
}

const aloneIn = (one: PageTree, other: PageTree): readonly Node[] =>
  [...one.nodes.values()].filter(({ id, slot }) => {
    const parent = parentOf(slot)
    return !other.nodes.has(id) && (parent === '' || other.nodes.has(parent))
  })

export const structureDifference = (
  { page: own, draft }: PageSession,
  { page: twin }: PageSession,
): StructureDifference => ({
  onlyHere: aloneIn(own, twin),
  onlyThere: aloneIn(twin, own),
  isOrderSame: separated(draft).length === 0,
})
