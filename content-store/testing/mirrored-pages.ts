/* Two pages that mirror each other, as pages in two languages were stored once: what one draft has to do. */
import { merge3, type Versions } from '#blocks/page/options/merge3.ts'
import { BAG, optionName, optionTree, type OptionNode } from '#blocks/page/options/option-tree.ts'
import { isSame } from '#blocks/page/options/diff.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { apartIn } from '../client/model/apart.ts'
import { inVersion } from '../client/model/block-edits.ts'
import { type Branch, isWithin, type Operation } from '../client/model/operations.ts'
import { childrenOf, type Node, type PageTree, parentOf, type SlotKey } from '../client/model/page-tree.ts'
import { type IsApart, isOwnText } from '../client/model/shared-options.ts'

type Bag = Readonly<Record<string, unknown>>

/**
 * Returns the options of the other language after a change in one. Texts stay; of everything else, what was the same in both follows the
 * change, and what differed stays. New items of a list come with their texts.
 */
export const withShared = (
  node: OptionNode | undefined,
  versions: Versions & { readonly theirs: Bag },
  isApart: IsApart,
): Bag =>
  merge3(versions, {
    node: node ?? BAG,
    isOwn: (option, path) => isOwnText(option) || isApart(optionName(path)),
  }).value as Bag // a bag in, a bag out

/** `options.items.title` is set apart when it or something around it is. */
function isApartIn(own: Pick<Node, 'values'>, twin: Pick<Node, 'values'>, bag: string): IsApart {
  const marks = new Set([...apartIn(own), ...apartIn(twin)])
  if (marks.size === 0) return () => false
  return option => marks.has(`${bag}.${option}`)
}

/** Lookups of mirroring. */
export interface MirrorParts {
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** Last content of the other language under this block; `undefined` when it never was. */
  readonly removedBranch: (id: string) => Branch | undefined
  /** Content of a synced section in the other language for a block in a new use. */
  readonly sectionBlock?: (branch: Branch, node: Node) => Following | undefined
}

/** Content of a new branch's block in the other language. */
type Following = Pick<Node, 'code' | 'version' | 'options' | 'values'>

/** Page settings that follow the other language while both are the same. Texts and the shared picture are each language's own. */
const SHARED_META = ['globalConfig', 'isIndexed'] as const

/** The block of the same id and kind in the other language. */
function twinOf(theirs: PageTree, node: Node | undefined): Node | undefined {
  const twin = node && theirs.nodes.get(node.id)
  return twin?.code === node?.code ? twin : undefined
}

/**
 * The operations that do in the other language what one operation does in this one: blocks come, go and move in both, shared options
 * change in both, texts stay. Both trees are as they were before it.
 */
export function mirrored(
  own: PageTree,
  theirs: PageTree,
  operation: Operation,
  parts: MirrorParts,
): readonly Operation[] {
  switch (operation.kind) {
    case 'insert':
      return mirroredInsert(own, theirs, operation, parts)
    case 'remove': {
      const twin = twinOf(theirs, own.nodes.get(operation.id))
      return twin ? [operation] : []
    }
    case 'move':
      return mirroredMove(own, theirs, operation)
    case 'edit':
      return mirroredEdit(own, theirs, operation, parts)
    case 'rename': {
      const node = own.nodes.get(operation.id)
      return node && twinOf(theirs, node)?.name === node.name ? [operation] : []
    }
    case 'meta': {
      const shared = SHARED_META.filter(
        key => key in operation.set && isSame(own.meta[key], theirs.meta[key]),
      )
      const set = Object.fromEntries(shared.map(key => [key, operation.set[key]]))
      return shared.length > 0 ? [{ kind: 'meta', set }] : []
    }
  }
}

/** Returns true if a slot is the same place in both languages. */
const isCommonSlot = (own: PageTree, theirs: PageTree, slot: SlotKey) =>
  parentOf(slot) === '' || twinOf(theirs, own.nodes.get(parentOf(slot))) !== undefined

