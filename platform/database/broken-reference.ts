/**
 * Returns true for a row that could not be written because the row it refers to is gone: deleted by a transaction that ended
 * while the statement waited. SQLite has one writer at a time, so only PostgreSQL says this of a row that was there.
 */
export const isBrokenReference = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23503'
