import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { openDatabase } from './database.ts'

describeOnBothDatabases('the database', open => {
  test('counts and large integers come back as numbers', async () => {
    const { db } = open()
    await db.updateTable('catalogue_version').set({ version: 8_000_000_000_000 }).execute()
    const row = await db.selectFrom('catalogue_version').select('version').executeTakeFirstOrThrow()
    const { count } = await db
      .selectFrom('catalogue_version')
      .select(sql<number>`count(*)`.as('count'))
      .executeTakeFirstOrThrow()
    expect(row.version).toBe(8_000_000_000_000)
    expect(count).toBe(1)
  })

  test('a failed transaction leaves nothing', async () => {
    const { db } = open()
    const label = { code: 'x', front_name: '{}', description: '{}' }
    const attempt = db.transaction().execute(async trx => {
      await trx.insertInto('label').values(label).execute()
      throw new Error('stop')
    })
    await expect(attempt).rejects.toThrow('stop')
    expect(await db.selectFrom('label').selectAll().execute()).toHaveLength(0)
  })
})

test('an address of another kind is refused without showing it', async () => {
  await expect(openDatabase({ url: 'mysql://root:secret@host/db' })).rejects.toThrow(
    /^The database address must/,
  )
})
