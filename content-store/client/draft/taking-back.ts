import { isSame } from '#blocks/page/options/diff.ts'
import { branchOf } from '../model/operations.ts'
import { carryOutOn } from './draft-steps.ts'
import { type DraftOperation, editableDraft } from './draft-operations.ts'
import type { DraftTree } from './draft-tree.ts'
import { spotOf, type Spot, valueAt } from './spots.ts'

/** Effect of undoing a step. */
export interface TakenBack {
  readonly operations: readonly DraftOperation[]
  /** Blocks that would go with work of others in them; their removal is not among the operations. */
  readonly withWork: readonly string[]
}

const isVersion = ({ path }: Spot) => path.length === 1 && path[0] === 'version'

/** A draft as it would be if a step had just been made: without what others changed of it since. */
export function asJustMade(
  draft: DraftTree,
  done: readonly DraftOperation[],
  back: readonly DraftOperation[],
): DraftTree {
  const again = editableDraft(draft)
  carryOutOn(again, back)
  carryOutOn(again, done)
  return again
}

/**
 * The operations that undo others, except where another operator has changed something since: it then does not read as it would if the
 * step had just been made. Where a block goes back to options of another version, all of them go back or none.
 * @param done what is taken back, in the order it was done
 * @param back what takes it back
 * @param isWithWork takes blocks too that others have worked in since
 */
export function takingBack(
  draft: DraftTree,
  done: readonly DraftOperation[],
  back: readonly DraftOperation[],
  isWithWork = false,
): TakenBack {
  const again = asJustMade(draft, done, back)
  const isOwn = (spot: Spot) => isSame(valueAt(draft, spot), valueAt(again, spot))
  // The store names the page in new blocks.
  const contentOf = (tree: DraftTree, id: string) =>
    branchOf(tree, id).nodes.map(node => [node.id, { ...node.content, pageId: '' }])
  const withWork: string[] = []
  const operations = back.flatMap((operation): readonly DraftOperation[] => {
    if (
      !isWithWork &&
      operation.kind === 'remove' &&
      !isSame(contentOf(draft, operation.id), contentOf(again, operation.id))
    ) {
      withWork.push(operation.id)
      return []
    }
    if (operation.kind !== 'patch') return [operation]
    const own = operation.patches.filter(patch => isOwn(spotOf(operation.id ?? '', patch)))
    const isMixed =
      own.length < operation.patches.length && operation.patches.some(patch => isVersion(spotOf('', patch)))
    return own.length === 0 || isMixed ? [] : [{ ...operation, patches: own }]
  })
  return { operations, withWork }
}
