import { randomUUID } from 'node:crypto'
import { isSame } from '#blocks/page/options/diff.ts'
import { LOCALES } from '#locales/locale.ts'
import { type DraftOperation, editableDraft, type EditableDraft } from '../client/draft/draft-operations.ts'
import { carryOutOn } from '../client/draft/draft-steps.ts'
import type { DraftNode } from '../client/draft/draft-tree.ts'
import { patchesTo } from '../client/draft/edits.ts'
import { contentNode } from '../client/draft/join-trees.ts'
import { isListPatch, type Patch, patched, withPatches } from '../client/draft/patches.ts'
import { isWithin, spotOf } from '../client/draft/spots.ts'
import { type DraftValue, inLocale, livesIn } from '../client/draft/values.ts'
import type { Node } from '../client/model/page-tree.ts'
import type { FindBlock } from '../page/joint-page.ts'
import type { StoredPage } from '../stored/page.ts'

export interface StepParts {
  readonly findBlock: FindBlock
  /** Cleans a block's options; see `sanitiseOptions`. */
  readonly cleanOptions: (code: string, options: Node['options']) => Node['options']
  /** True where only options change, and all else in the page, `sort` numbers included, has to stay the same to the byte. */
  readonly isInPlace?: boolean
}

/** The page and the draft that operations come to. */
export interface Cleaning {
  readonly parts: StepParts
  readonly page: StoredPage
  readonly draft: EditableDraft
}

/** Changes that clean the rich text of a block, and put a new one on its page. Source: LO-48. */
function cleaning({ page, parts }: Cleaning, node: DraftNode): readonly Patch[] {
  const found: Patch[] = []
  let { content } = node
  for (const locale of LOCALES) {
    if (!livesIn(node, locale)) continue
    const now = inLocale(content, locale) as Node
    const options = parts.cleanOptions(node.code, now.options)
    if (isSame(options, now.options) && now.pageId === page.id) continue
    const schema = contentNode(parts.findBlock(node.code))
    const wanted = { ...now, options, pageId: page.id }
    const patches = patchesTo(schema, content, wanted, { locale, newId: randomUUID })
    found.push(...patches)
    content = withPatches(content, patches)
  }
  return found
}

/** The value of a patch with changes made in it that lie where it puts that value. */
function withChanges(patch: Patch, changes: readonly Patch[]): Patch {
  const own = spotOf('', patch).path
  const within = (given: DraftValue) =>
    changes.reduce((value: DraftValue, change) => {
      if (!isWithin(change.at, own)) return value
      if (patch.in && change.in && patch.in !== change.in) return value
      const at = ['value', ...change.at.slice(own.length)]
      // A value of one language is plain.
      const { in: _, ...plain } = change
      const inside = patch.in ? { ...plain, at } : { ...change, at }
      return patched({ value }, inside)?.value['value'] ?? value
    }, given)
  if ('insert' in patch) return { ...patch, insert: { ...patch.insert, value: within(patch.insert.value) } }
  if (isListPatch(patch) || patch.value === undefined) return patch
  return { ...patch, value: within(patch.value) }
}

/**
 * An operation with its rich text cleaned before it is applied: the log then holds what the draft holds, for all who follow it. What was unclean
 * before stays until it is changed.
 */
export function cleaned(applying: Cleaning, operation: DraftOperation): DraftOperation {
  if (operation.kind === 'insert') {
    const { branch } = operation
    const nodes = branch.nodes.map(
      (node): DraftNode => ({ ...node, content: withPatches(node.content, cleaning(applying, node)) }),
    )
    return { ...operation, branch: { ...branch, nodes } }
  }
  if (operation.kind !== 'patch' || operation.id === undefined) return operation
  const after = editableDraft(applying.draft)
  carryOutOn(after, [operation])
  const node = after.nodes.get(operation.id)
  const changes = node ? cleaning(applying, node) : []
  if (changes.length === 0) return operation
  return { ...operation, patches: operation.patches.map(patch => withChanges(patch, changes)) }
}
