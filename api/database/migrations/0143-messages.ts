import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

interface SignUp {
  readonly email: string
  readonly source: string
  readonly created_at: number
  readonly ended_at: number | null
}

/** States of messages to customer service and their answers; ids of sign-ups to the newsletter, and what became of them. */
export const messageDeskTables: Migration = {
  async up(db) {
    await db.schema
      .alterTable('feedback')
      .addColumn('state', 'text', column => column.notNull().defaultTo('NEW'))
      .execute()
    await db.schema
      .alterTable('feedback')
      .addColumn('version', 'integer', column => column.notNull().defaultTo(1))
      .execute()
    await db.schema.alterTable('feedback').addColumn('handled_at', 'bigint').execute()
    await db.schema.alterTable('feedback').addColumn('handled_by', 'text').execute()
    await db.schema
      .createIndex('feedback_by_state')
      .on('feedback')
      .columns(['state', 'created_at', 'id'])
      .execute()
    await db.schema.createIndex('feedback_latest').on('feedback').columns(['created_at', 'id']).execute()
    await sql`create index feedback_of_email on feedback (lower(email), created_at, id)`.execute(db)

    await db.schema
      .createTable('feedback_answer')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('feedback_id', 'text', column => column.notNull().references('feedback.id'))
      .addColumn('made_at', 'bigint', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('attempts', 'integer', column => column.notNull())
      .addColumn('next_at', 'bigint', column => column.notNull())
      .addColumn('sent_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('feedback_answer_of_message')
      .on('feedback_answer')
      .columns(['feedback_id', 'made_at', 'id'])
      .execute()
    await db.schema
      .createIndex('feedback_answer_due')
      .on('feedback_answer')
      .columns(['state', 'next_at', 'id'])
      .execute()

    await db.schema
      .alterTable('sign_up')
      .addColumn('id', 'text', column => column.notNull().defaultTo(''))
      .execute()
    await db.schema
      .createTable('sign_up_event')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('happened_at', 'bigint', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('source', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('sign_up_event_of_email')
      .on('sign_up_event')
      .columns(['email', 'happened_at', 'id'])
      .execute()
    const signUps = await sql<SignUp>`select email, source, created_at, ended_at from sign_up`.execute(db)
    for (const { email, source, created_at: joined, ended_at: left } of signUps.rows) {
      await sql`update sign_up set id = ${randomUUID()} where email = ${email}`.execute(db)
      await sql`insert into sign_up_event (id, email, happened_at, kind, source)
        values (${randomUUID()}, ${email}, ${joined}, 'JOINED', ${source})`.execute(db)
      if (left !== null)
        await sql`insert into sign_up_event (id, email, happened_at, kind, source)
          values (${randomUUID()}, ${email}, ${left}, 'LEFT', 'BEFORE')`.execute(db)
    }
    await db.schema.createIndex('sign_up_id').on('sign_up').column('id').unique().execute()
    await db.schema.createIndex('sign_up_latest').on('sign_up').columns(['created_at', 'id']).execute()
  },
}
