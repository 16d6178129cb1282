import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process works in this data folder; the message says so to its operator. */
export class DataFolderInUse extends Error {
  constructor(directory: string) {
    super(
      `DATA_DIR: another Cairn is at work in ${directory}. Stop that one first, or name another folder for this one.`,
    )
  }
}

const SQLITE_BUSY = 5

/** Kept reachable: what nobody holds is collected, and its lock with it. */
const held = new Set<DatabaseSync>()

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/**
 * Makes a data folder this process's own: pages, operators and the list of releases live in its memory, and two processes would
 * write over each other. What is held is a lock of the operating system on `lock.db`, by way of SQLite: it is gone with the
 * process, however that ended, so nothing is left to be cleared away by hand. The file itself stays and says nothing.
 *
 * @returns gives the folder free
 * @throws DataFolderInUse while another process, or another shop of this one, holds it
 */
export function lockDataFolder(directory: string): () => void {
  mkdirSync(directory, { recursive: true })
  const database = new DatabaseSync(join(directory, 'lock.db'))
  try {
    // Nothing is ever written, so nothing has to be undone after a crash.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    throw isBusy(error) ? new DataFolderInUse(directory) : error
  }
  held.add(database)
  return () => {
    if (held.delete(database)) database.close()
  }
}
