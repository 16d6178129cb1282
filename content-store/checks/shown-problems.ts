import type { PageRepository } from '../storage/page-repository.ts'
import type { PageHead, StoredPage } from '../stored/page.ts'
import type { Component } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'
import type { PublishProblem } from '../client/types.ts'
import { withAcceptance } from './acceptance.ts'
import type { CheckShown } from './page-check.ts'
import { fromJson } from '../client/draft/draft-json.ts'
import { inOne } from '../translation/page-texts.ts'
import { twinKey } from '../page/page-path.ts'
import type { ReleaseReader } from '../storage/releases.ts'

/** Findings in a page as shoppers see it. */
export interface ShownProblems {
  readonly path: string
  readonly locale: Locale
  readonly pageVersion: number
  readonly components: readonly Component[]
  /** Errors first, each in page order. */
  readonly problems: readonly PublishProblem[]
}

interface Parts {
  readonly repository: Pick<PageRepository, 'heads' | 'head' | 'find' | 'draft' | 'log'>
  readonly releaseOf: ReleaseReader
  readonly checkShown: CheckShown
  /** The release that shoppers get now; `null` for none. */
  readonly versionOf: (head: PageHead) => number | null
}

/** Instant the content of a release was first published: a rollback shows what was made earlier, and so do blocks brought up to date. */
function madeAt(releases: StoredPage['releases'], pageVersion: number): number {
  const info = releases.find(release => release.pageVersion === pageVersion)
  const from = info?.rolledBackFrom ?? info?.raisedFrom ?? pageVersion
  return from < pageVersion ? madeAt(releases, from) : (info?.publishedAt ?? 0)
}

/** Checks every page that shoppers can open now, campaigns included, in the order of addresses; drafts are not looked at. */
export async function* shownProblems({
  repository,
  releaseOf,
  checkShown,
  versionOf,
}: Parts): AsyncGenerator<ShownProblems> {
  /** The page with its shown release in the draft's place, and the steps that led to it. */
  async function asShown(head: PageHead | undefined) {
    const version = head && versionOf(head)
    const content = head && typeof version === 'number' && (await releaseOf(head, version))
    const page = content && (await repository.find(head.key))
    if (!page || typeof version !== 'number') return undefined
    const until = madeAt(page.releases, version)
    const log = (await repository.log(page.key)).filter(({ at }) => at <= until)
    return { page: { ...page, draft: { ...page.draft, ...content } }, log }
  }

  const heads = await repository.heads()
  for (const head of heads.toSorted((a, b) => a.key.localeCompare(b.key))) {
    const shown = await asShown(head)
    const pageVersion = versionOf(head)
    if (!shown || pageVersion === null) continue
    const other = twinKey(head.key)
    const twin = await asShown(other === undefined ? undefined : await repository.head(other))
    const draft = twin && (await repository.draft(head.key))
    const languages = draft && {
      own: inOne(shown.page),
      other: inOne(twin.page),
      draft: fromJson(draft),
      log: shown.log.length > twin.log.length ? shown.log : twin.log,
    }
    const problems = withAcceptance(await checkShown(shown.page, languages), shown.page)
    const { path, locale } = head
    yield { path, locale, pageVersion, components: shown.page.draft.components, problems }
  }
}
