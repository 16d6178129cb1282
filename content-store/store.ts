import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Locale } from '#locales/locale.ts'
import type {
  Draft,
  MediaItem,
  Operator,
  PageContent,
  PageDetail,
  PageSummary,
  PreviewLink,
} from './client/types.ts'
import type { MediaStore } from './media.ts'
import type { Operators } from './operators.ts'
import type { Outcome } from './outcome.ts'
import type { DetailAnswer } from './page-detail.ts'
import type { PageRepository } from './repository.ts'

/** Told after a change is on the disk; shops drop finished HTML by it. */
export interface PageChange {
  readonly kind: 'created' | 'saved' | 'published' | 'unpublished' | 'rolledBack' | 'removed'
  readonly key: string
  readonly id: string
  readonly locale: Locale
  /** Content path without locale. */
  readonly path: string
}

/**
 * Everything the content store does, for its router, and in process for the storefront and for seeding. Input that may
 * come from outside is `unknown` and parsed here; the shape meant stands beside it.
 */
export interface ContentStore {
  /** A release, or with a valid preview token the draft or a stored release. `request`: `DetailRequest`. Never throws for bad input. */
  readonly detail: (request: unknown) => Promise<DetailAnswer>
  /** Content by key, for example the consignment texts; `{}` on any failure. Source: L-155, LO-09. */
  readonly contentByKey: (key: string, locale: Locale) => Promise<Readonly<Record<string, unknown>>>
  readonly saveContent: (
    actor: Operator,
    key: string,
    locale: Locale,
    value: Record<string, unknown>,
  ) => Promise<Outcome<null>>

  readonly pages: (actor: Operator) => Promise<Outcome<readonly PageSummary[]>>
  readonly page: (actor: Operator, key: string) => Promise<Outcome<PageDetail>>
  /** `page`: `NewPage`. 409 when the page exists. */
  readonly createPage: (actor: Operator, page: unknown) => Promise<Outcome<PageDetail>>
  /** `draft`: `PageContent & { revision }`. 409 with the stored `Draft` when the revision is stale. */
  readonly saveDraft: (actor: Operator, key: string, draft: unknown) => Promise<Outcome<Draft>>
  /** 422 with `PublishProblem[]` when the draft has problems. */
  readonly publish: (actor: Operator, key: string, revision: unknown) => Promise<Outcome<PageDetail>>
  readonly unpublish: (actor: Operator, key: string) => Promise<Outcome<PageDetail>>
  /** Publishes an older release again, as a new version. */
  readonly rollback: (actor: Operator, key: string, pageVersion: unknown) => Promise<Outcome<PageDetail>>
  readonly release: (actor: Operator, key: string, pageVersion: unknown) => Promise<Outcome<PageContent>>
  readonly remove: (actor: Operator, key: string) => Promise<Outcome<null>>

  readonly previewLink: (actor: Operator, key: string) => Promise<Outcome<PreviewLink>>
  /** Whether a token opens a page id (both languages), now. Source: LO-12. */
  readonly verifyPreview: (token: string | undefined, pageId: string) => 'valid' | 'expired' | 'invalid'

  readonly mediaItems: (actor: Operator) => Promise<Outcome<readonly MediaItem[]>>
  readonly addMedia: (
    actor: Operator,
    file: { readonly name: string; readonly bytes: Uint8Array },
  ) => Promise<Outcome<MediaItem>>

  /** Returns the way to stop listening. */
  readonly onChange: (listener: (change: PageChange) => void) => () => void
  readonly operators: Operators
  readonly media: MediaStore
}

/** The parts a content store is put together from. */
export interface ContentStoreParts {
  readonly repository: PageRepository
  readonly operators: Operators
  readonly media: MediaStore
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** Signs preview tokens. */
  readonly secret: string
  /** Epoch milliseconds. */
  readonly clock: () => number
  /** Cleans rich text; `sanitiseHtml` unless a test says otherwise. */
  readonly sanitise?: (html: string) => string
  /** Hears of failures that callers do not see. */
  readonly report?: (error: unknown) => void
}
