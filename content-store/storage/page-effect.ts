import type { LogEntry } from '../client/draft/draft-steps.ts'
import type { DraftTree } from '../client/draft/draft-tree.ts'
import type { PageChange } from '../page/page-change.ts'
import type { KeptContent, StoredPage, StoredRelease } from '../stored/page.ts'

/** Page of which a decision is about one language. */
export interface Around {
  /** Steps of the page in both languages, the oldest first. */
  readonly log: readonly LogEntry[]
  /** The draft of both languages; `undefined` for a page that is not there in any. */
  readonly draft: DraftTree | undefined
  /** Number of the last step; 0 for a page that is not there in any language. */
  readonly revision: number
  /** The page in the other language. */
  readonly other: StoredPage | undefined
}

/** What is stored of one language of a page, all of it or nothing. */
export interface PageSave {
  readonly save?: StoredPage
  readonly release?: StoredRelease
  readonly keep?: KeptContent
  /** Ids of kept drafts that the page no longer lists. */
  readonly drop?: readonly number[]
}

/** Effect of `change` on a page, as one unit. */
export interface PageEffect<Result> extends PageSave {
  readonly result: Result
  /** Moves the page with its releases and kept drafts into the bin. */
  readonly remove?: { readonly at: number; readonly by: string }
  /** The draft of both languages; without it, that of the language is taken from `save`, and what the other one says stays. */
  readonly draft?: DraftTree
  /** The languages do not read as the draft does, `sort` numbers and all, but as `save` says. */
  readonly isInPlace?: boolean
  /** Steps for the log, numbered after those it holds; kept together with `save` or not at all. */
  readonly append?: readonly LogEntry[]
  /** Changes the other language with it. */
  readonly other?: PageSave
}

/** Decides about one language of a page. */
export type Decision<Result> = (page: StoredPage | undefined, around: Around) => PageEffect<Result>

/** A change of a page, for those who follow it. */
export interface AboutPage {
  readonly change: PageChange
  /** Revision of the draft before; 0 for a page that was not there. */
  readonly since: number
}

export const aboutOf = (
  kind: PageChange['kind'],
  { key, id, locale, path }: StoredPage,
  since: number,
  was?: string,
): AboutPage => ({ change: { kind, key, id, locale, path, ...(was !== undefined && { was }) }, since })
