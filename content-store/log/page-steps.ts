import { randomUUID } from 'node:crypto'
import type { Component } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'
import { done, type Outcome, type Refusal, refuse } from '#operators/outcome.ts'
import { may } from '#operators/rights.ts'
import { confirming } from '../client/draft/confirming.ts'
import { type DraftOperation, editableDraft } from '../client/draft/draft-operations.ts'
import { carryOutOn, EVERYTHING, type LogEntry, meets } from '../client/draft/draft-steps.ts'
import type { DraftTree } from '../client/draft/draft-tree.ts'
import { lifted } from '../client/draft/lifted.ts'
import { spotFrom, type Touched, touchedAt } from '../client/draft/spots.ts'
import { fieldName } from '../client/draft/values.ts'
import type { Operation } from '../client/model/operations.ts'
import type { StepsAnswer } from '../client/types.ts'
import { joinsWork, keeping } from '../page/draft-history.ts'
import { draftIn, isSameContent } from '../page/joint-page.ts'
import { mayOnPage } from '../page/page-rights.ts'
import type { Around, PageEffect, PageSave } from '../storage/page-effect.ts'
import type { StoredPage } from '../stored/page.ts'
import {
  contentOf,
  eachComponent,
  MAX_DRAFT_BYTES,
  type PageContent,
  parseDraft,
} from '../stored/page-schema.ts'
import { type Cleaning, cleaned, type StepParts } from './clean-operation.ts'
import type { Act } from './page-changes.ts'
import type { SentStep, StepsInput } from './step-schema.ts'

interface Appended {
  readonly page: StoredPage
  readonly other: StoredPage | undefined
  readonly answer: StepsAnswer
}

type Effect = PageEffect<Outcome<Appended>>
const refused = (refusal: Refusal): Effect => ({ result: refusal })

/** The steps after a revision; `undefined` when the log does not hold all of them. */
export function entriesAfter(
  revision: number,
  log: readonly LogEntry[],
  base: number,
): readonly LogEntry[] | undefined {
  // The log may be read a moment after the page.
  const entries = log.filter(({ number }) => number > base && number <= revision)
  return base <= revision && entries.length === revision - base ? entries : undefined
}

type Stamped = Pick<StoredPage, 'locale' | 'draft'>

/**
 * @param page the language that was asked for, and the other one if there is one
 * @param revision number of the page's last step
 */
export function answerOf(
  { page, other }: { readonly page: Stamped; readonly other: Stamped | undefined },
  revision: number,
  entries: readonly LogEntry[],
): StepsAnswer {
  const pages = other ? [page, other] : [page]
  const newest = pages.toSorted((a, b) => a.draft.savedAt - b.draft.savedAt).at(-1) ?? page
  return {
    revision,
    revisions: Object.fromEntries(pages.map(({ locale, draft }) => [locale, draft.revision])),
    savedAt: newest.draft.savedAt,
    savedBy: newest.draft.savedBy,
    entries,
  }
}

interface Applying extends Cleaning {
  readonly act: Act
  readonly others: Touched
}

/** Texts that a step says are right, by the options it names. */
const confirmedBy = (draft: DraftTree, operations: readonly Operation[], locale: Locale) =>
  operations.flatMap(operation =>
    operation.kind === 'edit'
      ? Object.keys(operation.set).map(key =>
          confirming(draft, operation.id, [operation.bag, fieldName(key)], locale),
        )
      : [],
  )

/** Operations of a step on the draft as it is now. */
function* operationsOf({ page, parts, draft }: Applying, step: SentStep): Generator<DraftOperation> {
  if ('draft' in step) yield* step.draft
  else if (step.label === 'confirm') yield* confirmedBy(draft, step.operations, step.in ?? page.locale)
  else
    for (const operation of step.operations)
      yield* lifted(draft, operation, {
        locale: step.in ?? page.locale,
        findBlock: parts.findBlock,
        newId: randomUUID,
      })
}

/** Applies a step; `undefined` when it meets a change of others. */
function entryOf(applying: Applying, step: SentStep, number: number): LogEntry | undefined {
  const { draft, act, others } = applying
  let isMeeting = false
  /** Each is judged on the draft as those before it leave it. */
  function* operations() {
    for (const given of operationsOf(applying, step)) {
      isMeeting = meets(draft, given, others)
      if (isMeeting) return
      yield cleaned(applying, given)
    }
  }
  const { forward, backward, touched } = carryOutOn(draft, operations())
  if (isMeeting) return undefined
  const { id, label, gesture, takes } = step
  return {
    id,
    label,
    gesture,
    ...(takes && { takes }),
    operations: forward,
    backward,
    touched,
    number,
    at: act.now,
    by: act.actor.name,
  }
}

