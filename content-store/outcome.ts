import type { Messages } from '#locales/catalogue.ts'

/** Names a text `content.refusal.<key>`. */
export type RefusalKey = keyof Messages['content']['refusal']

/** Something the caller can act on. `data` is the stored draft of a conflict, the problems of a refused publish. */
export interface Refusal {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429
  readonly message: RefusalKey
  /** Fills the holes of the text. */
  readonly values?: Readonly<Record<string, string | number>>
  readonly data?: unknown
}

/** What a domain function answers: refusals are values, surprises are thrown. */
export type Outcome<Data> = { readonly status: 200; readonly data: Data } | Refusal

export const done = <Data>(data: Data): Outcome<Data> => ({ status: 200, data })

export const refuse = (
  status: Refusal['status'],
  message: RefusalKey,
  more: Pick<Refusal, 'values' | 'data'> = {},
): Refusal => ({ status, message, ...more })

/**
 * The data of an outcome, for callers that expect no refusal (seeding, tests).
 * @throws Error that names the refusal
 */
export function orThrow<Data>(outcome: Outcome<Data>): Data {
  if (outcome.status === 200) return outcome.data
  const { status, message, values = {}, data } = outcome
  throw new Error(`refused: ${status} ${message} ${JSON.stringify({ ...values, data })}`)
}
