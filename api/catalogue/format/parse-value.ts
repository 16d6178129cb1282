import { accepted, refused, type Result } from '#platform/result.ts'
import type { z } from 'zod'
import { type CatalogueProblem, problemOfValue } from '../../rules/catalogue-problem.ts'

/** Problem of a value inside another. `path` is joined by dots; empty for the whole value. */
export type ValueProblem = CatalogueProblem & { readonly path: string }

/** Parses a value by a schema whose checks name keys, or says what is wrong with it, by key. */
export function parseValue<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Result<z.output<Schema>, readonly ValueProblem[]> {
  const { data, error } = schema.safeParse(value, { reportInput: true })
  return error
    ? refused(error.issues.map(issue => ({ path: issue.path.join('.'), ...problemOfValue(issue) })))
    : accepted(data)
}
