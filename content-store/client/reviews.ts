import type { PageSummary } from './types.ts'

/** Characters of the note of a request, and of the words that send it back. */
export const MAX_NOTE = 1000
/** Characters of a comment or a reply. */
export const MAX_COMMENT = 2000
/** Characters of the name that a guest gives. */
export const MAX_GUEST_NAME = 60

/** The outcome of a request. `renewed`: a newer request of the same page replaced it. */
export const ANSWERS = ['published', 'scheduled', 'sentBack', 'withdrawn', 'renewed'] as const

interface RequestAnswer {
  readonly kind: (typeof ANSWERS)[number]
  /** Why it was sent back; empty for the others. */
  readonly words: string
  readonly by: string
  /** Epoch ms. */
  readonly at: number
}

/** An operator asks that a draft goes live. */
export interface PublishRequest {
  readonly id: string
  /** Revision of the draft that it asks for. */
  readonly revision: number
  /** Id of that draft's copy among the kept drafts of the page. */
  readonly draft: number
  readonly note: string
  readonly by: string
  /** Epoch ms. */
  readonly at: number
  /** `null` while it waits. */
  readonly answer: RequestAnswer | null
}

interface CommentReply {
  readonly id: string
  readonly text: string
  readonly by: string
  /** Epoch ms. */
  readonly at: number
}

/** The block that a comment is about, with its name at that time; the block may be renamed or removed later. */
export interface CommentedBlock {
  readonly id: string
  readonly name: string
  readonly code: string
}

/** A comment on a page, a block or an option. It belongs to the block's id and follows the block. */
export interface PageComment extends CommentReply {
  /** `by` is the name that a guest gave. */
  readonly isGuest: boolean
  /** Hashes of a guest's preview link and network address; absent for operators. Not part of answers to guests. */
  readonly from?: { readonly link: string; readonly address: string } | undefined
  /** `null`: about the page as a whole. */
  readonly block: CommentedBlock | null
  /** Option by its keys and places (`items.1.link`); empty for the block as a whole. */
  readonly path: string
  readonly replies: readonly CommentReply[]
  /** `null` while it is open. */
  readonly resolved: { readonly by: string; readonly at: number } | null
}

/** Requests and comments of one page in one language, the oldest first. */
export interface PageReview {
  readonly requests: readonly PublishRequest[]
  readonly comments: readonly PageComment[]
}

/** A page with a request that waits. */
export interface WaitingPage {
  readonly page: PageSummary
  readonly request: PublishRequest
  readonly openComments: number
}

/** The comments that a guest with a preview link sees: those of guests, with the replies to them. */
export interface GuestReview {
  readonly title: string
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
