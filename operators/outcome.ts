import type { z } from 'zod'
import type { Messages } from '#locales/catalogue.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import { type Accepted, accepted, type Refused, refused } from '#platform/result.ts'

/** The key of a text below `content.refusal`. */
export type RefusalKey = keyof Messages['content']['refusal']

/** Reason of a refused operation. `data` is the stored draft after a conflict, the problems after a refused publish. */
interface Reason {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429
  readonly message: RefusalKey
  /** Fills the holes of the text; operators' own words may come in both languages. */
  readonly values?: Readonly<Record<string, string | number | BothTexts>>
  readonly data?: unknown
  /** The data as the answer to a caller of a language says it; `data` by default. */
  readonly dataIn?: (locale: Locale) => unknown
}

/** A failure the caller can act on. */
export type Refusal = Refused<Reason>

/** The result of an operation. `valueIn` is the value as the answer to a caller of a language says it; `value` by default. */
export type Outcome<Value> = (Accepted<Value> & { readonly valueIn?: (locale: Locale) => Value }) | Refusal

export const done = <Value>(value: Value, valueIn?: (locale: Locale) => Value): Outcome<Value> => ({
  ...accepted(value),
  ...(valueIn && { valueIn }),
})

export const refuse = (
  status: Reason['status'],
  message: RefusalKey,
  more: Pick<Reason, 'values' | 'data' | 'dataIn'> = {},
): Refusal => refused({ status, message, ...more })

/** Path of the first difference between input and schema, as `components.0.options`; empty for the input as a whole. */
export const problemPath = ({ issues: [issue] }: z.ZodError): string => issue?.path.join('.') ?? ''

/** Refuses input that does not fit its schema, in a text that names the field. */
export const refuseInput = (status: 400 | 422, message: RefusalKey, error: z.ZodError): Refusal =>
  refuse(status, message, { values: { path: problemPath(error) } })

/**
 * The value of an outcome, for callers that expect no refusal (seeding, tests).
 * @throws Error naming the refusal
 */
export function orThrow<Value>(outcome: Outcome<Value>): Value {
  if (outcome.ok) return outcome.value
  const { status, message, values = {}, data } = outcome.refusal
  throw new Error(`Refused: ${status} ${message} ${JSON.stringify({ ...values, data })}`)
}
