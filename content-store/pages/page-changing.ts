import type { PageChange } from '../page/page-change.ts'
import type { PageEffect, PageRepository } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import type { Operator } from '#operators/operator.ts'
import type { Outcome } from '#operators/outcome.ts'
import type { Act } from '../log/page-changes.ts'
import { answerOf } from '../log/page-steps.ts'

export const placeOf = ({ key, id, locale, path }: StoredPage) => ({ key, id, locale, path })

export interface ChangingParts {
  readonly repository: PageRepository
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Called with each change that was kept. */
  readonly onChange: (change: PageChange) => void
}

/** Applies decisions of `page-changes.ts`, and reports a change once it is stored. */
export function pageChanging({ repository, clock, onChange }: ChangingParts) {
  const act = (actor: Operator): Act => ({ actor, now: clock() })

  async function change(
    kind: PageChange['kind'],
    key: string,
    decide: (page: StoredPage | undefined) => PageEffect<Outcome<StoredPage>>,
  ): Promise<Outcome<StoredPage>> {
    const outcome = await repository.change(key, decide)
    if (outcome.ok) {
      onChange({
        ...placeOf(outcome.value),
        kind,
        ...(kind === 'saved' && { steps: answerOf(outcome.value, []) }),
      })
    }
    return outcome
  }

  return { act, change }
}
