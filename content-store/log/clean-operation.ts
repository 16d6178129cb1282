import { randomUUID } from 'node:crypto'
import type { Component } from '#blocks/page/page.ts'
import { isSame } from '#blocks/page/options/diff.ts'
import { optionTree } from '#blocks/page/options/option-tree.ts'
import { sectionUse, type UseOf } from '#blocks/page/synced-section.ts'
import { LOCALES, type Locale, otherLocale } from '#locales/locale.ts'
import { type DraftOperation, editableDraft, type EditableDraft } from '../client/draft/draft-operations.ts'
import { carryOutOn } from '../client/draft/draft-steps.ts'
import type { DraftNode } from '../client/draft/draft-tree.ts'
import { patchesTo } from '../client/draft/edits.ts'
import { contentNode } from '../client/draft/join-trees.ts'
import { isListPatch, type Patch, patched, withPatches } from '../client/draft/patches.ts'
import { isWithin, spotOf } from '../client/draft/spots.ts'
import { type DraftValue, inLocale, livesIn } from '../client/draft/values.ts'
import type { Branch } from '../client/model/operations.ts'
import { type Node, parentOf } from '../client/model/page-tree.ts'
import { withShared } from '../client/model/shared-options.ts'
import { everyBlock, partOf } from '../client/model/synced.ts'
import type { FindBlock } from '../page/joint-page.ts'
import type { StoredPage } from '../stored/page.ts'

export interface StepParts {
  readonly findBlock: FindBlock
  /** Cleans a block's options; see `sanitiseOptions`. */
  readonly cleanOptions: (code: string, options: Node['options']) => Node['options']
  /** True where only options change, and all else in the page, `sort` numbers included, has to stay the same to the byte. */
  readonly isInPlace?: boolean
  /** The content of a synced section; `undefined` for a section or version that is not stored. */
  readonly sectionAt?: (use: UseOf, locale: Locale) => readonly Component[] | undefined
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

/** The use of a synced section that a new block is in. */
function sectionAround({ nodes }: Branch<DraftNode>, node: DraftNode): UseOf | undefined {
  for (let at: DraftNode | undefined = node; at; ) {
    const use = sectionUse({ code: at.code, options: (inLocale(at.content, 'zh_HK') as Node).options })
    if (use) return use
    const parent: string = parentOf(at.slot)
    at = nodes.find(({ id }) => id === parent)
  }
  return undefined
}

/**
 * A block of a new use, which comes with the words of one language in both: in the other one it says what its section says there. The copy of a
 * use has words of its own already.
 */
function inOwnWords({ page, parts }: Cleaning, branch: Branch<DraftNode>, node: DraftNode): DraftNode {
  const given = {
    zh_HK: inLocale(node.content, 'zh_HK') as Node,
    en_US: inLocale(node.content, 'en_US') as Node,
  }
  const part = partOf(given.zh_HK)
  const use = part === undefined ? undefined : sectionAround(branch, node)
  if (!use || !isSame(given.zh_HK.options, given.en_US.options)) return node
  const saidIn = (locale: Locale) =>
    everyBlock(parts.sectionAt?.(use, locale) ?? []).find(({ id }) => id === part)
  const other = otherLocale(page.locale)
  const [own, there] = isSame(saidIn(other)?.options, given.zh_HK.options)
    ? [other, page.locale]
    : [page.locale, other]
  const [base, theirs] = [saidIn(own), saidIn(there)]
  const block = parts.findBlock(node.code)
  if (!base || !theirs || !block || theirs.version !== given.zh_HK.version) return node
  const mine = given.zh_HK.options
  const options = withShared(
    optionTree(block),
    { base: base.options, mine, theirs: theirs.options },
    () => false,
  )
  const wanted = { ...given[there], options }
  const editing = { locale: there, newId: randomUUID }
  return {
    ...node,
    content: withPatches(node.content, patchesTo(contentNode(block), node.content, wanted, editing)),
  }
}

/**
 * An operation with its rich text cleaned before it is applied: the log then holds what the draft holds, for all who follow it. What was unclean
 * before stays until it is changed.
 */
export function cleaned(applying: Cleaning, operation: DraftOperation): DraftOperation {
  if (operation.kind === 'insert') {
    const { branch } = operation
    const nodes = branch.nodes.map((given): DraftNode => {
      const node = inOwnWords(applying, branch, given)
      return { ...node, content: withPatches(node.content, cleaning(applying, node)) }
    })
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
