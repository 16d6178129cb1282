import type { PageType } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'
import type { LogEntry } from './client/model/steps.ts'
import type { AuditEntry } from './client/audit.ts'
import type { PageReview } from './client/reviews.ts'
import type {
  AcceptedWarning,
  Campaign,
  Draft,
  KeptDraft,
  LiveChange,
  PageContent,
  Redirect,
  ReleaseSection,
  SavedPart,
  VersionName,
} from './client/types.ts'

/** Stored facts of a release beside its content; a page lists the oldest first. */
interface StoredReleaseInfo {
  readonly pageVersion: number
  readonly publishedAt: number
  readonly publishedBy: string
  readonly title: string
  readonly rolledBackFrom: number | null
  /** The release whose blocks were brought up to date in this one. */
  readonly raisedFrom?: number | undefined
  /** The synced section that was brought up to date in this one. */
  readonly section?: ReleaseSection | undefined
  /** `contentDigest` of the published content; equal to the draft's digest while the draft is unchanged. */
  readonly digest: string
  readonly accepted: readonly AcceptedWarning[]
  /** Id of the campaign it was made for. */
  readonly campaign?: string | undefined
  readonly name?: VersionName
}

/** One page in one language as it is stored: one draft, the drafts it replaced, and its releases. Source: LO-14. */
export interface StoredPage {
  readonly key: string
  readonly id: string
  readonly path: string
  readonly locale: Locale
  readonly type: PageType
  readonly draft: Draft
  /** Drafts that were replaced, the oldest first; their contents are stored apart. */
  readonly keptDrafts: readonly KeptDraft[]
  /** pageVersion shoppers get; `null` when never published or taken down. */
  readonly liveVersion: number | null
  readonly releases: readonly StoredReleaseInfo[]
  /** Changes of `liveVersion`, oldest first. Pages of earlier versions have none; see `liveChangesOf`. */
  readonly lives?: readonly LiveChange[] | undefined
}

/** An unchangeable copy of what was published. */
export interface StoredRelease {
  readonly pageVersion: number
  readonly content: PageContent
}

/** The content of a kept draft. */
export interface KeptContent {
  readonly id: number
  readonly content: PageContent
}

/** A page without the blocks of its draft: all that lists and look-ups by the storefront need. */
export interface PageHead extends Omit<StoredPage, 'draft'> {
  readonly draft: Omit<Draft, 'components' | 'globalConfig'>
  /** `contentDigest` of the draft. */
  readonly digest: string
}

/** A deleted page. */
export interface BinnedPage {
  /** Of this deletion: the time and the key. */
  readonly id: string
  readonly deletedAt: number
  readonly deletedBy: string
  readonly page: StoredPage
}

/** Steps kept of each page. */
export const MAX_LOG = 5000

/** A page and its log, the oldest step first. */
export interface LoggedPage {
  readonly page: StoredPage
  readonly log: readonly LogEntry[]
}

/** Effect of `change` on a page, as one unit. Releases and kept drafts are stored before the page that points to them. */
export interface PageEffect<Result> extends PageSave {
  readonly result: Result
  /** Moves the page with its releases and kept drafts into the bin. */
  readonly remove?: { readonly at: number; readonly by: string }
  /** Changes the page in the other language with it: both or neither are stored. For `changeBoth`. */
  readonly other?: PageSave
}

/** Stored page. */
export interface PageSave {
  readonly save?: StoredPage
  readonly release?: StoredRelease
  readonly keep?: KeptContent
  /** Steps for the log, numbered after those it holds; kept together with `save` or not at all. */
  readonly append?: readonly LogEntry[]
  /** Ids of kept drafts that the page no longer lists. */
  readonly drop?: readonly number[]
}

/**
 * Stores pages: in files through lowdb (embedded, one process), or on PostgreSQL, where `change` is a transaction around
 * `select … for update`. Returned values are copies or frozen.
 */
