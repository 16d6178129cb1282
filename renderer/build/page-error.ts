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

/** The status an error names, 500 by default. Source: L-132, LO-07. */
export const statusOf = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'status' in error && isErrorStatus(error.status)
    ? error.status
    : 500
