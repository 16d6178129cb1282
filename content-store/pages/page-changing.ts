import type { PageChange } from '../page/page-change.ts'
import type { LogEntry } from '../client/draft/draft-steps.ts'
import type { PageRepository } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import type { Operator } from '#operators/operator.ts'
import type { Outcome } from '#operators/outcome.ts'
import type { Act, Decide } from '../log/page-changes.ts'
import { answerOf } from '../log/page-steps.ts'

export const placeOf = ({ key, id, locale, path }: StoredPage) => ({ key, id, locale, path })

export interface ChangingParts {
  readonly repository: PageRepository
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called with each change that was kept. */
  readonly onChange: (change: PageChange) => void
}

/** Reports steps of a page that were stored; nothing where there are none. */
export async function reportSteps(
  { repository, onChange }: Pick<ChangingParts, 'repository' | 'onChange'>,
  page: StoredPage,
  entries: readonly LogEntry[],
) {
  const number = entries.at(-1)?.number
  if (number === undefined) return
  const both = (await repository.both(page.key)) ?? { page, other: undefined }
  onChange({ ...placeOf(page), kind: 'saved', steps: answerOf(both, number, entries) })
}

/** Applies decisions of `page-changes.ts`, and reports a change once it is stored. */
export function pageChanging({ repository, clock, onChange }: ChangingParts) {
  const act = (actor: Operator): Act => ({ actor, now: clock() })

  /** A whole draft has no steps to take up: those who follow read it. */
  async function newestOf(page: StoredPage) {
    const both = await repository.both(page.key)
    return answerOf(both ?? { page, other: undefined }, both?.draft.revision ?? page.draft.revision, [])
  }

  async function change(kind: PageChange['kind'], key: string, decide: Decide): Promise<Outcome<StoredPage>> {
    const outcome = await repository.change(key, decide)
    if (outcome.ok) {
      onChange({
        ...placeOf(outcome.value),
        kind,
        ...(kind === 'saved' && { steps: await newestOf(outcome.value) }),
      })
    }
    return outcome
  }

  return { act, change }
}
