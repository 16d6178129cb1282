import type { DraftNode, DraftTree } from './draft-tree.ts'
import type { DraftRecord } from './values.ts'
import type { SlotKey } from '../model/page-tree.ts'

/** A draft as JSON: blocks, parents first, and their order by slot. */
export interface DraftJson {
  readonly nodes: readonly DraftNode[]
  readonly children: readonly (readonly [SlotKey, readonly string[]])[]
  readonly meta: DraftRecord
}

export const asJson = ({ nodes, children, meta }: DraftTree): DraftJson => ({
  nodes: [...nodes.values()],
  children: [...children],
  meta,
})

export const fromJson = ({ nodes, children, meta }: DraftJson): DraftTree => ({
  nodes: new Map(nodes.map(node => [node.id, node])),
  children: new Map(children),
  meta,
})
