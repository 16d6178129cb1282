import { sql } from 'kysely'
import type { MessageState } from '../rules/message-state.ts'
import type { Database } from '../database/database.ts'
import type { Locale } from '#locales/locale.ts'
import { createSubscriberList, type SignUpEvent } from '../newsletter/subscriber-list.ts'
import type { Account } from '../auth/account-store.ts'
import { formerContacts, mergedCodes, provedContacts } from './former-contacts.ts'
import { type MemberEvent, memberEvents } from './member-events.ts'

/** A session that is open. Instants are epoch milliseconds. */
interface OpenSession {
  readonly begun: number
  readonly ends: number
}

/** A message that the member sent by the contact form: of the member's proved address. */
interface SentMessage {
  readonly id: string
  readonly subject: string
  readonly content: string
  readonly sentAt: number
  readonly state: MessageState
  /** Answers of staff, the oldest first. */
  readonly answers: readonly { readonly subject: string; readonly content: string; readonly at: number }[]
}

/** Facts about a member that no other service reads. */
export interface MemberFacts {
  readonly sessions: readonly OpenSession[]
  /** Names of third parties that open the account. */
  readonly links: readonly { readonly type: string; readonly at: number }[]
  readonly newsletter: {
    readonly locale: Locale
    readonly source: string
    readonly since: number
    /** `null` while the address is written to. */
    readonly until: number | null
    /** The newest first. */
    readonly events: readonly SignUpEvent[]
  } | null
  readonly messages: readonly SentMessage[]
  /** Addresses and numbers that merges have freed. */
  readonly formerContacts: readonly string[]
  /** Codes of accounts that were merged into this one. */
  readonly merged: readonly string[]
  /** With those of accounts that were merged into this one. */
  readonly events: readonly MemberEvent[]
}

/** Messages of one answer. */
const MOST_MESSAGES = 50

/** Reads sessions, links, newsletter, messages and the log of a member. An address that is not proved may be a stranger's: it shows none of them. */
export async function readMemberFacts(db: Database, account: Account, now: number): Promise<MemberFacts> {
  const { user_code } = account
  const { emails } = await provedContacts(db, account)
  const merged = await mergedCodes(db, user_code)
  const sessions = await db
    .selectFrom('session')
    .select(['created_at as begun', 'expires_at as ends'])
    .where('user_code', '=', user_code)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .execute()
  const links = await db
    .selectFrom('third_party_link')
    .select(['app_type as type', 'linked_at as at'])
    .where('user_code', '=', user_code)
    .orderBy('linked_at')
    .execute()
  const signUps =
    emails.length === 0
      ? []
      : await db.selectFrom('sign_up').selectAll().where('email', 'in', emails).execute()
  // The present address first.
  const signUp = signUps.toSorted((one, other) => emails.indexOf(one.email) - emails.indexOf(other.email))[0]
  const messages =
    emails.length === 0
      ? []
      : await db
          .selectFrom('feedback')
          .select(['id', 'subject', 'content', 'created_at as sentAt', 'state'])
          .where(
            sql<string>`lower(email)`,
            'in',
            emails.map(email => email.toLowerCase()),
          )
          .orderBy('created_at', 'desc')
          .limit(MOST_MESSAGES)
          .execute()
  const answers =
    messages.length === 0
      ? []
      : await db
          .selectFrom('feedback_answer')
          .select(['feedback_id', 'subject', 'content', 'made_at as at'])
          .where(
            'feedback_id',
            'in',
            messages.map(({ id }) => id),
          )
          .orderBy('made_at')
          .execute()
  return {
    sessions,
    links,
    newsletter: signUp
      ? {
          locale: signUp.locale,
          source: signUp.source,
          since: signUp.created_at,
          until: signUp.ended_at,
          events: await createSubscriberList(db).events(signUps.map(({ email }) => email)),
        }
      : null,
    messages: messages.map(message => ({
      ...message,
      answers: answers
        .filter(({ feedback_id: of }) => of === message.id)
        .map(({ subject, content, at }) => ({ subject, content, at })),
    })),
    formerContacts: (await formerContacts(db, user_code)).map(({ contact }) => contact),
    merged,
    events: await memberEvents(db, [user_code, ...merged]),
  }
}
