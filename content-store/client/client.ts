import type { ShopQuestions } from '#blocks/page/checks/check.ts'
import type { ReleasePage } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'
import type { GuestReview, GuestWords, PreviewedPage } from './reviews.ts'
import type { AuditFilter } from './audit.ts'
import type { LogEntry, PageStep } from './model/steps.ts'
import { fromWire, type WirePage } from './wire.ts'
import type { MediaAbout, MediaItem, MediaPage, MediaQuery, MediaReplaced, MediaUse } from './media.ts'
import { type CallOptions, ContentError, createCall, type UploadOptions } from '#operators/client/call.ts'
import type { Operator } from '#operators/operator.ts'
import type {
  LanguageReport,
  NewRelease,
  Acceptance,
  DetailRequest,
  Draft,
  NewPage,
  PageContent,
  PageEvent,
  PageDetail,
  PageFacts,
  PageSummary,
  Presence,
  PreviewLink,
  PublishedPage,
  PublishProblem,
  StepsAnswer,
} from './types.ts'

/** Minimum time of a content read in milliseconds, so that loading states do not flicker. Source: L-367, C-326, LO-102. */
export const MINIMUM_READ_MS = 200

/** The stored draft that a save or publish conflicts with; `undefined` for any other error. Source: LO-14. */
export const conflictingDraft = (error: unknown): Draft | undefined =>
  error instanceof ContentError && error.status === 409 && error.data !== null
    ? (error.data as Draft)
    : undefined // the route's contract

/** The steps that conflict with a request that has not seen them; `undefined` for any other error. */
export const unseenSteps = (error: unknown): StepsAnswer | undefined =>
  error instanceof ContentError && error.status === 409 && error.data !== null
    ? (error.data as StepsAnswer)
    : undefined // the route's contract

/** The problems that block publishing a draft; `undefined` for any other error. Source: LO-22. */
export const publishProblemsOf = (error: unknown): readonly PublishProblem[] | undefined =>
  error instanceof ContentError && error.status === 422 && Array.isArray(error.data) ? error.data : undefined

/** The pages that stop a picture from being removed; `undefined` for any other error. */
export const usesOf = (error: unknown): readonly MediaUse[] | undefined =>
  error instanceof ContentError && error.status === 409 && Array.isArray(error.data) ? error.data : undefined

export interface ContentClientOptions extends CallOptions {
  /** Minimum time of a content read in milliseconds; 0 on the server. */
  readonly minimumReadMs?: number
}

export type ContentClient = ReturnType<typeof createContentClient>

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

