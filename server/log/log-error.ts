/** E-mail addresses and telephone numbers in messages. */
const EMAIL = /[^\s<>()[\]"'`,;:=/@]{1,64}@[\w.-]{1,253}\.[A-Za-z]{2,}/g
const PHONE = /\+\d{1,3}(?:[ -]?\d){6,14}/g

/** Removes e-mail addresses and telephone numbers, which errors of providers and databases often quote. */
export const withoutPeople = (text: string): string =>
  text.replace(EMAIL, '<e-mail>').replace(PHONE, '<number>')

const DEEPEST = 3
/** Properties that describe the error and contain no personal data. */
const TELLING = ['code', 'status', 'responseCode', 'errcode', 'syscall', 'constraint', 'table'] as const

/**
 * Converts an error for the log. Keeps only the properties listed here, because database and mail drivers attach rows,
 * receivers and whole messages to their errors. Source: M-283, MO-19.
 */
export function errorForLog(error: unknown, depth = 0): unknown {
  if (!(error instanceof Error))
    return typeof error === 'string' ? withoutPeople(error) : { type: typeof error }
  const own = error as Error & Readonly<Record<string, unknown>> // libraries add properties of their own
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
