/** A call that brought no answer: refused by the server, cut off, or garbled. Refusals a shopper can act on are not errors. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /**
   * The first GraphQL error's code (C-319), `SERVER_ERROR` for an answer without data (C-317), `HTTP_<status>` for one that is
   * not GraphQL at all, `TIMEOUT` or `NETWORK`.
   */
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Codes of failures that end without the client: the same call may succeed later. */
export const TEMPORARY_CODES: ReadonlySet<unknown> = new Set(['DATABASE_UNAVAILABLE', 'STORAGE_UNAVAILABLE'])

/** Returns true if a call did not reach the shop, or its answer did not come back. */
export const isConnectionError = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'NETWORK' || error.code === 'TIMEOUT')

/** Source: M-022, C-323, CO-127. */
const SESSION_OVER = new Set(['00510104', '401', '10110143', 'HTTP_401'])

/** Returns true if a call was refused because its session is over. */
export const isSessionOver = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && SESSION_OVER.has(String(error.code))
