import { ROOT_SLOTS } from '#blocks/page/define-block.ts'
import { type Component, sharingOf } from '#blocks/page/page.ts'
import type { PageContent } from './types.ts'
import {
  childrenOf,
  type Node,
  type PageTree,
  type SlotKey,
  slotKey,
  type SlotsOf,
} from './model/page-tree.ts'

/** Ascending `sort` within a slot; ties keep the order they came in. Source: LO-20. */
const bySort = (components: readonly Component[]) => components.toSorted((a, b) => a.sort - b.sort)

/**
 * A saved page as a flat tree. Blocks of unknown slots move to the first declared one; children without a slot stay inside
 * their parent unread. A repeated id gets `renamed(id)`. Source: LO-19 … LO-21.
 */
export function fromPage(page: PageContent, slotsOf: SlotsOf, renamed: (id: string) => string): PageTree {
  const nodes = new Map<string, Node>()
  const children = new Map<SlotKey, string[]>()

  const place = (component: Component, parent: string, slots: readonly string[]) => {
    const { childComponents, sort: _, ...rest } = component
    const id = nodes.has(rest.id) ? renamed(rest.id) : rest.id
    const inner = slotsOf(component.code) ?? []
    const name = slots.includes(rest.section) ? rest.section : (slots[0] ?? rest.section)
    const slot = slotKey(parent, name)
    nodes.set(id, { ...rest, id, held: inner.length === 0 ? childComponents : [], slot })
    const siblings = children.get(slot)
    if (siblings) siblings.push(id)
    else children.set(slot, [id])
    if (inner.length > 0) for (const child of bySort(childComponents)) place(child, id, inner)
  }

  for (const component of bySort(page.components)) place(component, '', ROOT_SLOTS)
  const { title, description, keywords, globalConfig, shareImage = '', isIndexed = true } = page
  return {
    nodes,
    children,
    meta: { title, description, keywords, globalConfig, shareImage, isIndexed },
  }
}

/** The tree as it is saved: slot by slot, `sort` 1, 2, 3 among siblings. Source: LO-16. */
export function toPage(tree: PageTree, slotsOf: SlotsOf): PageContent {
  const componentsIn = (slot: SlotKey): Component[] =>
    childrenOf(tree, slot).flatMap((id, index) => {
      const node = tree.nodes.get(id)
      return node ? [toComponent(tree, node, index + 1, slotsOf)] : []
    })
  const { title, description, keywords, globalConfig, ...sharing } = tree.meta
  return {
    title,
    description,
    keywords,
    globalConfig,
    ...sharingOf(sharing),
    components: ROOT_SLOTS.flatMap(name => componentsIn(slotKey('', name))),
  }
}

/** One block with all that is in it, as it is saved. */
export function toComponent(tree: PageTree, node: Node, sort: number, slotsOf: SlotsOf): Component {
  const { id: own, name: called, code, version, pageId, section, style, options, values, held } = node
  const inner = (slotsOf(node.code) ?? []).flatMap(name =>
    childrenOf(tree, slotKey(node.id, name)).flatMap((id, index) => {
      const child = tree.nodes.get(id)
      return child ? [toComponent(tree, child, index + 1, slotsOf)] : []
    }),
  )
  // In the store's own order of keys, so that an untouched block stays the same to the byte.
  return {
    id: own,
    sort,
    name: called,
    code,
    version,
    pageId,
    section,
    style,
    options,
    values,
    childComponents: [...held, ...inner],
  }
}
