import type { PageType } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'
import type { Draft, PageContent } from './client/types.ts'

/** What is kept of a release beside its content, oldest first in a page. */
interface StoredReleaseInfo {
  readonly pageVersion: number
  readonly publishedAt: number
  readonly publishedBy: string
  readonly title: string
  readonly rolledBackFrom: number | null
  /** `contentDigest` of what was published; tells whether a draft still says the same. */
  readonly digest: string
}

/** One page in one language as it is stored: one draft and the list of its releases. Source: LO-14. */
export interface StoredPage {
  readonly key: string
  readonly id: string
  readonly path: string
  readonly locale: Locale
  readonly type: PageType
  readonly draft: Draft
  /** pageVersion shoppers get; `null` when never published or taken down. */
  readonly liveVersion: number | null
  readonly releases: readonly StoredReleaseInfo[]
}

/** An unchangeable copy of what was published. */
export interface StoredRelease {
  readonly pageVersion: number
  readonly content: PageContent
}

/** A page without its draft's blocks: all that lists and the shop's look-ups need. */
export interface PageHead extends Omit<StoredPage, 'draft'> {
  readonly draft: Omit<Draft, 'components' | 'globalConfig'>
  /** `contentDigest` of the draft. */
  readonly digest: string
}

/** What `change` does to a page, as one unit. A release is kept before the page that points to it. */
export interface PageEffect<Result> {
  readonly result: Result
  readonly save?: StoredPage
  readonly release?: StoredRelease
  readonly remove?: true
}

/**
 * Where pages are kept. Two adapters are meant: lowdb (embedded, one process) and PostgreSQL (`change` is a transaction
 * around `select … for update`). Everything handed out is a copy or frozen.
 */
export interface PageRepository {
  readonly heads: () => Promise<readonly PageHead[]>
  readonly head: (key: string) => Promise<PageHead | undefined>
  readonly find: (key: string) => Promise<StoredPage | undefined>
  readonly release: (key: string, pageVersion: number) => Promise<PageContent | undefined>
  /**
   * Reads a page, decides, and writes the decision before it answers. Changes of one page run one after the other;
   * `decide` is pure and quick, and throwing in it changes nothing.
   */
  readonly change: <Result>(
    key: string,
    decide: (page: StoredPage | undefined) => PageEffect<Result>,
  ) => Promise<Result>
  /** Content by key and language (LO-09). */
  readonly content: (key: string, locale: Locale) => Promise<Record<string, unknown> | undefined>
  readonly saveContent: (key: string, locale: Locale, value: Record<string, unknown>) => Promise<void>
  /** Waits for running writes. */
  readonly close: () => Promise<void>
}
