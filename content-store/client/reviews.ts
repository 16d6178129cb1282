import type { CommentedBlock, PageComment, PageReview, PublishRequest } from '../stored/review.ts'
import type { Locale } from '#locales/locale.ts'
import type { PageSummary } from './types.ts'

export type { CommentedBlock, PageComment, PageReview, PublishRequest } from '../stored/review.ts'

/** Characters of the note of a request, and of the words that send it back. */
export const MAX_NOTE = 1000
/** Characters of a comment or a reply. */
export const MAX_COMMENT = 2000
/** Characters of the name that a guest gives. */
export const MAX_GUEST_NAME = 60

/** A page with a request that waits. */
export interface WaitingPage {
  readonly page: PageSummary
  readonly request: PublishRequest
  readonly openComments: number
  /** The other language, where the same request waits there too. */
  readonly other?: Pick<WaitingPage, 'page' | 'request'>
}

/** The comments that a guest with a preview link sees: those of guests, with the replies to them. */
export interface GuestReview {
  readonly title: string
  /** Languages that the page is in: the same link opens each, at its own path. */
  readonly languages: readonly { readonly locale: Locale; readonly path: string }[]
  /** Address of the preview. */
  readonly url: string
  /** Blocks that can be commented on, in their order on the page. */
  readonly blocks: readonly CommentedBlock[]
  readonly comments: readonly PageComment[]
}

/** A comment to be made; `blockId` null: about the page as a whole. */
export interface NewComment {
  readonly blockId: string | null
  readonly path: string
  readonly text: string
}

/** The page that a preview link opens. */
export interface PreviewedPage {
  /** `/landingPage/summer_zh_HK.html` (LO-03). */
  readonly path: string
  readonly previewToken: string
}

/** Comment of a guest. */
export interface GuestWords extends Omit<NewComment, 'path'> {
  readonly name: string
}

/** The request that waits for an answer. */
export const openRequest = ({ requests }: Pick<PageReview, 'requests'>): PublishRequest | undefined =>
  requests.findLast(({ answer }) => answer === null)

/** Comments that are not resolved. */
export const openComments = ({ comments }: Pick<PageReview, 'comments'>): readonly PageComment[] =>
  comments.filter(({ resolved }) => resolved === null)