/** Calls the content store from a browser: one method per route. Each resolves to data or throws `ContentError`. */
export function createContentClient({ minimumReadMs = MINIMUM_READ_MS, ...options }: ContentClientOptions) {
  const { baseUrl, locale = () => 'zh_HK' } = options
  const call = createCall(options)
  const picture = (id: string, rest = '') => `/editor/media/${encodeURIComponent(id)}${rest}`
  const page = (key: string, rest = '') => `/editor/pages/${encodeURIComponent(key)}${rest}`
  /** Runs the read and the minimum wait at the same time. */
  const withMinimumTime = async <Data>(read: Promise<Data>): Promise<Data> => {
    const [settled] = await Promise.allSettled([read, wait(minimumReadMs)])
    if (settled.status === 'rejected') throw settled.reason
    return settled.value
  }

  return {
    /** A page by its wire path; a response without data is an error. Source: L-146 … L-153, LO-06, LO-07. */
    detail: async (request: DetailRequest): Promise<ReleasePage> => {
      const found = await withMinimumTime(call<WirePage | null>('POST', '/releasePage/detail', request))
      if (!found) throw new ContentError(500, '200', 'The response contains no page.')
      return fromWire(found)
    },
    /** Content by key; `{}` on any failure. Source: L-155, LO-09. */
    contentByKey: (key: string, of: Locale): Promise<Readonly<Record<string, unknown>>> =>
      withMinimumTime(
        call<Record<string, unknown> | null>('POST', '/content/detail', { key, locale: of }),
      ).then(
        found => found ?? {},
        () => ({}),
      ),

    signIn: (name: string, password: string) => call<Operator>('POST', '/editor/session', { name, password }),
    /** The signed-in operator; throws with status 401 when no operator is signed in. */
    whoAmI: () => call<Operator>('GET', '/editor/session'),
    /** Milliseconds until the session ends unless the operator does something; throws with status 401 when it is over. */
    sessionLeft: () => call<number>('GET', '/editor/session/left'),
    /** Ends the operator's other sessions. */
    changePassword: (current: string, next: string) =>
      call<null>('POST', '/editor/session/password', { current, next }),
    signOut: () => call<null>('DELETE', '/editor/session'),

    pages: () => call<readonly PageSummary[]>('GET', '/editor/pages'),
    createPage: (given: NewPage) => call<PageDetail>('POST', '/editor/pages', given),
    page: (key: string) => call<PageDetail>('GET', page(key)),
    removePage: (key: string) => call<null>('DELETE', page(key)),
    pageSummary: (key: string) => call<PageSummary>('GET', page(key, '/summary')),
    /**
     * Throws 409 `stepsMeet` (`unseenSteps`) when a step conflicts with one of others, 409 without data when `base` is too old.
     */
    sendSteps: (key: string, base: number, steps: readonly PageStep[]) =>
      call<StepsAnswer>('POST', page(key, '/steps'), { base, steps }),
    stepsAfter: (key: string, after: number) => call<StepsAnswer>('GET', page(key, `/steps?after=${after}`)),
    /** Says which block is selected in this window. */
    announce: (key: string, client: string, block: string | null) =>
      call<readonly Presence[]>('POST', page(key, '/presence'), { client, block }),
    /**
     * Listens to what happens to a page from a revision on. The browser opens a lost stream again where it ended; `onRefused` is
     * called when the store does not open one.
     */
    watchPage(
      key: string,
      { after, client }: { readonly after: number; readonly client: string },
      {
        onEvent,
        onRefused,
      }: { readonly onEvent: (event: PageEvent) => void; readonly onRefused: () => void },
    ): () => void {
      const query = new URLSearchParams({ after: String(after), client })
      const source = new EventSource(`${baseUrl}${page(key, `/events?${query}`)}`)
      for (const kind of ['steps', 'present', 'page', 'review'])
        source.addEventListener(kind, ({ data }: MessageEvent<string>) => onEvent(JSON.parse(data)))
      source.addEventListener('error', () => source.readyState === EventSource.CLOSED && onRefused())
      return () => source.close()
    },
    /** Newest first, before the step of that number. */
    stepsBefore: (key: string, before?: number) =>
      call<readonly LogEntry[]>(
        'GET',
        page(key, `/activity${before === undefined ? '' : `?before=${before}`}`),
      ),
    /** Throws a conflict (`conflictingDraft`) when `revision` is not the stored one. */
    saveDraft: (
      key: string,
      draft: PageContent & { readonly revision: number; readonly keepReplaced?: boolean },
    ) => call<Draft>('PUT', page(key, '/draft'), draft),
    setDraftAside: (key: string, draft: PageContent & { readonly revision: number }) =>
      call<PageDetail>('POST', page(key, '/drafts'), draft),
    /** Findings in the stored draft. */
    problems: (key: string) => call<readonly PublishProblem[]>('GET', page(key, '/problems')),
    /** State of this language of the page beside the other. */
    languages: (key: string) => call<LanguageReport>('GET', page(key, '/languages')),
    /** Facts for the checks in the editor. */
    facts: (key: string, questions: ShopQuestions) => call<PageFacts>('POST', page(key, '/facts'), questions),
    /** Throws an error with problems (`publishProblemsOf`) when the draft has errors, or warnings that are not accepted. */
    publish: (key: string, revision: number, accepted: Acceptance = [], other?: NewRelease) =>
      call<PublishedPage>('POST', page(key, '/publish'), { revision, accepted, other }),
    unpublish: (key: string) => call<PageDetail>('POST', page(key, '/unpublish'), {}),
    previewLink: (key: string) => call<PreviewLink>('POST', page(key, '/preview-link'), {}),

    /** Address of the log as CSV, in the language of the caller. */
    auditCsv: (filter: AuditFilter) =>
      `${baseUrl}/editor/audit.csv?${new URLSearchParams({ input: JSON.stringify(filter), lang: locale() })}`,
    /** Needs no session but a preview link. */
    guestReview: (link: PreviewedPage) => call<GuestReview>('POST', '/releasePage/comments', link),
    guestComment: (given: PreviewedPage & GuestWords) =>
      call<GuestReview>('POST', '/releasePage/comments/new', given),

    media: (query: MediaQuery = {}) => {
      const asked = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
      return call<MediaPage>(
        'GET',
        `/editor/media?${new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))}`,
      )
    },
    mediaItem: (id: string) => call<MediaItem>('GET', picture(id)),
    /** `onProgress` hears the share sent so far, 0 to 1. */
    upload: (file: File, { onProgress, signal }: UploadOptions = {}) => {
      const form = new FormData()
      form.set('file', file)
      return call<MediaItem>('POST', '/editor/media', form, { onProgress, signal })
    },
    /** Only what is given changes. */
    describeMedia: (id: string, given: Partial<MediaAbout>) => call<MediaItem>('PATCH', picture(id), given),
    mediaUses: (id: string) => call<readonly MediaUse[]>('GET', picture(id, '/uses')),
    /** Throws 409 with the uses (`usesOf`) while the picture shows anywhere. */
    removeMedia: (id: string) => call<MediaItem>('DELETE', picture(id)),
    restoreMedia: (id: string) => call<MediaItem>('POST', picture(id, '/restore'), {}),
    purgeMedia: (id: string) => call<null>('DELETE', picture(id, '/forever')),
    /** Puts the picture `by` in its place in all drafts. */
    replaceMedia: (id: string, by: string) => call<MediaReplaced>('POST', picture(id, '/replace'), { by }),
    /** Number of pages changed. */
    takeBackReplacement: (gesture: string) => call<number>('POST', '/editor/media/take-back', { gesture }),
  }
}
