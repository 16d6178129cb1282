import type { AnyBlock } from '#blocks/page/define-block.ts'
import { isSame } from '#blocks/page/options/diff.ts'
import type { Locale } from '#locales/locale.ts'
import { inVersion } from '../model/block-edits.ts'
import type { BlockPosition, Branch, Operation } from '../model/operations.ts'
import { childrenOf, type Node, parentOf, slotKey, slotName } from '../model/page-tree.ts'
import type { DraftOperation } from './draft-operations.ts'
import type { DraftNode, DraftTree } from './draft-tree.ts'
import { patchesTo } from './edits.ts'
import { contentNode, contentOf, META } from './join-trees.ts'
import { joined } from './join-values.ts'
import { type Patch, withPatches } from './patches.ts'
import { type DraftRecord, type DraftValue, inLocale, isByLocale, isList, livesIn } from './values.ts'

export interface Lifting {
  /** Language in which the operation was made. */
  readonly locale: Locale
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** Makes the id of a new item of a list. */
  readonly newId: () => string
}

/** Id in a draft of a block that has `id` in a language. */
export function draftId(draft: DraftTree, id: string, locale: Locale): string {
  const node = draft.nodes.get(id)
  if (!node || livesIn(node, locale)) return id
  return [...draft.nodes.values()].find(each => each.as === id)?.id ?? id
}

/** A place in the draft, after the same block as in the language. `moving`: id in the draft of the block that goes there. */
export function placeIn(draft: DraftTree, at: BlockPosition, locale: Locale, moving?: string): BlockPosition {
  const parent = parentOf(at.slot)
  const slot = slotKey(parent === '' ? '' : draftId(draft, parent, locale), slotName(at.slot))
  const siblings = childrenOf(draft, slot).filter(id => id !== moving)
  const shown = siblings.filter(id => livesIn(draft.nodes.get(id) ?? {}, locale))
  const named = at.after === undefined ? undefined : at.after && draftId(draft, at.after, locale)
  const isKnown = named === '' || (named !== undefined && shown.includes(named))
  const after = isKnown ? named : (shown[Math.min(at.index, shown.length) - 1] ?? '')
  return { slot, index: siblings.indexOf(after) + 1, after }
}

/** Names of options that differ by language, without items. */
function* apartNames(value: DraftValue | undefined, names: readonly string[] = []): Generator<string> {
  if (typeof value !== 'object' || value === null) return
  if (isByLocale(value)) yield names.join('.')
  else if (isList(value)) for (const item of value.$list) yield* apartNames(item.value, names)
  else for (const [name, field] of Object.entries(value)) yield* apartNames(field, [...names, name])
}

type Fields = Readonly<Record<string, unknown>>

/** Brings the options of a block to another version, in both languages; `undefined` where they cannot be brought there. */
function raised(
  block: AnyBlock | undefined,
  content: DraftRecord,
  version: number,
): readonly Patch[] | undefined {
  const optionsIn = (locale: Locale) => {
    const { options, version: from } = inLocale(content, locale) as Node
    return inVersion(block, { options, version: from }, version)
  }
  const options = { zh_HK: optionsIn('zh_HK'), en_US: optionsIn('en_US') }
  if (!options.zh_HK || !options.en_US) return undefined
  const names = new Set(apartNames(content['options']))
  const value = joined(contentNode(block).properties?.['options'], options, name => names.has(name))
  return [
    { at: ['options'], ...(value !== undefined && { value }) },
    { at: ['version'], value: version },
  ]
}

/** Changes of a block's content so that it reads in one language as an operation makes it. */
function contentPatches(
  node: DraftNode,
  operation: Operation & { kind: 'edit' | 'rename' },
  { findBlock, locale, newId }: Lifting,
): readonly Patch[] {
  const block = findBlock(node.code)
  const before = inLocale(node.content, locale) as Fields
  if (operation.kind === 'rename')
    return patchesTo(contentNode(block), node.content, { ...before, name: operation.name }, { locale, newId })
  const { bag, set, unset, version } = operation
  const raising =
    version === undefined || version === before['version'] ? [] : raised(block, node.content, version)
  const content = withPatches(node.content, raising ?? [])
  const after: Record<string, unknown> = { ...(before[bag] as Fields), ...set }
  for (const key of unset) delete after[key]
  const wanted = {
    ...(inLocale(content, locale) as Fields),
    [bag]: after,
    ...(version !== undefined && { version }),
  }
  return [...(raising ?? []), ...patchesTo(contentNode(block), content, wanted, { locale, newId })]
}

/** Blocks for both languages. A copy of a block has the texts of the block it copies; any other has those that were given. */
function draftBranch(draft: DraftTree, branch: Branch, lifting: Lifting): Branch<DraftNode> {
  const { locale, findBlock, newId } = lifting
  const nodes = branch.nodes.map((node): DraftNode => {
    const { id, code, slot, section } = node
    const schema = contentNode(findBlock(code))
    const content = contentOf(node)
    const original = [...draft.nodes.values()].find(
      each =>
        each.code === code &&
        livesIn(each, locale) &&
        isSame((inLocale(each.content, locale) as Node).options, node.options),
    )
    const copied =
      original &&
      withPatches(original.content, patchesTo(schema, original.content, content as Fields, { locale, newId }))
    const fresh = copied ?? (joined(schema, { zh_HK: content, en_US: content }) as DraftRecord)
    return { id, code, slot, section, content: fresh }
  })
  return { nodes, children: branch.children }
}

/**
 * The effect on the draft of an operation made in one language: blocks come, go and move in both languages, shared options change in both, texts
 * in this one.
 */
export function lifted(draft: DraftTree, operation: Operation, lifting: Lifting): readonly DraftOperation[] {
  const { locale, newId } = lifting
  switch (operation.kind) {
    case 'insert': {
      const at = placeIn(draft, operation.at, locale)
      return [{ kind: 'insert', at, branch: draftBranch(draft, operation.branch, lifting) }]
    }
    case 'remove':
      return [{ kind: 'remove', id: draftId(draft, operation.id, locale) }]
    case 'move': {
      const id = draftId(draft, operation.id, locale)
      return [{ ...operation, id, to: placeIn(draft, operation.to, locale, id) }]
    }
    case 'edit':
    case 'rename': {
      const node = draft.nodes.get(draftId(draft, operation.id, locale))
      // Carrying this out does nothing; it says which block was meant.
      if (!node) return [{ kind: 'patch', id: operation.id, patches: [] }]
      return [{ kind: 'patch', id: node.id, patches: contentPatches(node, operation, lifting) }]
    }
    case 'meta': {
      const after = { ...(inLocale(draft.meta, locale) as Fields), ...operation.set }
      return [{ kind: 'patch', patches: patchesTo(META, draft.meta, after, { locale, newId }) }]
    }
  }
}
