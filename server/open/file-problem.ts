import { basename } from 'node:path'
import { isDamagedSqlite, sqliteCode } from '#platform/database/sqlite-file.ts'

const DISK_FULL = 'its disk is full. Make room there, or set DATA_DIR to another folder.'
const READ_ONLY = 'its disk or the file is read-only. Make it writable, or set DATA_DIR to another folder.'
const NOT_ALLOWED =
  'this user is not allowed to read and write it. DATA_DIR and everything in it must belong to the user that runs the shop.'
const DISK_FAULT = 'its disk reports an error. Check the disk, and restore the file from a backup.'
const IN_USE = 'another program uses it. Stop that program, and start again.'

/** Reasons for errors of the file system, and what to do. */
const FILE_SYSTEM: Readonly<Record<string, string>> = {
  ENOSPC: DISK_FULL,
  EDQUOT: DISK_FULL,
  EROFS: READ_ONLY,
  EACCES: NOT_ALLOWED,
  EPERM: NOT_ALLOWED,
  EIO: DISK_FAULT,
  EBUSY: IN_USE,
  EISDIR: 'a folder has the name of this file. Move the folder away, and start again.',
  ENOTDIR: 'a file has the name of a folder. Move the file away, and start again.',
  EEXIST: 'a file has the name of this folder. Move the file away, and start again.',
  ELOOP: 'its links lead in a circle. Correct them, and start again.',
  EMFILE: 'this process has too many open files. Raise the limit (ulimit -n), and start again.',
  ENFILE: 'this machine has too many open files. Stop other programs, and start again.',
}

/** Reasons for errors of SQLite, by its result code. */
const SQLITE: Readonly<Record<number, string>> = {
  3: NOT_ALLOWED,
  5: IN_USE,
  8: READ_ONLY,
  10: DISK_FAULT,
  13: DISK_FULL,
  14: 'it cannot be opened. It must be a file, in a folder that exists, which the user that runs the shop may read and write.',
}

/** Describes a damaged or unusable file as a message for operators; `undefined` for errors of other kinds. */
export function fileProblem(error: Error): string | undefined {
  const file = 'path' in error && typeof error.path === 'string' ? error.path : undefined
  const code = sqliteCode(error)
  if (code !== undefined && file !== undefined) {
    const name = basename(file)
    if (isDamagedSqlite(error))
      return `DATA_DIR: ${file} is damaged: ${error.message}. Restore it from a backup. Without one, move ${name}, ${name}-wal and ${name}-shm away: the next start makes an empty one.`
    const reason = SQLITE[code]
    return reason && `DATA_DIR: ${file} cannot be used (${error.message}): ${reason}`
  }
  if (!('code' in error && 'syscall' in error)) return undefined
  const reason = FILE_SYSTEM[String(error.code)]
  return reason && `${file ?? 'A file'} cannot be used (${String(error.code)}): ${reason}`
}
