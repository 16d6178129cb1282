import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Operation } from './client/model/operations.ts'
import { fromPage, toPage } from './client/model/page-content.ts'
import type { Node, PageTree } from './client/model/page-tree.ts'
import {
  carryOutOn,
  editable,
  type EditableTree,
  EVERYTHING,
  type LogEntry,
  meets,
  type PageStep,
  touchedBy,
} from './client/model/steps.ts'
import type { StepsAnswer } from './client/types.ts'
import { joinsWork, keeping } from './draft-history.ts'
import { done, type Outcome, type Refusal, refuse } from './outcome.ts'
import type { Act } from './page-changes.ts'
import { contentOf, MAX_DRAFT_BYTES, parseDraft } from './page-schema.ts'
import type { PageEffect, StoredPage } from './repository.ts'
import { may } from './roles.ts'
import type { StepsInput } from './step-schema.ts'

interface StepParts {
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** Cleans a block's options; see `sanitiseOptions`. */
  readonly cleanOptions: (code: string, options: Node['options']) => Node['options']
}

interface Appended {
  readonly page: StoredPage
  readonly answer: StepsAnswer
}

type Effect = PageEffect<Outcome<Appended>>
const refused = (refusal: Refusal): Effect => ({ result: refusal })

/** The steps after a revision; `undefined` when the log does not hold all of them. */
export function entriesAfter(
  { draft }: Pick<StoredPage, 'draft'>,
  log: readonly LogEntry[],
  base: number,
): readonly LogEntry[] | undefined {
  const entries = log.filter(({ number }) => number > base)
  return base <= draft.revision && entries.length === draft.revision - base ? entries : undefined
}

export const answerOf = ({ draft }: StoredPage, entries: readonly LogEntry[]): StepsAnswer => ({
  revision: draft.revision,
  savedAt: draft.savedAt,
  savedBy: draft.savedBy,
  entries,
})

/** Rich text is cleaned before it is applied: the log then holds what the draft holds, for all who follow it. Source: LO-48. */
function cleaned(tree: PageTree, operation: Operation, pageId: string, parts: StepParts): Operation {
  if (operation.kind === 'edit' && operation.bag === 'options') {
    const code = tree.nodes.get(operation.id)?.code
    return code === undefined ? operation : { ...operation, set: parts.cleanOptions(code, operation.set) }
  }
  if (operation.kind !== 'insert') return operation
  const nodes = operation.branch.nodes.map(node => ({
    ...node,
    pageId,
    options: parts.cleanOptions(node.code, node.options),
  }))
  return { ...operation, branch: { ...operation.branch, nodes } }
}

/** Steps applied to a tree, as entries numbered from `revision` on; `undefined` when one meets a change of `others`. */
function applied(
  tree: EditableTree,
  steps: readonly PageStep[],
  others: ReturnType<typeof touchedBy>,
  { act, page, parts }: { readonly act: Act; readonly page: StoredPage; readonly parts: StepParts },
): readonly LogEntry[] | undefined {
  const entries: LogEntry[] = []
  for (const step of steps) {
    const operations: Operation[] = []
    const backward: Operation[] = []
    const touched = new Set<string>()
    for (const given of step.operations) {
      if (meets(tree, given, others)) return undefined
      const carried = carryOutOn(tree, [cleaned(tree, given, page.id, parts)])
      operations.push(...carried.forward)
      backward.unshift(...carried.backward)
      for (const key of carried.touched) touched.add(key)
    }
    entries.push({
      ...step,
      operations,
      backward,
      touched: [...touched],
      number: page.draft.revision + entries.length + 1,
      at: act.now,
      by: act.actor.name,
    })
  }
  return entries
}

/**
 * Appends steps to the log of a page and changes its draft accordingly. Steps that the log holds already are left out, so that a
 * request can be sent again. 409 `stepsMeet` with the steps the sender has not seen when one of those meets a step of the
 * sender; 409 `baseUnknown` when the log cannot tell what the sender has not seen. Source: LO-14.
 */
export const appending =
  (act: Act, { base, steps }: StepsInput, parts: StepParts) =>
  (page: StoredPage | undefined, log: readonly LogEntry[]): Effect => {
    if (!page) return refused(refuse(404, 'pageNotFound'))
    if (!may(act.actor, 'saveDraft', page.type)) return refused(refuse(403, 'notAllowed'))
    const known = new Set(log.map(({ id }) => id))
    const fresh = steps.filter(({ id }) => !known.has(id))
    const unseen = entriesAfter(page, log, base)
    const sent = new Set(steps.map(({ id }) => id))
    const others = unseen?.filter(({ id }) => !sent.has(id))
    if (!unseen || !others || others.some(({ touched }) => touched.includes(EVERYTHING)))
      return refused(refuse(409, 'baseUnknown'))
    if (fresh.length === 0) return { result: done({ page, answer: answerOf(page, unseen) }) }

    const slotsOf = (code: string) => parts.findBlock(code)?.childSlots
    const tree = editable(fromPage(page.draft, slotsOf, id => `${id}-again`))
    const entries = applied(tree, fresh, touchedBy(others), { act, page, parts })
    if (!entries) return refused(refuse(409, 'stepsMeet', { data: answerOf(page, unseen) }))
    const content = contentOf(toPage(tree, slotsOf))
    const refusal = refusalOf(act, page, content)
    if (refusal) return refused(refusal)
    const stamp = {
      revision: page.draft.revision + entries.length,
      savedAt: act.now,
      savedBy: act.actor.name,
    }
    const next = { ...page, draft: { ...content, ...stamp } }
    const replacement = { by: act.actor.name, at: act.now }
    const { save, ...history } = joinsWork(page, replacement)
      ? { save: next }
      : keeping(next, page, replacement)
    const answer = answerOf(save, [...unseen, ...entries])
    return { result: done({ page: save, answer }), save, append: entries, ...history }
  }

/** The page that comes of the steps must be one that could be saved whole. */
function refusalOf(act: Act, page: StoredPage, content: ReturnType<typeof contentOf>): Refusal | undefined {
  const changesConfig = JSON.stringify(content.globalConfig) !== JSON.stringify(page.draft.globalConfig)
  if (changesConfig && !may(act.actor, 'changeGlobalConfig')) return refuse(403, 'globalConfigNeedsAdmin')
  const bytes = Buffer.byteLength(JSON.stringify(content))
  if (bytes > MAX_DRAFT_BYTES)
    return refuse(413, 'bodyTooLarge', { values: { max: Math.round(MAX_DRAFT_BYTES / 1024) } })
  const parsed = parseDraft({ ...content, revision: page.draft.revision })
  return 'draft' in parsed ? undefined : parsed
}
