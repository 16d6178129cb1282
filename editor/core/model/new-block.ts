import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import type { Branch, BlockPosition } from '#content-store/client/model/operations.ts'
import { parentOf, slotKey, slotName } from '#content-store/client/model/page-tree.ts'

/** A new id for a block: safe in `id` attributes and selectors. */
export const newId = () => `b${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`

/** A fresh block of a kind, with the options of a preset or none (the schema's defaults then hold). */
export function freshBranch(block: AnyBlock, place: BlockPosition, presetKey?: string, id = newId()): Branch {
  const preset = block.presets.find(({ key }) => key === presetKey)
  const options = structuredClone((preset?.options ?? {}) as Record<string, unknown>) // presets are option objects
  const { code, version } = block
  return {
    nodes: [
      {
        id,
        code,
        version,
        name: '',
        pageId: '',
        section: slotName(place.slot),
        style: {},
        options,
        values: {},
        held: [],
        slot: place.slot,
      },
    ],
    children: [],
  }
}

/** The same branch under new ids. */
export function copied(branch: Branch, makeId: (id: string) => string = newId): Branch {
  const ids = new Map(branch.nodes.map(({ id }) => [id, makeId(id)]))
  const renamed = (id: string) => ids.get(id) ?? id
  const moved = (slot: Branch['nodes'][number]['slot']) => slotKey(renamed(parentOf(slot)), slotName(slot))
  return {
    nodes: branch.nodes.map(node => ({
      ...node,
      id: renamed(node.id),
      slot: moved(node.slot),
      held: node.held.map(child => renewed(child, makeId)),
    })),
    children: branch.children.map(([slot, ids_]) => [moved(slot), ids_.map(renamed)] as const),
  }
}

const renewed = (component: Component, makeId: (id: string) => string): Component => ({
  ...component,
  id: makeId(component.id),
  childComponents: component.childComponents.map(child => renewed(child, makeId)),
})
