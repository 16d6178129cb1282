import type { AnyBlock } from '#blocks/page/define-block.ts'
import { isSame } from '#blocks/page/options/diff.ts'
import type { Component } from '#blocks/page/page.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import { draftOfContents, type GivenContents, inBoth } from '../model/contents.ts'
import { branchOf } from '../model/operations.ts'
import { childrenOf, parentOf } from '../model/page-tree.ts'
import { type DraftOperation, editableDraft } from './draft-operations.ts'
import { carryOutOn } from './draft-steps.ts'
import type { DraftNode, DraftTree } from './draft-tree.ts'
import { draftId } from './lifted.ts'
import type { Patch } from './patches.ts'
import { type DraftValue, inLocale, isDraftRecord } from './values.ts'

type Maybe = DraftValue | undefined

const readsAlike = (one: Maybe, other: Maybe) =>
  LOCALES.every(locale => isSame(inLocale(one, locale), inLocale(other, locale)))

/** Changes that make a value read as another does, in both languages. */
function* patchesBetween(at: readonly string[], before: Maybe, after: Maybe): Generator<Patch> {
  if (readsAlike(before, after)) return
  if (isDraftRecord(before) && isDraftRecord(after))
    for (const name of new Set([before, after].flatMap(Object.keys)))
      yield* patchesBetween([...at, name], before[name], after[name])
  else yield { at, ...(after !== undefined && { value: after }) }
}

/** A component with the ids that its blocks have in the draft. */
const underDraftIds = (draft: DraftTree, component: Component, locale: Locale): Component => ({
  ...component,
  id: draftId(draft, component.id, locale),
  childComponents: component.childComponents.map(child => underDraftIds(draft, child, locale)),
})

/**
 * Operations that give a block of a draft, and all in it, the contents wanted in each language. Blocks are found by their ids and put in the
 * wanted order.
 * @param wanted both languages for a block that lives in both
 */
export function operationsTo(
  draft: DraftTree,
  root: DraftNode,
  wanted: GivenContents,
  findBlock: (code: string) => AnyBlock | undefined,
): readonly DraftOperation[] {
  const under = ([component]: readonly Component[], locale: Locale) =>
    component ? [root.in ? underDraftIds(draft, component, locale) : component] : []
  const { zh_HK, en_US } = wanted
  const target = draftOfContents(
    inBoth({ zh_HK: zh_HK && under(zh_HK, 'zh_HK'), en_US: en_US && under(en_US, 'en_US') }),
    findBlock,
  )
  const work = editableDraft(draft)
  const done: DraftOperation[] = []
  const run = (operation: DraftOperation) => void done.push(...carryOutOn(work, [operation]).forward)
  const blocks = branchOf(target, root.id).nodes.map(node => ({ ...node, ...(root.in && { in: root.in }) }))
  for (const node of blocks) {
    const { id, slot, section, content, in: lives } = node
    const siblings = childrenOf(target, slot)
    const index = siblings.indexOf(id)
    const at = { slot, index, after: siblings[index - 1] ?? '' }
    const now = work.nodes.get(id)
    if (!now) {
      run({ kind: 'insert', at, branch: { nodes: [node], children: [] } })
      continue
    }
    if (id !== root.id) {
      if (now.slot !== slot || childrenOf(work, slot)[index] !== id)
        run({ kind: 'move', id, to: at, section })
      if (now.in !== lives) run({ kind: 'lives', id, ...(lives && { in: lives }) })
    }
    const patches = [...patchesBetween([], now.content, content)]
    if (patches.length > 0) run({ kind: 'patch', id, patches })
  }
  for (const { id, slot } of branchOf(work, root.id).nodes)
    if (!target.nodes.has(id) && target.nodes.has(parentOf(slot))) run({ kind: 'remove', id })
  return done
}
