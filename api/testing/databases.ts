import { afterAll, beforeAll, describe, inject } from 'vitest'
import { type Database, openDatabase } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { freshPostgresAt } from './fresh-postgres.ts'

/** A database of the suite's own, and the SQL sent to it so far. */
export interface TestDatabase {
  readonly db: Database
  /** For a second process on the same data; an embedded database in memory has none. */
  readonly url: string
  readonly statements: string[]
}

/** The address of a fresh, empty database on the run's PostgreSQL server. */
export const freshPostgres = () => freshPostgresAt(inject('postgresStarter'))

/** Empties tables, one after the other: name those first that refer to others. */
export async function emptyTables(db: Database, ...tables: readonly (keyof Tables)[]): Promise<void> {
  for (const table of tables) await db.deleteFrom(table).execute()
}

/**
 * Runs one suite on every engine the shop supports. `open` is only usable inside tests and hooks; all tests of the suite share
 * one database per engine.
 */
export function describeOnBothDatabases(name: string, suite: (open: () => TestDatabase) => void): void {
  const engines = [
    ['SQLite', async () => 'sqlite::memory:'],
    ['PostgreSQL', freshPostgres],
  ] as const
  for (const [engine, address] of engines) {
    describe(`${name} on ${engine}`, () => {
      let opened: TestDatabase | undefined
      beforeAll(async () => {
        const statements: string[] = []
        const url = await address()
        const db = await openDatabase({ url, log: event => statements.push(event.query.sql) })
        opened = { db, url, statements }
      }, 60_000)
      afterAll(async () => opened?.db.destroy())
      suite(() => {
        if (!opened) throw new Error('The database is opened before the first test, not earlier.')
        return opened
      })
    })
  }
}
