import type { LogEntry } from '#content-store/client/draft/draft-steps.ts'
import type { DraftTree } from '#content-store/client/draft/draft-tree.ts'
import { branchOf, positionAt } from '#content-store/client/model/operations.ts'
import { childrenOf } from '#content-store/client/model/page-tree.ts'
import type { History } from '../model/history.ts'
import type { Clash } from '../model/rebase.ts'

interface Working {
  readonly selected: string | undefined
  readonly history: History
  readonly operator: string
}

/**
 * The block in which the operator worked last and which another one has removed: to be decided, although all of it was saved. Unsaved
 * work in it is a conflict anyway.
 * @param draft the state before the removal
 */
export function removedUnder(
  draft: DraftTree,
  { operations, by }: LogEntry,
  { selected, history, operator }: Working,
): readonly Clash[] {
  const last = history.past.at(-1)
  const isOwn = last?.forward.some(operation => operation.kind === 'patch' && operation.id === selected)
  if (selected === undefined || by === operator || !isOwn) return []
  return operations.flatMap((operation): readonly Clash[] => {
    const node = operation.kind === 'remove' ? draft.nodes.get(operation.id) : undefined
    const branch = node && branchOf(draft, node.id)
    if (!node || !branch?.nodes.some(({ id }) => id === selected)) return []
    const siblings = childrenOf(draft, node.slot)
    const others = siblings.filter(id => id !== node.id)
    const at = positionAt(node.slot, others, siblings.indexOf(node.id))
    return [{ kind: 'removed', id: node.id, at, branch, by }]
  })
}
