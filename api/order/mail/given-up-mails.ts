import type { Database } from '../../database/database.ts'

/** Attempts of a mail that was not sent on purpose: to an address without proof, above its bounds. */
const WITHHELD_ATTEMPTS = 1

/** Mails that the provider did not accept in time. One that was withheld had a single attempt and is none of them. */
export const givenUpMails = (db: Database) =>
  db.selectFrom('order_mail').where('state', '=', 'GIVEN_UP').where('attempts', '>', WITHHELD_ATTEMPTS)

/** Queues mails of an order that were given up, as new ones. */
export type MailsAgain = (orderCode: string, now: number) => Promise<void>

export const createMailsAgain =
  (db: Database): MailsAgain =>
  async (orderCode, now) => {
    await db
      .updateTable('order_mail')
      .set({ state: 'READY', attempts: 0, created_at: now, next_at: now })
      .where('order_code', '=', orderCode)
      .where('state', '=', 'GIVEN_UP')
      .where('attempts', '>', WITHHELD_ATTEMPTS)
      .execute()
  }
