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
