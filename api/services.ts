import { randomBytes } from 'node:crypto'
import { createNoticeStore, type NoticeStore } from './back-in-stock/notice-store.ts'
import { type AccountStore, createAccountStore } from './auth/account-store.ts'
import { type CartMerge, mergeNothing } from './auth/cart-merge.ts'
import { drawCode as drawImageCode } from './auth/draw-code.ts'
import { createImageCodes, type ImageCodes } from './auth/image-codes.ts'
import { createLoginGuard, type LoginGuard } from './auth/login-guard.ts'
import { createPasswords, type PasswordCost, type Passwords } from './auth/password.ts'
import { createSessionStore, type SessionStore } from './auth/session-store.ts'
import type { Database } from './database/database.ts'
import { createSignUps, type SignUps } from './newsletter/sign-up-store.ts'
import { createWelcome, type Welcome } from './newsletter/welcome.ts'
import { createStaff, type Staff } from './account/staff.ts'
import { createLetterhead, type Letterhead } from './messaging/letterhead.ts'
import { createOutbox, type OutboxReader } from './messaging/outbox.ts'
import type { Post } from './messaging/messaging.ts'
import { type Contact, createContact } from './support/contact.ts'
import { type GuestOrders, NO_GUEST_ORDERS } from './support/guest-orders.ts'
import { createLookupGate } from './support/lookup-gate.ts'
import { createIdentityLinks, type IdentityLinks } from './identity/identity-links.ts'
import { createPendingIdentities, type PendingIdentities } from './identity/pending-identities.ts'
import { type CodePost, createCodePost } from './verify/code-post.ts'
import { createVerifyCodes, type VerifyCodes } from './verify/code-store.ts'
import { SMS_PER_DAY, startOfDay, VERIFY_LIMITS, type VerifyLimits } from './verify/limits.ts'
import { createTryCounts, type TryCounts } from './verify/try-counts.ts'
import { createSingleSignOn, type SingleSignOn } from './identity/single-sign-on.ts'
import { createSpentTokens, type SpentTokens } from './identity/spent-tokens.ts'
import type { ThirdParty } from './identity/third-party.ts'

/** What the domains keep and reach beside the catalogue; each domain adds its own line. */
export interface Services {
  readonly sessions: SessionStore
  readonly accounts: AccountStore
  readonly passwords: Passwords
  readonly guard: LoginGuard
  readonly imageCodes: ImageCodes
  readonly mergeCart: CartMerge
  readonly notices: NoticeStore
  readonly signUps: SignUps
  readonly welcome: Welcome
  readonly pendingIdentities: PendingIdentities
  readonly identityLinks: IdentityLinks
  readonly spentTokens: SpentTokens
  readonly singleSignOn: SingleSignOn
  /** Third parties with an adapter, in the order of their buttons. */
  readonly thirdParties: readonly ThirdParty[]
  readonly post: Post
  /** What stands below letters one can end. */
  readonly letterhead: Letterhead
  /** Messages kept instead of sent. */
  readonly outbox: OutboxReader
  readonly verifyCodes: VerifyCodes
  readonly verifyLimits: VerifyLimits
  readonly sendCode: CodePost
  readonly tryCounts: TryCounts
  readonly staff: Staff
  readonly contact: Contact
  readonly guestOrders: GuestOrders
  /** Whether a network address may look for a guest's order now; counts it. */
  readonly mayLookUp: ReturnType<typeof createLookupGate>
}

