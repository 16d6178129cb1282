import { randomBytes } from 'node:crypto'
import { accessSync, chmodSync, constants, mkdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDamagedSqlite, sqliteCode } from '#platform/database/sqlite-file.ts'
import { readText, writeDurably } from '#platform/durable-file.ts'

/** Another process uses this data folder. The message is for operators. */
export class DataFolderInUse extends Error {
  constructor(directory: string) {
    super(
      `DATA_DIR: another Cairn process uses ${directory}. Stop that process first, or set DATA_DIR to another folder.`,
    )
  }
}

/** The data folder cannot be written. The message is for operators. */
export class DataFolderNotWritable extends Error {
  constructor(directory: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `DATA_DIR: ${directory} cannot be written (${reason}). Check that its disk is not read-only or full and that this user may write to it, or set DATA_DIR to another folder.`,
      { cause },
    )
  }
}

/** The lock file is no file of SQLite any more. It holds no data; told apart from the shop's database, which does. */
export class DamagedLock extends Error {
  constructor(file: string, cause: unknown) {
    super(
      `DATA_DIR: ${file} is damaged. It holds no data: make sure that no other Cairn process uses the folder, delete this file alone, and start again.`,
      { cause },
    )
  }
}

const SQLITE_BUSY = 5
/** Keeps the databases reachable: a collected database would release its lock. */
const held = new Set<DatabaseSync>()

/** Why the lock could not be taken. */
function lockProblem(error: unknown, directory: string): unknown {
  const code = sqliteCode(error)
  if (code === SQLITE_BUSY) return new DataFolderInUse(directory)
  if (isDamagedSqlite(error)) return new DamagedLock(join(directory, LOCK_FILE), error)
  return code === undefined ? error : new DataFolderNotWritable(directory, error)
}

const LOCK_FILE = 'lock.db'

/**
 * Creates the data folder for this user alone: it holds addresses of members and hashes of passwords. Files and folders that this
 * process creates from now on are its user's alone too (0600 and 0700), those of SQLite included; an existing folder is closed.
 */
function keepPrivate(directory: string): void {
  process.umask(0o077)
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 })
    if (process.platform !== 'win32') chmodSync(directory, 0o700)
    accessSync(directory, constants.W_OK)
  } catch (error) {
    throw new DataFolderNotWritable(directory, error)
  }
}

/**
 * Locks a data folder for this process. Pages, operators and the list of releases are held in memory, so two processes would
 * overwrite each other's changes. The lock is the operating system's, on `lock.db`, taken through SQLite: it ends with the
 * process, even after a crash. The file itself stays and is empty.
 *
 * @returns a function that releases the lock
 * @throws DataFolderInUse while another process, or another shop of this process, holds the lock
 * @throws DataFolderNotWritable on a read-only disk, DamagedLock where `lock.db` is no database
 */
export function lockDataFolder(directory: string): () => void {
  keepPrivate(directory)
  const database = new DatabaseSync(join(directory, LOCK_FILE), { open: false })
  try {
    database.open()
    // Nothing is ever written, so a crash leaves nothing to undo.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    if (database.isOpen) database.close()
    throw lockProblem(error, directory)
  }
  held.add(database)
  return () => {
    if (held.delete(database)) database.close()
  }
}

/**
 * The signing secret: the setting's, otherwise the one created at the first start and kept in the data folder. One that a power cut
 * left empty is made again; links signed before are void.
 */
export async function readSecret(directory: string, given: string | undefined): Promise<string> {
  if (given) return given
  const file = join(directory, 'secret')
  await mkdir(directory, { recursive: true })
  const stored = (await readText(file))?.trim()
  if (stored) return stored
  const fresh = randomBytes(32).toString('base64url')
  await writeDurably(file, fresh, { mode: 0o600 })
  return fresh
}
