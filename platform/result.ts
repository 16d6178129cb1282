/**
 * A value, or the refusal that says why there is none. Refusals are failures a caller can act on; unexpected errors are thrown.
 * GraphQL says refusals as `userErrors`. Source: decision 103.
 */
export type Result<Value, Refusal> = Accepted<Value> | Refused<Refusal>

export interface Accepted<Value> {
  readonly ok: true
  readonly value: Value
}

export interface Refused<Refusal> {
  readonly ok: false
  readonly refusal: Refusal
}

export const accepted = <Value>(value: Value): Accepted<Value> => ({ ok: true, value })

export const refused = <const Refusal>(refusal: Refusal): Refused<Refusal> => ({ ok: false, refusal })

/** The result with another value; a refusal stays as it is. */
export const mapResult = <From, To, Refusal>(
  result: Result<From, Refusal>,
  to: (value: From) => To,
): Result<To, Refusal> => (result.ok ? accepted(to(result.value)) : result)
