import type { Around } from '../storage/page-effect.ts'
import type { StoredPage } from '../stored/page.ts'
import { randomUUID } from 'node:crypto'
import type { Operator } from '#operators/operator.ts'
import type { Draft, PageDetail, StepsAnswer } from '../client/types.ts'
import { done, type Outcome } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import { saving, keepingRejected } from '../log/page-changes.ts'
import { detailOf } from '../page/page-head.ts'
import { appending } from '../log/page-steps.ts'
import type { StepParts } from '../log/clean-operation.ts'
import { onPage, parseDraft } from '../stored/page-schema.ts'
import { parseSteps, type SentStep } from '../log/step-schema.ts'
import { cleanComponents, type Cleaner } from './cleaning.ts'
import { type ChangingParts, pageChanging, placeOf } from './page-changing.ts'

/** A step that the store makes itself; see `PageStep`. */
export type DraftStep = WithoutId<SentStep>
type WithoutId<Step> = Step extends unknown ? Omit<Step, 'id'> : never

/**
 * Changes a draft by one step made on its present state, in the log like any other. For changes of many pages at once. Nothing changes
 * when `makeStep` returns none. @returns whether it made one
 */
export type ChangeDraft = (
  actor: Operator,
  key: string,
  makeStep: (page: StoredPage, around: Around) => DraftStep | undefined,
) => Promise<Outcome<boolean>>

interface Parts extends ChangingParts, Cleaner {
  readonly stepParts: StepParts
}

/** Writing of pages by operators. */
export type PageWriting = Omit<ReturnType<typeof createPageWriting>, 'changeDraft'>

/** Checks what operators send, and puts it into drafts. */
export function createPageWriting({ stepParts, ...parts }: Parts) {
  const { repository, onChange } = parts
  const { act, change } = pageChanging(parts)

  /** A draft as sent, checked, cleaned and put on its page. */
  async function readDraft(key: string, given: unknown) {
    const parsed = parseDraft(given)
    if (!parsed.ok) return parsed
    const page = await repository.head(key)
    const components = onPage(cleanComponents(parsed.value.components, parts), page?.id ?? '')
    return done({ ...parsed.value, components })
  }

  /** Appends steps to the log of a page. */
  async function append(key: string, decide: ReturnType<typeof appending>) {
    const outcome = await repository.change(key, decide)
    if (outcome.ok) {
      const { page, other, answer: steps } = outcome.value
      if (steps.entries.length > 0)
        for (const changed of [page, other])
          if (changed) onChange({ ...placeOf(changed), kind: 'saved', steps })
    }
    return outcome
  }

  const changeDraft: ChangeDraft = async (actor, key, makeStep) => {
    const id = randomUUID()
    const outcome = await append(key, (page, around) => {
      const step = page && makeStep(page, around)
      const steps = step ? [{ ...step, id }] : []
      return appending(act(actor), { base: around.revision, steps }, stepParts)(page, around)
    })
    return mapResult(outcome, ({ answer }) => answer.entries.length > 0)
  }

  return {
    changeDraft,
    /** `given`: `PageContent & { revision }`. 409 with the stored `Draft` when the revision is stale. */
    async saveDraft(actor: Operator, key: string, given: unknown): Promise<Outcome<Draft>> {
      const input = await readDraft(key, given)
      if (!input.ok) return input
      return mapResult(await change('saved', key, saving(act(actor), input.value)), saved => saved.draft)
    },
    /** `given`: `{ base, steps }`. Changes the draft by steps, merged with those of others; see `appending`. */
    async sendSteps(actor: Operator, key: string, given: unknown): Promise<Outcome<StepsAnswer>> {
      const parsed = parseSteps(given)
      if (!parsed.ok) return parsed
      const outcome = await append(key, appending(act(actor), parsed.value, stepParts))
      return mapResult(outcome, ({ answer }) => answer)
    },
    /** Keeps a draft in the history without making it the page's draft. `given` as for `saveDraft`. */
    async setDraftAside(actor: Operator, key: string, given: unknown): Promise<Outcome<PageDetail>> {
      const input = await readDraft(key, given)
      if (!input.ok) return input
      return mapResult(await repository.change(key, keepingRejected(act(actor), input.value)), detailOf)
    },
  }
}
