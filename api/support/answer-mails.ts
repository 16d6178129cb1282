import { createDeliveryQueue, type DeliveryStore } from '#platform/delivery-queue.ts'
import type { Database } from '../database/database.ts'
import type { MessagingServices } from '../messaging/services.ts'
import type { StoredAnswer } from './message-desk.ts'

const MINUTE_MS = 60_000
/** Mails sent in one round. */
const MOST = 50
/** Pauses between the attempts to send an answer. */
const PAUSES_MS = [2, 8, 32, 128, 512].map(minutes => minutes * MINUTE_MS)

/** Sends answers of staff to shoppers. */
export interface AnswerMails {
  readonly hasWork: (now: number) => Promise<boolean>
  /** Sends what is due. @param isMine false ends the round */
  readonly run: (now: number, isMine?: () => boolean) => Promise<void>
}

const dueAnswers = (db: Database, now: number) =>
  db
    .selectFrom('feedback_answer')
    .selectAll()
    .where('state', '=', 'READY')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .orderBy('id')

/** The table `feedback_answer` as a queue. An answer that is given up puts its message back to work. */
const mailStore = (db: Database): DeliveryStore<StoredAnswer> => ({
  due: async function* (now) {
    yield* await dueAnswers(db, now).limit(MOST).execute()
  },
  async claim(answer, { at }) {
    const { id, attempts } = answer
    const { numUpdatedRows } = await db
      .updateTable('feedback_answer')
      .set({ attempts: attempts + 1, next_at: at })
      .where('id', '=', id)
      .where('state', '=', 'READY')
      .where('attempts', '=', attempts)
      .executeTakeFirst()
    return numUpdatedRows === 1n ? answer : undefined
  },
  finish: ({ id, feedback_id: message }, end, now) =>
    db.transaction().execute(async trx => {
      await trx
        .updateTable('feedback_answer')
        .set(end === 'sent' ? { state: 'SENT', sent_at: now } : { state: 'GIVEN_UP' })
        .where('id', '=', id)
        .execute()
      if (end === 'givenUp')
        await trx
          .updateTable('feedback')
          .set(eb => ({ state: 'IN_WORK', version: eb('version', '+', 1) }))
          .where('id', '=', message)
          .execute()
    }),
})

/** Words of the shopper as mail programs show a quotation. */
const quoted = (text: string) =>
  text
    .split('\n')
    .map(line => `> ${line}`)
    .join('\n')

/** Each answer has its own id, so a mail that is sent again after a crash can be recognised. */
export function createAnswerMails(
  db: Database,
  { messaging, report }: Pick<MessagingServices, 'messaging' | 'report'>,
): AnswerMails {
  const queue = createDeliveryQueue<StoredAnswer>({
    store: mailStore(db),
    pausesMs: PAUSES_MS,
    async send({ id, feedback_id: message, subject, content }) {
      const asked = await db.selectFrom('feedback').selectAll().where('id', '=', message).executeTakeFirst()
      // The shopper was erased meanwhile.
      if (!asked) return 'withheld'
      const text = [content, '', '—', quoted(asked.content)].join('\n')
      await messaging.mail({ id, to: asked.email, subject, text })
      return 'sent'
    },
    failed: ({ feedback_id: message }, error) =>
      report(error, `The answer to message ${message} could not be sent`),
  })
  return {
    hasWork: async now => (await dueAnswers(db, now).limit(1).executeTakeFirst()) !== undefined,
    run: queue.sendDue,
  }
}
