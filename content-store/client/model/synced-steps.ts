import { PART, USE_SLOT } from '#blocks/page/synced-section.ts'
import { isWithin, branchOf, type Operation } from './operations.ts'
import { childrenOf, type Node, type PageTree, slotKey, slotName } from './page-tree.ts'

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
