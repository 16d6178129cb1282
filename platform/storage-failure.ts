/** SQLite's codes: read-only, an input or output error, full, cannot be opened. The low byte of extended ones. */
const SQLITE_CODES = new Set([8, 10, 13, 14])
/** Of file systems and of PostgreSQL: no space, quota, read-only; disk full, read-only transaction. */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', '53100', '25006'])

/**
 * Returns true if a write failed because the disk is full, read-only or broken. It ends when an operator makes room; meanwhile reads
 * work.
 */
export function isStorageFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('errcode' in error && SQLITE_CODES.has(Number(error.errcode) & 0xff)) return true
  if ('code' in error && CODES.has(String(error.code))) return true
  return isStorageFailure(error.cause)
}
