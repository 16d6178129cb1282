import type { Operator } from '#operators/operator.ts'
import type { ChangeDraft } from './page-writing.ts'

interface ChangedDrafts {
  /** Keys of the pages that have the step now. */
  readonly changed: ReadonlySet<string>
  /** Keys of those that refused it: the operator may not change them, they are too large, or they are gone. */
  readonly left: ReadonlySet<string>
}

/**
 * Changes the drafts of many pages, each by one step, one after the other; pages for which `makeStep` returns none stay as they are. A page
 * that refuses its step does not stop the rest.
 */
export async function changeDrafts(
  changeDraft: ChangeDraft,
  actor: Operator,
  keys: Iterable<string>,
  makeStep: Parameters<ChangeDraft>[2],
): Promise<ChangedDrafts> {
  const [changed, left] = [new Set<string>(), new Set<string>()]
  for (const key of new Set(keys)) {
    const outcome = await changeDraft(actor, key, makeStep)
    if (!outcome.ok) left.add(key)
    else if (outcome.value) changed.add(key)
  }
  return { changed, left }
}
