/** What may be said of people in a message: addresses and numbers they can be reached at. */
const EMAIL = /[^\s<>()[\]"'`,;:=/@]{1,64}@[\w.-]{1,253}\.[A-Za-z]{2,}/g
const PHONE = /\+\d{1,3}(?:[ -]?\d){6,14}/g

/** A text for the log: providers and databases quote whom a message was for. */
export const withoutPeople = (text: string): string =>
  text.replace(EMAIL, '<e-mail>').replace(PHONE, '<number>')

const DEEPEST = 3
/** Properties that say what went wrong, and nothing of whom it was about. */
const TELLING = ['code', 'status', 'responseCode', 'errcode', 'syscall', 'constraint', 'table'] as const

/**
 * An error as it is logged. Only what is named here is written: drivers of databases and mail hang rows, receivers and
 * whole letters on their errors. Source: M-283, MO-19.
 */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error))
    return typeof error === 'string' ? withoutPeople(error) : { type: typeof error }
  const own = error as Error & Readonly<Record<string, unknown>> // errors carry what their makers like
  const telling = TELLING.flatMap(name => {
    const value = own[name]
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : []
  })
  return {
    type: error.name,
    message: withoutPeople(error.message),
    ...Object.fromEntries(telling),
    stack: withoutPeople(error.stack ?? ''),
    ...(error.cause !== undefined && depth < DEEPEST && { cause: errorForLog(error.cause, depth + 1) }),
    ...(error instanceof AggregateError &&
      depth < DEEPEST && { errors: error.errors.map(each => errorForLog(each, depth + 1)) }),
  }
}
