import { randomUUID } from 'node:crypto'
import type { Database } from '../database/database.ts'
import type { Mail, Messaging } from './messaging.ts'

/** Messages kept; older ones go. */
export const OUTBOX_SIZE = 200

/** Longest document kept. */
export const MAX_HTML_BYTES = 100_000

/** A message as it would have been sent. */
export interface OutboxMessage {
  readonly id: string
  readonly kind: 'MAIL' | 'SMS'
  readonly to: string
  /** Empty for short messages. */
  readonly subject: string
  readonly text: string
  /** The mail as a document; empty for short messages, and for a document of more than `MAX_HTML_BYTES`. */
  readonly html: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface OutboxReader {
  /** Newest first; only those to one receiver where it is given. */
  readonly list: (to?: string) => Promise<readonly OutboxMessage[]>
  readonly find: (id: string) => Promise<OutboxMessage | undefined>
}

/**
 * Keeps messages instead of sending them, for development and tests; `/dev/outbox` shows the newest 200.
 * Source: M-048, M-229, MO-19.
 */
export function createOutbox(db: Database, clock: () => number): Messaging & OutboxReader {
  const messages = () =>
    db
      .selectFrom('outbox')
      .select(['id', 'kind', 'receiver as to', 'subject', 'text', 'html', 'created_at as createdAt'])

  const keep = async (
    kind: OutboxMessage['kind'],
    to: string,
    {
      id = randomUUID(),
      subject = '',
      text,
      html = '',
    }: Partial<Pick<Mail, 'id' | 'subject' | 'html'>> & Pick<Mail, 'text'>,
  ) => {
    const kept = Buffer.byteLength(html) > MAX_HTML_BYTES ? '' : html
    const message = { id, kind, receiver: to, subject, text, html: kept, created_at: clock() }
    await db
      .insertInto('outbox')
      .values(message)
      .onConflict(conflict => conflict.column('id').doNothing())
      .execute()
    const newest = db
      .selectFrom('outbox')
      .select('id')
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(OUTBOX_SIZE)
    await db.deleteFrom('outbox').where('id', 'not in', newest).execute()
  }

  return {
    mail: ({ to, ...mail }) => keep('MAIL', to, mail),
    sms: ({ to, text }) => keep('SMS', to, { text }),
    list: to =>
      (to === undefined ? messages() : messages().where('receiver', '=', to))
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(OUTBOX_SIZE)
        .execute(),
    find: id => messages().where('id', '=', id).executeTakeFirst(),
  }
}
