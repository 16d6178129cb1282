import { TEMPORARY_CODES } from '#api/client/api-error.ts'
import { isLostConnection, RETRY_AFTER } from '#platform/database/lost-connection.ts'

/** A page that cannot be shown, and the status of its error page. Source: L-132. */
export class PageError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

const isErrorStatus = (status: unknown): status is number =>
  typeof status === 'number' && Number.isInteger(status) && status >= 400 && status <= 599

const isTemporary = (error: unknown): boolean =>
  isLostConnection(error) || (error instanceof Error && 'code' in error && TEMPORARY_CODES.has(error.code))

/** The status that an error names; 503 while the database does not answer, otherwise 500. Source: L-132, LO-07. */
export const statusOf = (error: unknown): number => (isTemporary(error) ? 503 : namedStatus(error))

const namedStatus = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && isErrorStatus(error.status)
    ? error.status
    : 500

/** Headers of an error page besides those of every page. */
export const errorHeaders = (status: number): Record<string, string> =>
  status === 503 ? { 'Retry-After': RETRY_AFTER } : {}
