import type { LoggedPage, PageEffect, PageSave } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import { mayOnPage } from '../page/page-rights.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import type { UseOf } from '#blocks/page/synced-section.ts'
import type { Locale } from '#locales/locale.ts'
import type { Operation } from '../client/model/operations.ts'
import { fromPage, toPage } from '../client/page-content.ts'
import type { Node, PageTree, SlotsOf } from '../client/model/page-tree.ts'
import {
  carryOutOn,
  editable,
  type EditableTree,
  EVERYTHING,
  type LogEntry,
  meets,
  type PageStep,
  touchedBy,
} from '../client/model/steps.ts'
import type { StepsAnswer } from '../client/types.ts'
import { joinsWork, keeping } from '../page/draft-history.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import type { Act } from './page-changes.ts'
import { contentOf, MAX_DRAFT_BYTES, parseDraft } from '../stored/page-schema.ts'
import { may } from '#operators/rights.ts'
import type { StepsInput } from './step-schema.ts'
import { mirroredOperations, mirroredTakes } from './twin-steps.ts'

export interface StepParts {
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** Cleans a block's options; see `sanitiseOptions`. */
  readonly cleanOptions: (code: string, options: Node['options']) => Node['options']
  /** The content of a synced section; `undefined` for a section or version that is not stored. */
  readonly sectionAt?: (use: UseOf, locale: Locale) => readonly Component[] | undefined
}

interface Changed {
  readonly page: StoredPage
  readonly answer: StepsAnswer
}

interface Appended extends Changed {
  /** Effects of the steps in the other language. */
  readonly mirror?: Changed
}

type Effect = PageEffect<Outcome<Appended>>
const refused = (refusal: Refusal): Effect => ({ result: refusal })

