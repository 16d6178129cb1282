import type { DraftOperation } from '#content-store/client/draft/draft-operations.ts'
import type { LogEntry } from '#content-store/client/draft/draft-steps.ts'
import { type DraftTree, nodeIn } from '#content-store/client/draft/draft-tree.ts'
import { isWithin, spotOf } from '#content-store/client/draft/spots.ts'
import { branchOf, positionAt } from '#content-store/client/model/operations.ts'
import { childrenOf } from '#content-store/client/model/page-tree.ts'
import type { Locale } from '#locales/locale.ts'
import type { History } from '../model/history.ts'
import type { Clash } from '../model/rebase.ts'

interface Working {
  readonly selected: string | undefined
  readonly history: History
  readonly operator: string
  /** Language in which the operator is asked. */
  readonly locale: Locale
}

type Patches = DraftOperation & { readonly kind: 'patch' }

/**
 * The block or list item in which the operator worked last and which another one has removed: to be decided, although all of it was saved.
 * Unsaved work in it is a conflict anyway.
 * @param draft the state before the removal
 */
export function removedUnder(
  draft: DraftTree,
  { operations, by }: LogEntry,
  { selected, history, operator, locale }: Working,
): readonly Clash[] {
  const own = history.past
    .at(-1)
    ?.forward.filter(
      (operation): operation is Patches => operation.kind === 'patch' && operation.id === selected,
    )
  if (selected === undefined || by === operator || !own || own.length === 0) return []
  return operations.flatMap((operation): readonly Clash[] => {
    if (operation.kind === 'patch')
      return operation.id === selected ? itemsRemoved(draft, selected, { operation, own, by, locale }) : []
    const node = operation.kind === 'remove' ? draft.nodes.get(operation.id) : undefined
    const branch = node && branchOf(draft, node.id)
    if (!node || !branch?.nodes.some(({ id }) => id === selected)) return []
    const siblings = childrenOf(draft, node.slot)
    const others = siblings.filter(id => id !== node.id)
    const at = positionAt(node.slot, others, siblings.indexOf(node.id))
    return [{ kind: 'removed', id: node.id, at, branch, by }]
  })
}

interface Removal {
  readonly operation: Patches
  /** The operator's last step in the block. */
  readonly own: readonly Patches[]
  readonly by: string
  readonly locale: Locale
}

/** Lists from which an item went in which the operator worked last, as they were. */
function itemsRemoved(
  draft: DraftTree,
  id: string,
  { operation, own, by, locale }: Removal,
): readonly Clash[] {
  const node = draft.nodes.get(id)
  const places = own.flatMap(({ patches }) => patches.map(patch => spotOf(id, patch).path))
  const gone = operation.patches
    .filter(patch => 'remove' in patch)
    .map(patch => spotOf(id, patch).path)
    .find(item => places.some(place => place.length > item.length && isWithin(place, item)))
  const [bag, key] = gone ?? []
  if (!node || bag !== 'options' || key === undefined) return []
  const mine = nodeIn(node, node.slot, locale).options[key]
  return [{ kind: 'field', id, bag, key, mine, in: locale, by }]
}
