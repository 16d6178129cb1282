import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite'

/** Codes of SQLite for files that are no database or broken (CORRUPT, NOTADB). */
const DAMAGED = new Set([11, 26])

/** SQLite's result code, without the bits of extended codes; `undefined` for other errors. */
export const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : undefined

/** Returns true if the file is no database, or a broken one. */
export const isDamagedSqlite = (error: unknown): boolean => DAMAGED.has(sqliteCode(error) ?? 0)

/** Runs work on a file of SQLite. Its errors get the file as `path`, as those of the file system have it. */
export function onSqliteFile<Result>(file: string, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (sqliteCode(error) !== undefined) Object.assign(error as Error, { path: file })
    throw error
  }
}

/**
 * Opens a file of SQLite so that an answered write is on the disk, also after a power cut: with `synchronous = NORMAL` the last ones
 * could be gone.
 * @throws Error of SQLite with the file as `path`
 */
export const openSqlite = (file: string, options: DatabaseSyncOptions = {}): DatabaseSync =>
  onSqliteFile(file, () => {
    const database = new DatabaseSync(file, { enableForeignKeyConstraints: true, ...options })
    try {
      if (!options.readOnly) database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;')
      return database
    } catch (error) {
      database.close()
      throw error
    }
  })
