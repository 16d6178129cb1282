import type { FieldProblem } from '#desk/collections/record-shapes.ts'
import type { RefusedValue } from '../../form/inspector/use-problems.ts'

/** A refused value of one product. */
export interface ProductFinding extends RefusedValue {
  readonly code: string
}

/** Refused values by the field of a product that they are in. */
export type Findings = ReadonlyMap<string, readonly ProductFinding[]>

export const NO_FINDINGS: readonly ProductFinding[] = []

export const findingsOf = (problems: readonly FieldProblem[]): Findings =>
  Map.groupBy(
    problems.map(({ code, path, message }): ProductFinding => ({ code, path, message, problem: 'refused' })),
    ({ path }) => path.split('.')[0] ?? '',
  )