/** A page with its blocks as they are in another reading of it; their order and numbers stay. */
function inPlace(page: PageContent, read: PageContent): PageContent {
  const blocks = new Map(
    [...eachComponent(read.components)].map(({ component }) => [component.id, component]),
  )
  const at = (component: Component): Component => {
    const { version, options } = blocks.get(component.id) ?? component
    return { ...component, version, options, childComponents: component.childComponents.map(at) }
  }
  return contentOf({ ...page, components: page.components.map(at) })
}

/** A language of the page with its new draft: what to store. One that reads as before stays as it is. */
function saveOf(
  page: StoredPage,
  content: PageContent,
  act: Act,
  steps: number,
): PageSave & { readonly save: StoredPage } {
  if (isSameContent(page.draft, content)) return { save: page }
  const stamp = { revision: page.draft.revision + steps, savedAt: act.now, savedBy: act.actor.name }
  const next = { ...page, draft: { ...content, ...stamp } }
  const replacement = { by: act.actor.name, at: act.now }
  return joinsWork(page, replacement) ? { save: next } : keeping(next, page, replacement)
}

/**
 * Appends steps to the log of a page and changes its draft accordingly. Steps that the log already has are left out, so that a request can be
 * sent again. 409 `stepsMeet` with the steps the sender has not seen when one of them conflicts with a step of the sender; 409
 * `baseUnknown` when the log does not go back far enough to tell. Source: LO-14.
 */
export const appending =
  (act: Act, { base, steps }: StepsInput, parts: StepParts) =>
  (page: StoredPage | undefined, { log, draft: stored, other, revision: last }: Around): Effect => {
    if (!page || !stored) return refused(refuse(404, 'pageNotFound'))
    if (!mayOnPage(act.actor, 'pages.change', page.type)) return refused(refuse(403, 'notAllowed'))
    const known = new Set(log.map(({ id }) => id))
    const fresh = steps.filter(({ id }) => !known.has(id))
    const unseen = entriesAfter(last, log, base)
    const sent = new Set(steps.map(({ id }) => id))
    const others = unseen?.filter(({ id }) => !sent.has(id))
    if (!unseen || !others || others.some(({ touched }) => touched.includes(EVERYTHING)))
      return refused(refuse(409, 'baseUnknown'))
    if (fresh.length === 0)
      return { result: done({ page, other, answer: answerOf({ page, other }, last, unseen) }) }

    const draft = editableDraft(stored)
    const seen = touchedAt(others.flatMap(({ touched }) => touched.map(spotFrom)))
    const applying = { act, parts, page, draft, others: seen }
    const append: LogEntry[] = []
    for (const step of fresh) {
      const entry = entryOf(applying, step, last + append.length + 1)
      if (!entry) return refused(refuse(409, 'stepsMeet', { data: answerOf({ page, other }, last, unseen) }))
      append.push(entry)
    }
    const saves: Partial<Record<Locale, ReturnType<typeof saveOf>>> = {}
    for (const each of [page, other]) {
      if (!each) continue
      const read = draftIn(draft, each.locale, parts.findBlock)
      const content = parts.isInPlace ? inPlace(each.draft, read) : read
      const refusal = refusalOf(act, each, content)
      if (refusal) return refused(refusal)
      saves[each.locale] = saveOf(each, content, act, append.length)
    }
    const own = saves[page.locale] ?? { save: page }
    const beside = other && saves[other.locale]
    const answer = answerOf({ page: own.save, other: beside?.save }, last + append.length, [
      ...unseen,
      ...append,
    ])
    return {
      result: done({ page: own.save, other: beside?.save, answer }),
      ...own,
      draft,
      append,
      ...(parts.isInPlace && { isInPlace: true }),
      ...(beside && { other: beside }),
    }
  }

/** The page that comes of the steps must be one that could be saved whole. */
function refusalOf(act: Act, page: StoredPage, content: PageContent): Refusal | undefined {
  const changesConfig = JSON.stringify(content.globalConfig) !== JSON.stringify(page.draft.globalConfig)
  if (changesConfig && !may(act.actor, 'frame.change')) return refuse(403, 'globalConfigNeedsAdmin')
  const bytes = Buffer.byteLength(JSON.stringify(content))
  if (bytes > MAX_DRAFT_BYTES)
    return refuse(413, 'bodyTooLarge', { values: { max: Math.round(MAX_DRAFT_BYTES / 1024) } })
  const parsed = parseDraft({ ...content, revision: page.draft.revision })
  return parsed.ok ? undefined : parsed
}
