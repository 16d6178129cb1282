import { createDeliveryQueue, type DeliveryStore } from '#platform/delivery-queue.ts'
import type { Database } from '../database/database.ts'
import type { MailFooter } from '../messaging/mail-footer.ts'
import type { MessagingServices } from '../messaging/services.ts'
import { answerLetter } from './answer-letter.ts'
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

/** Each answer has its own id, so a mail that is sent again after a crash can be recognised. */
export function createAnswerMails(
  db: Database,
  {
    messaging,
    mailFooter,
    report,
  }: Pick<MessagingServices, 'messaging' | 'report'> & { readonly mailFooter: Pick<MailFooter, 'href'> },
): AnswerMails {
  const queue = createDeliveryQueue<StoredAnswer>({
    store: mailStore(db),
    pausesMs: PAUSES_MS,
    async send(answer) {
      const asked = await db
        .selectFrom('feedback')
        .selectAll()
        .where('id', '=', answer.feedback_id)
        .executeTakeFirst()
      // The shopper was erased meanwhile.
      if (!asked) return 'withheld'
      await messaging.mail(answerLetter(answer, asked, mailFooter))
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
