import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process uses this data folder. The message is for operators. */
export class DataFolderInUse extends Error {
  constructor(directory: string) {
    super(
      `DATA_DIR: another Cairn process uses ${directory}. Stop that process first, or set DATA_DIR to another folder.`,
    )
  }
}

const SQLITE_BUSY = 5

/** Keeps the databases reachable: a collected database would release its lock. */
const held = new Set<DatabaseSync>()

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/**
 * Creates the data folder for this user alone: it holds addresses of members and hashes of passwords. Files and folders that this
 * process creates from now on are its user's alone too (0600 and 0700), those of SQLite included; an existing folder is closed.
 */
function keepPrivate(directory: string): void {
  process.umask(0o077)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  if (process.platform !== 'win32') chmodSync(directory, 0o700)
}

/**
 * Locks a data folder for this process. Pages, operators and the list of releases are kept in memory, so two processes would
 * overwrite each other's changes. The lock is the operating system's, on `lock.db`, taken through SQLite: it ends with the
 * process, even after a crash. The file itself stays and is empty.
 *
 * @returns a function that releases the lock
 * @throws DataFolderInUse while another process, or another shop of this process, holds the lock
 */
export function lockDataFolder(directory: string): () => void {
  keepPrivate(directory)
  const database = new DatabaseSync(join(directory, 'lock.db'))
  try {
    // Nothing is ever written, so a crash leaves nothing to undo.
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

/** The signing secret: the setting's, otherwise the one created at the first start and kept in the data folder. */
export async function readSecret(directory: string, given: string | undefined): Promise<string> {
  if (given) return given
  const file = join(directory, 'secret')
  await mkdir(directory, { recursive: true })
  const fresh = randomBytes(32).toString('base64url')
  try {
    await writeFile(file, fresh, { flag: 'wx', mode: 0o600 })
    return fresh
  } catch {
    return (await readFile(file, 'utf8')).trim()
  }
}
