import type { ReceivedInvitation, Operator, SignedInOperator } from '#operators/operator.ts'
import type { ReleasePage } from '#blocks/page/page.ts'
import type { Locale } from '#locales/locale.ts'
import type { GuestReview, GuestWords, PreviewedPage } from './reviews.ts'
import type { AuditFilter } from './audit.ts'
import { fromWire, type WirePage } from './wire.ts'
import type { MediaItem, MediaUse } from './media.ts'
import { type CallOptions, ContentError, createCall, type UploadOptions } from '#operators/client/call.ts'
import { type EventListeners, watchEvents } from '#operators/client/watch-events.ts'
import type { DetailRequest, Draft, PageEvent, PublishProblem, StepsAnswer } from './types.ts'

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

/** Returns true if steps were refused because another operator is signed in than the one who made them. */
export const areStepsOfAnother = (error: ContentError): boolean =>
  error.status === 403 && typeof error.data === 'object' && error.data !== null && 'madeBy' in error.data

/** Returns true if a sign-in was refused because the code of the second factor is missing or wrong. */
export const needsCode = (error: ContentError): boolean =>
  error.status === 401 && typeof error.data === 'object' && error.data !== null && 'needs' in error.data

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

    /** @param code of the second factor; `needsCode` tells from a refusal that it is missing or wrong */
    signIn: (name: string, password: string, code?: string) =>
      call<SignedInOperator>('POST', '/editor/session', {
        name,
        password,
        ...(code !== undefined && { code }),
      }),
    /** Throws with the reason if the secret of a one-time address is not valid. */
    checkStart: (secret: string) => call<null>('POST', '/editor/start', { secret }),
    /** Adds the first operator, as an admin. */
    addOwner: (secret: string, name: string, password: string) =>
      call<Operator>('POST', '/editor/start/owner', { secret, name, password }),
    /** Reads the invitation of a link; throws with the reason if it is not valid. */
    checkInvitation: (secret: string) => call<ReceivedInvitation>('POST', '/editor/invitation', { secret }),
    /** Adds the operator who was invited. */
    acceptInvitation: (secret: string, password: string) =>
      call<Operator>('POST', '/editor/invitation/accept', { secret, password }),
    /** The signed-in operator; throws with status 401 when no operator is signed in. */
    whoAmI: () => call<SignedInOperator>('GET', '/editor/session'),
    /** Milliseconds until the session ends unless the operator does something; throws with status 401 when it is over. */
    sessionLeft: () => call<number>('GET', '/editor/session/left'),
    /** Ends the operator's other sessions. */
    changePassword: (current: string, next: string) =>
      call<null>('POST', '/editor/session/password', { current, next }),
    signOut: () => call<null>('DELETE', '/editor/session'),

    /**
     * Listens to what happens to a page from a revision on. The browser opens a lost stream again where it ended; `onRefused` is
     * called when the store does not open one.
     */
    watchPage(
      key: string,
      { after, client }: { readonly after: number; readonly client: string },
      { onEvent, onRefused }: EventListeners<PageEvent>,
    ): () => void {
      const query = new URLSearchParams({ after: String(after), client })
      return watchEvents(
        `${baseUrl}${page(key, `/events?${query}`)}`,
        ['steps', 'present', 'page', 'review'],
        {
          onEvent,
          onRefused,
        },
      )
    },
    /** Address of the log as CSV, in the language of the caller. */
    auditCsv: (filter: AuditFilter) =>
      `${baseUrl}/editor/audit.csv?${new URLSearchParams({ input: JSON.stringify(filter), lang: locale() })}`,
    /** Needs no session but a preview link. */
    guestReview: (link: PreviewedPage) => call<GuestReview>('POST', '/releasePage/comments', link),
    guestComment: (given: PreviewedPage & GuestWords) =>
      call<GuestReview>('POST', '/releasePage/comments/new', given),

    /** `onProgress` hears the share sent so far, 0 to 1. */
    upload: (file: File, { onProgress, signal }: UploadOptions = {}) => {
      const form = new FormData()
      form.set('file', file)
      return call<MediaItem>('POST', '/editor/media', form, { onProgress, signal })
    },
  }
}
