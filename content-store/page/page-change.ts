import type { Locale } from '#locales/locale.ts'
import type { LogEntry } from '../client/draft/draft-steps.ts'
import type { StepsAnswer } from '../client/types.ts'
import type { StoredPage } from '../stored/page.ts'
import { liveChangesOf } from './page-head.ts'

/** Reported after a change is stored; the storefront then drops the finished HTML it affects. */
export interface PageChange {
  /** `campaign`: one that holds the page was changed, began or ended. */
  readonly kind:
    | 'created'
    | 'saved'
    | 'published'
    | 'unpublished'
    | 'rolledBack'
    | 'removed'
    | 'restored'
    | 'campaign'
    | 'moved'
    | 'named'
  readonly key: string
  readonly id: string
  readonly locale: Locale
  /** Content path without locale. */
  readonly path: string
  /** Of a `moved` page: the path it had. */
  readonly was?: string
  /** Of a `saved` page: the state of its draft, and the steps if it was saved by steps. */
  readonly steps?: StepsAnswer
}

/** Effect of a change on a page, for those who follow it. */
export function kindOf(
  before: StoredPage | undefined,
  after: StoredPage,
  steps: readonly LogEntry[],
): PageChange['kind'] {
  if (!before) return 'created'
  if (
    liveChangesOf(before).length !== liveChangesOf(after).length ||
    before.liveVersion !== after.liveVersion
  )
    return after.liveVersion === null ? 'unpublished' : 'published'
  return steps.length > 0 ? 'saved' : 'named'
}
