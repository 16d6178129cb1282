import type { z } from 'zod'
import type { Messages } from '#locales/catalogue.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'

/** The key of a text below `content.refusal`. */
export type RefusalKey = keyof Messages['content']['refusal']

/** A failure the caller can act on. `data` is the stored draft after a conflict, the problems after a refused publish. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429
  readonly message: RefusalKey
  /** Fills the holes of the text; operators' own words may come in both languages. */
  readonly values?: Readonly<Record<string, string | number | BothTexts>>
  readonly data?: unknown
  /** The data as the answer to a caller of a language says it; `data` by default. */
  readonly dataIn?: (locale: Locale) => unknown
}

/** The result of an operation. Refusals are values; unexpected errors are thrown. */
export type Outcome<Data> =
  | { readonly status: 200; readonly data: Data; readonly dataIn?: (locale: Locale) => Data }
  | Refusal

/** @param dataIn the data as the answer to a caller of a language says it; `data` by default */
export const done = <Data>(data: Data, dataIn?: (locale: Locale) => Data): Outcome<Data> => ({
  status: 200,
  data,
  ...(dataIn && { dataIn }),
})

export const refuse = (
  status: Refusal['status'],
  message: RefusalKey,
  more: Pick<Refusal, 'values' | 'data' | 'dataIn'> = {},
): Refusal => ({ status, message, ...more })

/** Path of the first difference between input and schema, as `components.0.options`; empty for the input as a whole. */
export const problemPath = ({ issues: [issue] }: z.ZodError): string => issue?.path.join('.') ?? ''

/** Refuses input that does not fit its schema, in a text that names the field. */
export const refuseInput = (status: 400 | 422, message: RefusalKey, error: z.ZodError): Refusal =>
  refuse(status, message, { values: { path: problemPath(error) } })

/** The outcome with other data; a refusal stays as it is. */
export const mapOutcome = <From, To>(outcome: Outcome<From>, to: (data: From) => To): Outcome<To> =>
  outcome.status === 200 ? done(to(outcome.data)) : outcome

/**
 * The data of an outcome, for callers that expect no refusal (seeding, tests).
 * @throws Error naming the refusal
 */
export function orThrow<Data>(outcome: Outcome<Data>): Data {
  if (outcome.status === 200) return outcome.data
  const { status, message, values = {}, data } = outcome
  throw new Error(`Refused: ${status} ${message} ${JSON.stringify({ ...values, data })}`)
}
