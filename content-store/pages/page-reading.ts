import type { PageRepository } from '../storage/page-repository.ts'
import type { StoredPage } from '../stored/page.ts'
import { z } from 'zod'
import type { LogEntry } from '../client/draft/draft-steps.ts'
import type { OpenedPage, OpenPageSummary, PageSummary } from '../client/types.ts'
import type { Operator } from '#operators/operator.ts'
import { done, refuse } from '#operators/outcome.ts'
import { detailOf, summaryOf } from '../page/page-head.ts'
import { twinKey } from '../page/page-path.ts'
import { answerOf, entriesAfter } from '../log/page-steps.ts'
import type { ReleaseReader } from '../storage/releases.ts'
import { ifAllowed } from '#operators/rights.ts'

/** Reads of pages for operators. */
export type PageReading = ReturnType<typeof createPageReading>

const versionSchema = z.int().min(1)

/** Steps in one answer of a page's log. */
const STEPS_SHOWN = 200

/** A page whose blocks travel in the draft of both languages. */
const withoutBlocks = (page: StoredPage) => detailOf({ ...page, draft: { ...page.draft, components: [] } })

/** Lists and opens pages for operators. */
export const createPageReading = (repository: PageRepository, releaseOf: ReleaseReader) => ({
  pages: (actor: Operator) =>
    ifAllowed<readonly PageSummary[]>(actor, 'pages.read', async () => {
      const heads = await repository.heads()
      return done(heads.map(summaryOf).sort((a, b) => a.key.localeCompare(b.key)))
    }),
  page: (actor: Operator, key: string) =>
    ifAllowed(actor, 'pages.read', async () => {
      const page = await repository.find(key)
      return page ? done(detailOf(page)) : refuse(404, 'pageNotFound')
    }),
  /** A page with the draft of both languages. */
  openPage: (actor: Operator, key: string) =>
    ifAllowed<OpenedPage>(actor, 'pages.read', async () => {
      const both = await repository.both(key)
      if (!both) return refuse(404, 'pageNotFound')
      const { page, other, draft } = both
      const { revisions } = answerOf(both, draft.revision, [])
      return done({
        ...withoutBlocks(page),
        joint: { ...draft, revisions },
        ...(other && { other: withoutBlocks(other) }),
      })
    }),
  /** A page without its blocks: cheap enough to be asked for every few seconds. */
  summary: (actor: Operator, key: string) =>
    ifAllowed(actor, 'pages.read', async () => {
      const head = await repository.head(key)
      if (!head) return refuse(404, 'pageNotFound')
      const twin = twinKey(head.key)
      const hasOther = twin !== undefined && (await repository.head(twin)) !== undefined
      return done<OpenPageSummary>({ ...summaryOf(head), hasOther })
    }),
  /** Steps after a revision of the draft. 409 when the log does not hold all of them. */
  stepsAfter: (actor: Operator, key: string, given: unknown) =>
    ifAllowed(actor, 'pages.read', async () => {
      const both = await repository.both(key)
      if (!both) return refuse(404, 'pageNotFound')
      const { revision } = both.draft
      const after = versionSchema.safeParse(given).data
      const entries = after && entriesAfter(revision, both.log, after)
      return entries ? done(answerOf(both, revision, entries)) : refuse(409, 'baseUnknown')
    }),
  /** Steps before one of a number, or the last ones; newest first, `STEPS_SHOWN` at most. */
  stepsBefore: (actor: Operator, key: string, given: unknown) =>
    ifAllowed<readonly LogEntry[]>(actor, 'pages.read', async () => {
      if (!(await repository.head(key))) return refuse(404, 'pageNotFound')
      const before = versionSchema.safeParse(given).data ?? Number.POSITIVE_INFINITY
      const log = (await repository.log(key)).filter(({ number }) => number < before)
      return done(log.slice(-STEPS_SHOWN).reverse())
    }),
  /** A draft that was replaced. */
  keptDraft: (actor: Operator, key: string, id: number) =>
    ifAllowed(actor, 'pages.read', async () => {
      const content = await repository.keptDraft(key, id)
      return content ? done(content) : refuse(404, 'draftNotFound')
    }),
  release: (actor: Operator, key: string, pageVersion: number) =>
    ifAllowed(actor, 'pages.read', async () => {
      const head = await repository.head(key)
      const content = head && (await releaseOf(head, pageVersion))
      return content ? done(content) : refuse(404, head ? 'releaseNotFound' : 'pageNotFound')
    }),
})
