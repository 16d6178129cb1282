import { randomBytes, randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Locale } from '#locales/locale.ts'
import type { Region } from '../rules/regions.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
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

type Event = Omit<Tables['sign_up_event'], 'id'>

const note = (trx: Transaction<Tables>, events: readonly Event[]) =>
  events.length === 0
    ? undefined
    : trx
        .insertInto('sign_up_event')
        .values(events.map(event => ({ id: randomUUID(), ...event })))
        .execute()

export const createSignUps = (db: Database): SignUps => ({
  add: ({ email, country, source, locale, createdAt }) =>
    db.transaction().execute(async trx => {
      const entry = { country, source, locale, created_at: createdAt, ended_at: null }
      const row = await trx
        .insertInto('sign_up')
        .values({
          id: randomUUID(),
          email,
          ...entry,
          unsubscribe_token: randomBytes(TOKEN_BYTES).toString('base64url'),
        })
        // An address that comes back keeps its token: links in older mails still work.
        .onConflict(conflict =>
          conflict.column('email').doUpdateSet(entry).where('sign_up.ended_at', 'is not', null),
        )
        .returning('unsubscribe_token')
        .executeTakeFirst()
      if (row) await note(trx, [{ email, happened_at: createdAt, kind: 'JOINED', source }])
      return row?.unsubscribe_token
    }),
  end: (token, now) =>
    db.transaction().execute(async trx => {
      const ended = await trx
        .updateTable('sign_up')
        .set({ ended_at: now })
        .where('unsubscribe_token', '=', token)
        .where('ended_at', 'is', null)
        .returning('email')
        .executeTakeFirst()
      if (ended) {
        await note(trx, [{ email: ended.email, happened_at: now, kind: 'LEFT', source: 'LINK' }])
        return { email: ended.email, wasEnded: false }
      }
      const known = await trx
        .selectFrom('sign_up')
        .select('email')
        .where('unsubscribe_token', '=', token)
        .executeTakeFirst()
      return known && { email: known.email, wasEnded: true }
    }),
  async endFor(emails, now) {
    if (emails.length === 0) return
    await db.transaction().execute(async trx => {
      const ended = await trx
        .updateTable('sign_up')
        .set({ ended_at: now })
        .where('email', 'in', emails)
        .where('ended_at', 'is', null)
        .returning('email')
        .execute()
      await note(
        trx,
        ended.map(({ email }) => ({ email, happened_at: now, kind: 'LEFT', source: 'PROFILE' })),
      )
    })
  },
})