export interface PageRepository {
  readonly heads: () => Promise<readonly PageHead[]>
  readonly head: (key: string) => Promise<PageHead | undefined>
  readonly find: (key: string) => Promise<StoredPage | undefined>
  readonly release: (key: string, pageVersion: number) => Promise<PageContent | undefined>
  readonly keptDraft: (key: string, id: number) => Promise<PageContent | undefined>
  /** Steps of a page, the oldest first; `MAX_LOG` of them at least, if there were as many. */
  readonly log: (key: string) => Promise<readonly LogEntry[]>
  /**
   * Reads a page, decides, and writes the decision before it answers. Changes of one page run one after the other;
   * `decide` is pure and quick, and throwing in it changes nothing.
   */
  readonly change: <Result>(
    key: string,
    decide: (page: StoredPage | undefined, log: readonly LogEntry[]) => PageEffect<Result>,
  ) => Promise<Result>
  /** Like `change`, with the page of another key at hand: what the effect names `other` is stored with it, or neither is. */
  readonly changeBoth: <Result>(
    key: string,
    otherKey: string,
    decide: (
      page: StoredPage | undefined,
      log: readonly LogEntry[],
      other: LoggedPage | undefined,
    ) => PageEffect<Result>,
  ) => Promise<Result>
  /** Redirects of moved pages, oldest first. Cached and immutable. */
  readonly redirects: () => readonly Redirect[]
  /** Removes the redirect from an address; false when there is none. */
  readonly removeRedirect: (from: string) => Promise<boolean>
  /**
   * Gives the pages at `from`, in both languages, the address `to` with their releases, kept drafts and logs, and keeps the redirect: all
   * of it or nothing. `taken`: there is a page at `to`. `missing`: there is none at `from`.
   */
  readonly move: (redirect: Redirect) => Promise<readonly StoredPage[] | 'taken' | 'missing'>
  readonly binned: () => Promise<readonly BinnedPage[]>
  /** Takes a page out of the bin, not live; `undefined` when it is not there or another page has its key. */
  readonly restore: (id: string) => Promise<StoredPage | undefined>
  /** Removes a page from the bin for good. */
  readonly purge: (id: string) => Promise<void>
  /** Content by key and language (LO-09). */
  readonly content: (key: string, locale: Locale) => Promise<Record<string, unknown> | undefined>
  readonly saveContent: (key: string, locale: Locale, value: Record<string, unknown>) => Promise<void>
  /** Waits for running writes. */
  readonly close: () => Promise<void>
}

/** Stores sections and templates. They are few, and all are at hand without waiting. */
export interface SavedPartRepository {
  readonly all: () => readonly SavedPart[]
  /** Reads all, decides, and writes the decision before it answers. One change runs after the other. */
  readonly change: <Result>(
    decide: (parts: readonly SavedPart[]) => {
      readonly result: Result
      readonly save?: SavedPart
      readonly remove?: string
    },
  ) => Promise<Result>
  /** Waits for running writes. */
  readonly close: () => Promise<void>
}

/** Stores campaigns. They are few, and read for every page that is made: all are at hand without waiting. */
export interface CampaignRepository {
  /** The oldest first; frozen. */
  readonly all: () => readonly Campaign[]
  /** Gives pages other keys in every campaign. Can be repeated. */
  readonly rename: (keyOf: (key: string) => string) => Promise<void>
  /** Reads all campaigns, decides, and writes the decision before it answers. One change runs after the other. */
  readonly change: <Result>(
    decide: (campaigns: readonly Campaign[]) => { readonly result: Result; readonly save?: Campaign },
  ) => Promise<Result>
  /** Waits for running writes. */
  readonly close: () => Promise<void>
}

/** Stores requests to publish and comments; one review for each page, empty when there are none. */
export interface ReviewRepository {
  readonly find: (key: string) => PageReview
  /** Pages that have or had something. */
  readonly keys: () => readonly string[]
  /** Reads a review, decides, and writes the decision before it answers. Changes of one page run one after the other. */
  readonly change: <Result>(
    key: string,
    decide: (review: PageReview) => { readonly result: Result; readonly save?: PageReview },
  ) => Promise<Result>
  /** Gives pages other keys. Can be repeated. */
  readonly rename: (keyOf: (key: string) => string) => Promise<void>
  /** The page is gone for good, or another one begins in its place. */
  readonly forget: (key: string) => Promise<void>
  /** Waits for running writes. */
  readonly close: () => Promise<void>
}

/** A letter to an operator, in the language that the operator reads. */
export interface Letter {
  /** Names the letter where it may be sent again. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A letter to an operator that is not sent yet. */
export interface WaitingLetter extends Letter {
  /** Key of the page it is about. */
  readonly key: string
  /** Attempts that have begun. */
  readonly failures: number
  /** Instant of the next attempt, epoch ms. */
  readonly dueAt: number
}

/** Stores letters that wait. They are few, and all are at hand without waiting. */
export interface LetterRepository {
  /** The oldest first. */
  readonly all: () => readonly WaitingLetter[]
  /** Reads all, decides, and writes the decision before it answers. One change runs after the other. */
  readonly change: (decide: (waiting: readonly WaitingLetter[]) => readonly WaitingLetter[]) => Promise<void>
  /** Waits for running writes. */
  readonly close: () => Promise<void>
}

/** Stores the audit log: entries are added, never changed; the oldest go when there are too many. */
export interface AuditRepository {
  readonly append: (entry: Omit<AuditEntry, 'number'>) => Promise<void>
  /** Entries before one of a number, or all. */
  readonly newestFirst: (before?: number) => AsyncIterable<AuditEntry>
  /** Waits for running writes. */
  readonly close: () => Promise<void>
}