/** What a shop chooses about its services; everything has a default. */
export interface ServiceOptions {
  /** Third parties shoppers may log in with; none without it. */
  readonly thirdParties?: readonly ThirdParty[]
  /** Who may log members in by a signed token; nobody without it. */
  readonly singleSignOn?: SingleSignOn
  /** How the shop writes to people. What has no provider goes to the outbox, or is refused. */
  readonly post?: Partial<Post>
  /** What of the limits of verification codes differs from the usual. Source: MO-19. */
  readonly verifyLimits?: Partial<VerifyLimits>
  /** Codes by short message on one Hong Kong day, whoever asks. */
  readonly smsPerDay?: number
  /** Whether messages without a provider are kept in the outbox: for development and tests. */
  readonly usesOutbox?: boolean
  /** Keys hashes of what could be guessed; several processes need the same. Default: made anew, so codes end with the process. */
  readonly secret?: string
  /** Where customer service reads its mail; empty: messages to it are only kept. Source: MO-86. */
  readonly contactEmail?: string
  /** Telephone number in letters; none without it. */
  readonly hotline?: string
  /** Address of the shop without slash, for links in letters. */
  readonly origin?: () => string
  /** Told of what went wrong behind somebody's back. */
  readonly report?: (error: unknown, message: string) => void
  /** Where guests' orders are; without it there are none. */
  readonly guestOrders?: GuestOrders
  /** What hashing a password costs; argon2id with 19 MiB and two passes. Source: MO-30. */
  readonly passwordCost?: PasswordCost
  /** What a login does with the visitor's bag; nothing where there are no bags. Source: MO-33. */
  readonly mergeCart?: CartMerge
  /** Draws an image code as a data address. */
  readonly drawCode?: (code: string) => Promise<string>
}

const refuse = () => Promise.reject(new Error('The shop has no way to send messages.'))
const NO_POST: Post = { mail: refuse, sms: refuse }

/** Programs that try the shop cannot read pictures: in development the outbox holds what image codes say, too. */
const telling =
  ({ mail }: Post, draw = drawImageCode) =>
  async (code: string) => {
    await mail({ to: 'image-code', subject: code, text: code })
    return draw(code)
  }

export const createServices = (
  db: Database,
  {
    post: providers = {},
    verifyLimits: ownLimits,
    smsPerDay = SMS_PER_DAY,
    usesOutbox = false,
    secret = randomBytes(32).toString('base64url'),
    guestOrders = NO_GUEST_ORDERS,
    contactEmail = '',
    hotline = '',
    origin = () => '',
    report = console.error,
    passwordCost,
    mergeCart = mergeNothing,
    drawCode,
    thirdParties = [],
    singleSignOn = createSingleSignOn({ issuers: [], audience: () => '' }),
  }: ServiceOptions,
  clock: () => number,
): Services => {
  const outbox = createOutbox(db, clock)
  const kept = usesOutbox && { mail: outbox.mail, sms: outbox.sms }
  const post: Post = { ...NO_POST, ...kept, ...providers }
  const letterhead = createLetterhead({ origin, hotline, contactEmail })
  const tryCounts = createTryCounts(db)
  const verifyLimits = { ...VERIFY_LIMITS, ...ownLimits }
  const admitsSms = () => tryCounts.take({ counter: 'sms', since: startOfDay(clock()), most: smsPerDay })
  return {
    sessions: createSessionStore(db),
    accounts: createAccountStore(db),
    passwords: createPasswords(passwordCost),
    guard: createLoginGuard(db),
    imageCodes: createImageCodes(db, usesOutbox ? telling(outbox, drawCode) : drawCode),
    mergeCart,
    notices: createNoticeStore(db),
    signUps: createSignUps(db),
    welcome: createWelcome({ post, letterhead, tryCounts, report }),
    pendingIdentities: createPendingIdentities(db),
    identityLinks: createIdentityLinks(db),
    spentTokens: createSpentTokens(db),
    singleSignOn,
    thirdParties,
    post,
    letterhead,
    outbox,
    verifyCodes: createVerifyCodes(db, secret, verifyLimits),
    verifyLimits,
    sendCode: createCodePost({ post, admitsSms, report }),
    tryCounts,
    staff: createStaff(db),
    contact: createContact(db, { post, contactEmail, report }),
    guestOrders,
    mayLookUp: createLookupGate(db),
  }
}
