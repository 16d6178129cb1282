import type { Locale } from '#locales/locale.ts'
import { type Change, makeChange, planStructure, type StructureOperation } from '../model/operations.ts'
import type { SlotKey } from '../model/page-tree.ts'
import type { DraftNode, DraftTree } from './draft-tree.ts'
import { type Patch, patched } from './patches.ts'
import type { DraftRecord } from './values.ts'

/** One small change of a draft. Plain JSON, so that it can be stored, sent and undone. */
export type DraftOperation =
  | StructureOperation<DraftNode>
  /** Changes what a block holds; without `id`, the page's own settings. */
  | { readonly kind: 'patch'; readonly id?: string; readonly patches: readonly Patch[] }
  /** Says in which language a block lives; without `in`, in both. */
  | { readonly kind: 'lives'; readonly id: string; readonly in?: Locale }

export interface DraftChange extends Change<DraftNode> {
  readonly own?: DraftRecord
}

interface Planned {
  readonly change: DraftChange
  readonly inverse: DraftOperation
}

const oneNode = (node: DraftNode): DraftChange => ({ nodes: new Map([[node.id, node]]), children: new Map() })

/** Computes an operation without applying it; `undefined` when nothing of it applies. */
export function planDraft(draft: DraftTree, operation: DraftOperation): Planned | undefined {
  if (operation.kind === 'patch') return planPatches(draft, operation)
  if (operation.kind !== 'lives') return planStructure(draft, operation)
  const node = draft.nodes.get(operation.id)
  if (!node || node.in === operation.in) return undefined
  const { in: before, ...rest } = node
  return {
    change: oneNode({ ...rest, ...(operation.in && { in: operation.in }) }),
    inverse: { kind: 'lives', id: node.id, ...(before && { in: before }) },
  }
}

/** Patches that do not apply are left out. */
function planPatches(
  draft: DraftTree,
  { id, patches }: DraftOperation & { kind: 'patch' },
): Planned | undefined {
  const node = id === undefined ? undefined : draft.nodes.get(id)
  const before = id === undefined ? draft.meta : node?.content
  if (!before) return undefined
  let record = before
  const back: Patch[] = []
  for (const patch of patches) {
    const result = patched(record, patch)
    if (!result) continue
    record = result.value
    back.unshift(result.inverse)
  }
  if (back.length === 0) return undefined
  return {
    change: node
      ? oneNode({ ...node, content: record })
      : { nodes: new Map(), children: new Map(), own: record },
    inverse: { kind: 'patch', ...(id !== undefined && { id }), patches: back },
  }
}

/** A draft that is changed in place. */
export interface EditableDraft extends DraftTree {
  readonly nodes: Map<string, DraftNode>
  readonly children: Map<SlotKey, readonly string[]>
  meta: DraftRecord
}

export const editableDraft = ({ nodes, children, meta }: DraftTree): EditableDraft => ({
  nodes: new Map(nodes),
  children: new Map(children),
  meta,
})

/** Makes changes in place. */
export const commitTo = (draft: EditableDraft) => (change: DraftChange) => {
  makeChange(draft.nodes, draft.children, change)
  draft.meta = change.own ?? draft.meta
}
