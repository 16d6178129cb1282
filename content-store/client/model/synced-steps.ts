import type { Component } from '#blocks/page/page.ts'
import { PART, USE_SLOT } from '#blocks/page/synced-section.ts'
import { editsTo } from './block-edits.ts'
import { branchOf, isWithin, type Operation } from './operations.ts'
import { fromPage } from '../page-content.ts'
import {
  childrenOf,
  type Node,
  type PageTree,
  parentOf,
  slotKey,
  slotName,
  type SlotsOf,
} from './page-tree.ts'
import { carryOutOn, editable } from './steps.ts'

const NO_CONFIG = { tenantCode: '', iconUrl: '', priceColor: '', themeColor: '' }

/** Blocks as a tree by themselves. */
const treeOf = (components: readonly Component[], slotsOf: SlotsOf): PageTree =>
  fromPage(
    { title: '', description: '', keywords: '', globalConfig: NO_CONFIG, components },
    slotsOf,
    id => `${id}-again`,
  )

/** The operations that turn a block with all in it into another of the same id and kind. */
export function operationsTo(tree: PageTree, target: Component, slotsOf: SlotsOf): readonly Operation[] {
  const work = editable(tree)
  const done: Operation[] = []
  const run = (operation: Operation) => void done.push(...carryOutOn(work, [operation]).forward)
  const wanted = treeOf([{ ...target, section: 'main' }], slotsOf)
  for (const { nodes } of [branchOf(wanted, target.id)])
    for (const { id } of nodes)
      for (const name of slotsOf(wanted.nodes.get(id)?.code ?? '') ?? []) {
        const slot = slotKey(id, name)
        childrenOf(wanted, slot).forEach((child, index, siblings) => {
          const node = wanted.nodes.get(child)
          const at = { slot, index, after: siblings[index - 1] ?? '' }
          if (!node) return
          if (!work.nodes.has(child)) run({ kind: 'insert', at, branch: { nodes: [node], children: [] } })
          else if (work.nodes.get(child)?.slot !== slot || childrenOf(work, slot)[index] !== child)
            run({ kind: 'move', id: child, to: at, section: node.section })
        })
      }
  for (const { id, slot } of branchOf(work, target.id).nodes)
    if (!wanted.nodes.has(id) && wanted.nodes.has(parentOf(slot))) run({ kind: 'remove', id })
  for (const node of wanted.nodes.values()) editsTo(work.nodes.get(node.id), node).forEach(run)
  return done
}

/** The blocks of a use become blocks of the page, in its place. They keep their options; a hidden use hides them. */
export function detaching(tree: PageTree, use: string): readonly Operation[] {
  const node = tree.nodes.get(use)
  if (!node) return []
  const { hideOn } = node.style
  const hides = hideOn !== undefined && hideOn !== 'none'
  const children = childrenOf(tree, slotKey(use, USE_SLOT))
  const moves = children.map((id, index): Operation => {
    const to = {
      slot: node.slot,
      index: childrenOf(tree, node.slot).indexOf(use) + 1 + index,
      after: children[index - 1] ?? use,
    }
    return { kind: 'move', id, to, section: slotName(node.slot) }
  })
  const hidden = children.flatMap((id): readonly Operation[] =>
    hides && (tree.nodes.get(id)?.style['hideOn'] ?? 'none') === 'none'
      ? [{ kind: 'edit', id, bag: 'style', set: { hideOn }, unset: [] }]
      : [],
  )
  const freed = [...tree.nodes.values()]
    .filter(({ slot, values }) => PART in values && isWithin(tree, slot, use))
    .map(({ id }): Operation => ({ kind: 'edit', id, bag: 'values', set: {}, unset: [PART] }))
  return [...moves, ...hidden, ...freed, { kind: 'remove', id: use }]
}

/** Blocks of the page become the first use of a section made of them: they keep their ids. */
export function attaching(tree: PageTree, blocks: readonly string[], container: Node): readonly Operation[] {
  const [first] = blocks
  const slot = first === undefined ? undefined : tree.nodes.get(first)?.slot
  if (first === undefined || slot === undefined) return []
  const siblings = childrenOf(tree, slot)
  const index = siblings.indexOf(first)
  const inner = slotKey(container.id, USE_SLOT)
  const parts = blocks.flatMap(id => branchOf(tree, id).nodes)
  return [
    {
      kind: 'insert',
      at: { slot, index, after: siblings[index - 1] ?? '' },
      branch: { nodes: [{ ...container, section: slotName(slot) }], children: [] },
    },
    ...blocks.map(
      (id, at): Operation => ({
        kind: 'move',
        id,
        to: { slot: inner, index: at, after: blocks[at - 1] ?? '' },
        section: USE_SLOT,
      }),
    ),
    ...parts.map(
      ({ id }): Operation => ({ kind: 'edit', id, bag: 'values', set: { [PART]: id }, unset: [] }),
    ),
  ]
}
