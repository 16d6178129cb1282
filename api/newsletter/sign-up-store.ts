import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { Locale } from '#locales/locale.ts'
import type { Region } from '../rules/regions.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { addedTopics, type ChosenTopics, topicsFrom, topicsText } from './topics.ts'

interface NewSignUp {
  /** Folded. */
  readonly email: string
  readonly country: Region | null
  /** The form it came by. */
  readonly source: Tables['sign_up']['source']
  readonly locale: Locale
  /** Absent where the form did not ask. */
  readonly topics?: ChosenTopics | undefined
  /** Epoch milliseconds. */
  readonly createdAt: number
}

/** A sign-up by its link or its address. */
type SignUpKey = { readonly unsubscribe_token: string } | { readonly email: string }

/** An address on the list whose topics were changed. */
interface ChangedTopics {
  readonly email: string
  readonly before: ChosenTopics
  /** `undefined` if none remained, which ended the sign-up. */
  readonly topics: ChosenTopics | undefined
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
   * Adds an address to the list. One that is already there gets the topics that were chosen besides its own, and nothing else
   * changes. Source: MO-90.
   *
   * @returns the token that ends it, only where the address was not on the list
   */
  readonly add: (entry: NewSignUp) => Promise<string | undefined>
  /** Takes an address off the list; `undefined` for an unknown token. */
  readonly end: (token: string, now: number) => Promise<EndedSignUp | undefined>
  /** Topics of an address; `undefined` where it is not on the list. */
  readonly topicsOf: (key: SignUpKey) => Promise<ChosenTopics | undefined>
  /** Changes the topics of an address on the list; `undefined` where it is not on it. */
  readonly changeTopics: (
    key: SignUpKey,
    change: (chosen: ChosenTopics) => ChosenTopics | undefined,
    about: { readonly source: 'LINK' | 'PROFILE'; readonly now: number },
  ) => Promise<ChangedTopics | undefined>
  /** Takes addresses off the list that are on it. */
  readonly endFor: (emails: readonly string[], now: number) => Promise<void>
}

/** Bytes of an unsubscribe token; 192 bits cannot be guessed. */
const TOKEN_BYTES = 24

type Event = Omit<Insertable<Tables['sign_up_event']>, 'id'>

const note = (trx: Transaction<Tables>, events: readonly Event[]) =>
  events.length === 0
    ? undefined
    : trx
        .insertInto('sign_up_event')
        .values(events.map(event => ({ id: randomUUID(), ...event })))
        .execute()

/** Reads an address that is on the list, and locks it until the transaction ends. */
const lockSignUp = (trx: Transaction<Tables>, key: SignUpKey) =>
  trx
    .updateTable('sign_up')
    .set(eb => ({ topics: eb.ref('topics') }))
    .where(eb => eb.and(key))
    .where('ended_at', 'is', null)
    .returning(['email', 'topics'])
    .executeTakeFirst()

const isSame = (one: ChosenTopics, other: ChosenTopics) => topicsText(one) === topicsText(other)

async function putTopics(
  trx: Transaction<Tables>,
  topics: ChosenTopics,
  event: Pick<Event, 'email' | 'happened_at' | 'source'>,
): Promise<void> {
  const text = topicsText(topics)
  await trx.updateTable('sign_up').set({ topics: text }).where('email', '=', event.email).execute()
  await note(trx, [{ ...event, kind: 'CHOSE', topics: text }])
}

/** Adds topics that an address on the list has chosen in another form. */
async function addTopics(
  trx: Transaction<Tables>,
  chosen: ChosenTopics,
  event: Pick<Event, 'email' | 'happened_at' | 'source'>,
): Promise<void> {
  const row = await lockSignUp(trx, { email: event.email })
  if (!row) return
  const before = topicsFrom(row.topics)
  const next = addedTopics(before, chosen)
  if (!isSame(next, before)) await putTopics(trx, next, event)
}

export const createSignUps = (db: Database): SignUps => ({
  add: ({ email, country, source, locale, topics: chosen, createdAt }) =>
    db.transaction().execute(async trx => {
      const topics = topicsText(chosen ?? [])
      const entry = { country, source, locale, topics, created_at: createdAt, ended_at: null }
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
      const event = { email, happened_at: createdAt, source }
      if (row) await note(trx, [{ ...event, kind: 'JOINED', topics }])
      else if (chosen) await addTopics(trx, chosen, event)
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
  async topicsOf(key) {
    const row = await db
      .selectFrom('sign_up')
      .select('topics')
      .where(eb => eb.and(key))
      .where('ended_at', 'is', null)
      .executeTakeFirst()
    return row && topicsFrom(row.topics)
  },
  changeTopics: (key, change, { source, now }) =>
    db.transaction().execute(async trx => {
      const row = await lockSignUp(trx, key)
      if (!row) return undefined
      const { email } = row
      const before = topicsFrom(row.topics)
      const topics = change(before)
      if (topics === undefined) {
        await trx.updateTable('sign_up').set({ ended_at: now }).where('email', '=', email).execute()
        await note(trx, [{ email, happened_at: now, kind: 'LEFT', source }])
      } else if (!isSame(topics, before)) await putTopics(trx, topics, { email, happened_at: now, source })
      return { email, before, topics }
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