/** The place in the other language: after the nearest block before it that is there too. */
function placeIn(
  theirs: PageTree,
  slot: SlotKey,
  siblings: readonly string[],
  { index, after }: { readonly index: number; readonly after?: string },
) {
  const found = after === undefined ? -1 : siblings.indexOf(after)
  const at = after === '' ? 0 : found >= 0 ? found + 1 : Math.min(index, siblings.length)
  const there = childrenOf(theirs, slot)
  const before = siblings.slice(0, at).findLast(id => there.includes(id)) ?? ''
  return { slot, index: there.indexOf(before) + 1, after: before }
}

function mirroredInsert(
  own: PageTree,
  theirs: PageTree,
  { at, branch }: Operation & { kind: 'insert' },
  { findBlock, removedBranch, sectionBlock }: MirrorParts,
): readonly Operation[] {
  const [top] = branch.nodes
  if (!top || theirs.nodes.has(top.id) || !isCommonSlot(own, theirs, at.slot)) return []
  const place = placeIn(theirs, at.slot, childrenOf(own, at.slot), at)
  const before = new Map(removedBranch(top.id)?.nodes.map(node => [node.id, node]))
  // A block that was there before comes back with its own texts; the copy of a block has those of its twin.
  const nodes = branch.nodes.map(node => {
    const was: Following | undefined =
      before.get(node.id) ?? sectionBlock?.(branch, node) ?? twinOfOriginal(own, theirs, node)
    if (!was || was.code !== node.code || was.version !== node.version) return node
    const versions = { base: was.options, mine: node.options, theirs: was.options }
    const options = withShared(treeOf(findBlock(node.code)), versions, isApartIn(node, was, 'options'))
    return { ...node, options }
  })
  return [{ kind: 'insert', at: place, branch: { ...branch, nodes } }]
}

/** Other language's version of the block that this one is a copy of. */
function twinOfOriginal(own: PageTree, theirs: PageTree, copy: Node): Node | undefined {
  for (const node of own.nodes.values())
    if (node.code === copy.code && isSame(node.options, copy.options)) return twinOf(theirs, node)
  return undefined
}

function mirroredMove(
  own: PageTree,
  theirs: PageTree,
  { id, to, section }: Operation & { kind: 'move' },
): readonly Operation[] {
  if (!twinOf(theirs, own.nodes.get(id)) || !isCommonSlot(own, theirs, to.slot)) return []
  if (isWithin(theirs, to.slot, id)) return []
  const siblings = childrenOf(own, to.slot).filter(each => each !== id)
  const place = placeIn(theirs, to.slot, siblings, to)
  return [{ kind: 'move', id, to: place, section }]
}

const treeOf = (block: AnyBlock | undefined): OptionNode | undefined => block && optionTree(block)

function mirroredEdit(
  own: PageTree,
  theirs: PageTree,
  operation: Operation & { kind: 'edit' },
  { findBlock }: MirrorParts,
): readonly Operation[] {
  const { id, bag, set, unset } = operation
  const node = own.nodes.get(id)
  const twin = twinOf(theirs, node)
  if (!node || !twin) return []
  const block = findBlock(node.code)
  const version = operation.version ?? node.version
  const isRaised = bag === 'options' && twin.version !== version
  const before = bag === 'options' ? inVersion(block, node, version) : node[bag]
  const now = bag === 'options' ? inVersion(block, twin, version) : twin[bag]
  // Options of different versions of a block cannot be compared.
  if (!before || !now) return []
  const tree = bag === 'options' ? treeOf(block) : undefined
  const mine: Record<string, unknown> = { ...before, ...set }
  for (const key of unset) delete mine[key]
  const next = withShared(tree, { base: before, mine, theirs: now }, isApartIn(node, twin, bag))
  if (isSame(now, next)) return []
  const edit = bagEdit(twin[bag], next)
  return [{ kind: 'edit', id, bag, set: edit.set, unset: edit.unset, ...(isRaised && { version }) }]
}

/** Differences in one bag of settings. */
function bagEdit(before: Node['options'], after: Node['options']) {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    key => !isSame(before[key], after[key]),
  )
  return {
    set: Object.fromEntries(keys.filter(key => Object.hasOwn(after, key)).map(key => [key, after[key]])),
    unset: keys.filter(key => !Object.hasOwn(after, key)),
    isEmpty: keys.length === 0,
  }
}
