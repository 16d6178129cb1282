import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { mailboxOf } from '../../rules/mailbox.ts'

/** Orders read at a time. */
const PART = 500

interface OrderContact {
  readonly order_head: {
    code: string
    email: string
    mailbox: string
    mobile: string
    content: string
  }
}

/** Fills in the contacts of orders that were placed before. */
async function fillContacts(db: Kysely<OrderContact>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('order_head')
      .select(['code', 'email', 'content'])
      .where('code', '>', after)
      .orderBy('code')
      .limit(PART)
      .execute()
    for (const { code, email, content } of rows) {
      const { receipt } = JSON.parse(content) as { receipt?: { mobile?: string } }
      await db
        .updateTable('order_head')
        .set({ mailbox: mailboxOf(email), mobile: receipt?.mobile ?? '' })
        .where('code', '=', code)
        .execute()
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.code
  }
}

/** Mailbox and mobile of orders: offers for a first order ask for them. */
export const orderContact: Migration = {
  async up(db) {
    await sql`alter table order_head add column mailbox text not null default ''`.execute(db)
    await sql`alter table order_head add column mobile text not null default ''`.execute(db)
    await fillContacts(db as Kysely<OrderContact>)
    await sql`create index order_head_mailbox on order_head (mailbox)`.execute(db)
    await sql`create index order_head_mobile on order_head (mobile)`.execute(db)
  },
}
