import { randomBytes } from 'node:crypto'
import type { Locale } from '#locales/locale.ts'
import type { Region } from '../rules/regions.ts'
import type { Database } from '../database/database.ts'
import type { SignUpType } from '../generated/resolver-types.ts'

interface NewSignUp {
  /** Folded. */
  readonly email: string
  readonly country: Region | null
  /** The form it came by. */
  readonly source: SignUpType
  readonly locale: Locale
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** Whose sign-up a token ends. */
interface EndedSignUp {
  readonly email: string
  /** It had been ended before. */
  readonly wasEnded: boolean
}

/** The mailing list as resolvers see it. */
export interface SignUps {
  /**
   * Adds an address to the list; changes nothing when it is already there. Source: MO-90.
   *
   * @returns the token that ends it, only where the address was not on the list
   */
  readonly add: (entry: NewSignUp) => Promise<string | undefined>
  /** Takes an address off the list; `undefined` for an unknown token. */
  readonly end: (token: string, now: number) => Promise<EndedSignUp | undefined>
  /** Takes addresses off the list that are on it. */
  readonly endFor: (emails: readonly string[], now: number) => Promise<void>
}

/** Bytes of an unsubscribe token; 192 bits cannot be guessed. */
const TOKEN_BYTES = 24

export const createSignUps = (db: Database): SignUps => ({
  async add({ email, country, source, locale, createdAt }) {
    const entry = { country, source, locale, created_at: createdAt, ended_at: null }
    const row = await db
      .insertInto('sign_up')
      .values({ email, ...entry, unsubscribe_token: randomBytes(TOKEN_BYTES).toString('base64url') })
      // An address that comes back keeps its token: links in older mails still work.
      .onConflict(conflict =>
        conflict.column('email').doUpdateSet(entry).where('sign_up.ended_at', 'is not', null),
      )
      .returning('unsubscribe_token')
      .executeTakeFirst()
    return row?.unsubscribe_token
  },
  async end(token, now) {
    const ended = await db
      .updateTable('sign_up')
      .set({ ended_at: now })
      .where('unsubscribe_token', '=', token)
      .where('ended_at', 'is', null)
      .returning('email')
      .executeTakeFirst()
    if (ended) return { email: ended.email, wasEnded: false }
    const known = await db
      .selectFrom('sign_up')
      .select('email')
      .where('unsubscribe_token', '=', token)
      .executeTakeFirst()
    return known && { email: known.email, wasEnded: true }
  },
  async endFor(emails, now) {
    if (emails.length === 0) return
    await db
      .updateTable('sign_up')
      .set({ ended_at: now })
      .where('email', 'in', emails)
      .where('ended_at', 'is', null)
      .execute()
  },
})
