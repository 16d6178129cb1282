import { onTestFinished } from 'vitest'
import { openDatabase } from '#api/database/database.ts'
import { freshPostgres } from '#api/testing/databases.ts'
import { createChangeFeed } from '../postgres/change-feed.ts'
import { migrateContent } from '../postgres/migrations.ts'
import type { ContentTables } from '../postgres/tables.ts'

/** A fresh database. Each call of what it gives opens it as another process would. */
export async function openTables() {
  const url = await freshPostgres()
  return async () => {
    const database = await openDatabase({ url })
    onTestFinished(() => database.destroy())
    const db = database.$extendTables<ContentTables>()
    await migrateContent(db)
    const feed = await createChangeFeed(db, {
      report: error => {
        throw error
      },
    })
    return { db, feed, url }
  }
}
