import type { ExecutionResult } from 'graphql'
import type { Context } from '../context.ts'
import type { PreparedOperation } from './documents.ts'

/** Runs operations; answers that are not personal are cached with the view they were made from. */
export interface AnswerCache {
  readonly run: (
    operation: PreparedOperation,
    context: Context,
    variables: Readonly<Record<string, unknown>>,
  ) => ExecutionResult | Promise<ExecutionResult>
  /** An answer as JSON; that of a kept answer is made once. */
  readonly bodyOf: (result: ExecutionResult) => string
}

/** Variables longer than this are not worth comparing (characters). */
const MAX_KEY_LENGTH = 4000
/** Memory of an answer and its body per character of the body. Measured: 3.0 for lists in English; Chinese takes more. */
const BYTES_PER_CHARACTER = 4
/** Bodies longer than this are serialised each time (characters). */
const MAX_BODY_LENGTH = 100_000

/**
 * A catalogue view is one catalogue version, language, audience and period without a price change. A new view starts with an
 * empty cache, so nothing here can be stale. `productByCodeNoCache` reads the request and is therefore never cached (C-347).
 * Cached answers must not be changed.
 *
 * @param isKeeping false to compute every answer again
 */
export function createAnswerCache({ isKeeping = true } = {}): AnswerCache {
  const identities = new WeakMap<PreparedOperation, number>()
  const bodies = new WeakMap<ExecutionResult, string>()
  let last = 0
  const identityOf = (operation: PreparedOperation) => {
    const known = identities.get(operation)
    if (known !== undefined) return known
    last += 1
    identities.set(operation, last)
    return last
  }

  const bodyOf = (result: ExecutionResult) => bodies.get(result) ?? JSON.stringify(result)

  return {
    run(operation, context, variables) {
      if (!isKeeping || operation.kind !== 'query') return operation.run(context, variables)
      const key = `${identityOf(operation)} ${JSON.stringify(variables)}`
      const { answers } = context.view
      const kept = answers.get(key)
      if (kept) return kept
      const result = operation.run(context, variables)
      // An answer that took a promise used the database; what has errors is cheap to find out again, and they carry a request's id.
      const isLasting =
        !(result instanceof Promise) &&
        result.errors === undefined &&
        !context.isPersonal() &&
        !context.skipsCache()
      if (!isLasting || key.length > MAX_KEY_LENGTH) return result
      const body = JSON.stringify(result)
      if (body.length <= MAX_BODY_LENGTH) bodies.set(result, body)
      answers.set(key, result, (key.length + body.length) * BYTES_PER_CHARACTER)
      return result
    },
    bodyOf,
  }
}
