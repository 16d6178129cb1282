import type { ReceivedInvitation, SignedInOperator } from '#operators/operator.ts'
import type { PageEvent } from '#content-store/client/types.ts'
import type { MediaPort } from './media-port.ts'
import type { GuestReview, GuestWords, PreviewedPage } from '#content-store/client/reviews.ts'
import type { AuditFilter } from '#content-store/client/audit.ts'

/** The password is right, and a code of the second factor is missing, or wrong. */
export interface CodeNeeded {
  readonly needs: 'code'
  readonly isWrong: boolean
  readonly message: string
}

/** Calls of the editor to the content store. Unexpected answers reject with a message fit to show. */
export interface ContentPort {
  /** The operator signed in; `undefined` for none. */
  readonly me: () => Promise<SignedInOperator | undefined>
  /** `undefined` when name or password are wrong. */
  readonly signIn: (
    name: string,
    password: string,
    code?: string,
  ) => Promise<SignedInOperator | CodeNeeded | undefined>
  readonly signOut: () => Promise<void>
  /** Rejects with the reason if the secret of a one-time address is not valid. */
  readonly checkStart: (secret: string) => Promise<void>
  /** Adds the first operator of the shop; rejects with the reason. */
  readonly addOwner: (secret: string, name: string, password: string) => Promise<void>
  /** The invitation of a link; rejects with the reason if it is not valid. */
  readonly checkInvitation: (secret: string) => Promise<ReceivedInvitation>
  /** Adds the operator who was invited. */
  readonly acceptInvitation: (secret: string, password: string) => Promise<void>
  /** Milliseconds until the session ends unless the operator does something; `undefined` when it is over. */
  readonly sessionLeft: () => Promise<number | undefined>
  /** Rejects with the reason when the current password is wrong or the new one too short. */
  readonly changePassword: (current: string, next: string) => Promise<void>
  /** Listens to what happens to a page; `onRefused` when the store opens no stream. Returns the function that stops. */
  readonly watchPage: (
    key: string,
    from: { readonly after: number; readonly client: string },
    listener: { readonly onEvent: (event: PageEvent) => void; readonly onRefused: () => void },
  ) => () => void
  readonly media: MediaPort
  /** Address of the log as CSV. */
  readonly auditCsv: (filter: AuditFilter) => string
  /** Page of a guest with a preview link; needs no session. */
  readonly guestReview: (link: PreviewedPage) => Promise<GuestReview>
  readonly guestComment: (given: PreviewedPage & GuestWords) => Promise<GuestReview>
}
