import type { ShopQuestions } from '#blocks/page/checks/check.ts'
import type { Operator } from '#operators/operator.ts'
import type {
  Draft,
  NewPage,
  NewRelease,
  LanguageReport,
  PageDetail,
  PageEvent,
  PageFacts,
  PageSummary,
  PreviewLink,
  PublishedPage,
  PublishProblem,
  StepsAnswer,
  WarningRef,
} from '#content-store/client/types.ts'
import type { LogEntry, PageStep } from '#content-store/client/model/steps.ts'
import type { MediaPort } from './media-port.ts'
import type { GuestReview, GuestWords, PreviewedPage } from '#content-store/client/reviews.ts'
import type { AuditFilter } from '#content-store/client/audit.ts'

/** Outcome of one attempt to send steps. */
export type SendOutcome =
  | { readonly kind: 'saved'; readonly answer: StepsAnswer }
  /** A step meets one of another operator; the answer holds those. */
  | { readonly kind: 'meets'; readonly answer: StepsAnswer }
  /** The log does not lead from the steps' base to the draft: it must be loaded as a whole. */
  | { readonly kind: 'behind' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'refused'; readonly message: string }

/** Whether a draft went live; `stale` when a newer draft was saved in the meantime. */
export type PublishOutcome =
  | { readonly kind: 'published'; readonly page: PublishedPage }
  | { readonly kind: 'problems'; readonly problems: readonly PublishProblem[] }
  | { readonly kind: 'stale'; readonly theirs: Draft | undefined }

/** Calls of the editor to the content store. Unexpected answers reject with a message fit to show. */
export interface ContentPort {
  /** The operator signed in; `undefined` for none. */
  readonly me: () => Promise<Operator | undefined>
  /** `undefined` when name or password are wrong. */
  readonly signIn: (name: string, password: string) => Promise<Operator | undefined>
  readonly signOut: () => Promise<void>
  /** Milliseconds until the session ends unless the operator does something; `undefined` when it is over. */
  readonly sessionLeft: () => Promise<number | undefined>
  /** Rejects with the reason when the current password is wrong or the new one too short. */
  readonly changePassword: (current: string, next: string) => Promise<void>
  readonly pages: () => Promise<readonly PageSummary[]>
  readonly createPage: (page: NewPage) => Promise<PageDetail>
  /** `undefined` when there is no such page. */
  readonly page: (key: string) => Promise<PageDetail | undefined>
  /** Moves the page to the bin. */
  readonly deletePage: (key: string) => Promise<void>
  /** `undefined` when there is no such page. */
  readonly pageSummary: (key: string) => Promise<PageSummary | undefined>
  /** Sends steps made on the draft of revision `base`. */
  readonly sendSteps: (key: string, base: number, steps: readonly PageStep[]) => Promise<SendOutcome>
  /** `undefined` when the log does not hold all of them. */
  readonly stepsAfter: (key: string, revision: number) => Promise<StepsAnswer | undefined>
  /** The last steps of a page, or those before one of a number; newest first. */
  readonly stepsBefore: (key: string, before?: number) => Promise<readonly LogEntry[]>
  /** Listens to what happens to a page; `onRefused` when the store opens no stream. Returns the function that stops. */
  readonly watchPage: (
    key: string,
    from: { readonly after: number; readonly client: string },
    listener: { readonly onEvent: (event: PageEvent) => void; readonly onRefused: () => void },
  ) => () => void
  /** Says which block is selected in this window. */
  readonly announce: (key: string, client: string, block: string | null) => Promise<unknown>
  /** Findings in the stored draft: errors first. */
  readonly problems: (key: string) => Promise<readonly PublishProblem[]>
  /** State of this language of the page beside the other. */
  readonly languages: (key: string) => Promise<LanguageReport>
  /** Facts beside the page for the checks that run here. */
  readonly facts: (key: string, questions: ShopQuestions) => Promise<PageFacts>
  /** `accepted`: warnings that the operator takes. `other`: the other language, which goes live with it or neither does. */
  readonly publish: (
    key: string,
    revision: number,
    accepted: readonly WarningRef[],
    other?: NewRelease,
  ) => Promise<PublishOutcome>
  readonly unpublish: (key: string) => Promise<PageDetail>
  readonly previewLink: (key: string) => Promise<PreviewLink>
  readonly media: MediaPort
  /** Address of the log as CSV. */
  readonly auditCsv: (filter: AuditFilter) => string
  /** Page of a guest with a preview link; needs no session. */
  readonly guestReview: (link: PreviewedPage) => Promise<GuestReview>
  readonly guestComment: (given: PreviewedPage & GuestWords) => Promise<GuestReview>
}