/** The steps after a revision; `undefined` when the log does not hold all of them. */
export function entriesAfter(
  { draft }: Pick<StoredPage, 'draft'>,
  log: readonly LogEntry[],
  base: number,
): readonly LogEntry[] | undefined {
  // The log may be read a moment after the page.
  const entries = log.filter(({ number }) => number > base && number <= draft.revision)
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

/** A page that changes with its log, as far as the steps of a request have come. */
interface Working {
  readonly page: StoredPage
  readonly tree: EditableTree
  readonly log: LogEntry[]
  /** Entries that this request adds. */
  readonly added: LogEntry[]
}

const workingOn = ({ page, log }: LoggedPage, slotsOf: SlotsOf): Working => ({
  page,
  tree: editable(fromPage(page.draft, slotsOf, id => `${id}-again`)),
  log: [...log],
  added: [],
})

/** Effect of a step on one page. */
interface Carried {
  readonly forward: Operation[]
  readonly backward: Operation[]
  readonly touched: Set<string>
}

const nothing = (): Carried => ({ forward: [], backward: [], touched: new Set() })

/** Carries an operation out; false when it does not apply. */
function carry({ tree }: Working, operation: Operation, into: Carried): boolean {
  const { forward, backward, touched } = carryOutOn(tree, [operation])
  into.forward.push(...forward)
  into.backward.unshift(...backward)
  for (const key of touched) into.touched.add(key)
  return forward.length > 0
}

function addEntry(
  { page, log, added }: Working,
  step: Omit<PageStep, 'twin'> & Pick<LogEntry, 'isMirrored'>,
  { forward, backward, touched }: Carried,
  { now, actor }: Act,
) {
  const entry: LogEntry = {
    ...step,
    operations: forward,
    backward,
    touched: [...touched],
    number: page.draft.revision + added.length + 1,
    at: now,
    by: actor.name,
  }
  log.push(entry)
  added.push(entry)
}

interface Applying {
  readonly act: Act
  readonly parts: StepParts
  readonly own: Working
  /** The same page in the other language. */
  readonly twin: Working | undefined
}

/** Applies a step to a page and to its other language; false when it meets a change of `others`. */
function applyStep(
  { act, parts, own, twin }: Applying,
  step: PageStep,
  others: ReturnType<typeof touchedBy>,
): boolean {
  const { twin: wanted, ...rest } = step
  const [here, there] = [nothing(), nothing()]
  const { findBlock, sectionAt } = parts
  const sectionThere = (use: UseOf) => twin && sectionAt?.(use, twin.page.locale)
  // What undoing does in the other language is in the log; what else is wanted there may come with the step.
  const isDerived = wanted === undefined && step.takes === undefined
  for (const given of step.operations) {
    if (meets(own.tree, given, others)) return false
    const operation = cleaned(own.tree, given, own.page.id, parts)
    const mirror =
      twin && isDerived ? mirroredOperations({ own, twin, findBlock, sectionThere }, step, operation) : []
    if (carry(own, operation, here) && twin) mirror.forEach(each => carry(twin, each, there))
  }
  if (twin && !isDerived)
    for (const each of wanted ?? mirroredTakes(twin, step))
      carry(twin, cleaned(twin.tree, each, twin.page.id, parts), there)
  addEntry(own, rest, here, act)
  if (twin && there.forward.length > 0) addEntry(twin, { ...rest, isMirrored: true }, there, act)
  return true
}

/** The page with the entries added to it: what to store. */
function withEntries(
  { page, tree, added }: Working,
  act: Act,
  slotsOf: SlotsOf,
): { readonly effect: PageSave & { readonly save: StoredPage } } | Refusal {
  const content = contentOf(toPage(tree, slotsOf))
  const refusal = refusalOf(act, page, content)
  if (refusal) return refusal
  const stamp = {
    revision: page.draft.revision + added.length,
    savedAt: act.now,
    savedBy: act.actor.name,
  }
  const next = { ...page, draft: { ...content, ...stamp } }
  const replacement = { by: act.actor.name, at: act.now }
  const kept = joinsWork(page, replacement) ? { save: next } : keeping(next, page, replacement)
  return { effect: { ...kept, append: added } }
}

/**
 * Appends steps to the log of a page and changes its draft accordingly; what they do in the other language goes into its log
 * and draft with them. Steps that the log already has are left out, so that a request can be sent again. 409 `stepsMeet` with
 * the steps the sender has not seen when one of them conflicts with a step of the sender; 409 `baseUnknown` when the log does
 * not go back far enough to tell. Source: LO-14.
 */
export const appending =
  (act: Act, { base, steps }: StepsInput, parts: StepParts) =>
  (page: StoredPage | undefined, log: readonly LogEntry[], other?: LoggedPage): Effect => {
    if (!page) return refused(refuse(404, 'pageNotFound'))
    if (!mayOnPage(act.actor, 'pages.change', page.type)) return refused(refuse(403, 'notAllowed'))
    const known = new Set(log.map(({ id }) => id))
    const fresh = steps.filter(({ id }) => !known.has(id))
    const unseen = entriesAfter(page, log, base)
    const sent = new Set(steps.map(({ id }) => id))
    const others = unseen?.filter(({ id }) => !sent.has(id))
    if (!unseen || !others || others.some(({ touched }) => touched.includes(EVERYTHING)))
      return refused(refuse(409, 'baseUnknown'))
    if (fresh.length === 0) return { result: done({ page, answer: answerOf(page, unseen) }) }

    const slotsOf = (code: string) => parts.findBlock(code)?.childSlots
    const own = workingOn({ page, log }, slotsOf)
    const twin = other && workingOn(other, slotsOf)
    const seen = touchedBy(others)
    if (!fresh.every(step => applyStep({ act, parts, own, twin }, step, seen)))
      return refused(refuse(409, 'stepsMeet', { data: answerOf(page, unseen) }))
    const here = withEntries(own, act, slotsOf)
    if (!('effect' in here)) return refused(here)
    const answer = answerOf(here.effect.save, [...unseen, ...own.added])
    if (!twin || twin.added.length === 0)
      return { result: done({ page: here.effect.save, answer }), ...here.effect }
    const there = withEntries(twin, act, slotsOf)
    if (!('effect' in there)) return refused(there)
    const { save } = there.effect
    const mirror = { page: save, answer: answerOf(save, twin.added) }
    return {
      result: done({ page: here.effect.save, answer, mirror }),
      ...here.effect,
      other: there.effect,
    }
  }

/** The page that comes of the steps must be one that could be saved whole. */
function refusalOf(act: Act, page: StoredPage, content: ReturnType<typeof contentOf>): Refusal | undefined {
  const changesConfig = JSON.stringify(content.globalConfig) !== JSON.stringify(page.draft.globalConfig)
  if (changesConfig && !may(act.actor, 'frame.change')) return refuse(403, 'globalConfigNeedsAdmin')
  const bytes = Buffer.byteLength(JSON.stringify(content))
  if (bytes > MAX_DRAFT_BYTES)
    return refuse(413, 'bodyTooLarge', { values: { max: Math.round(MAX_DRAFT_BYTES / 1024) } })
  const parsed = parseDraft({ ...content, revision: page.draft.revision })
  return parsed.ok ? undefined : parsed
}
