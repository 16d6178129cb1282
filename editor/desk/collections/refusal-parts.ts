import type { FieldClash, FieldProblem } from '#desk/collections/record-shapes.ts'
import { ContentError } from '#operators/client/call.ts'

/** Parts of a refused save that forms show at their fields. */
export function refusalParts(error: Error | null) {
  const data: unknown = error instanceof ContentError ? error.data : undefined
  const { clashes = [], problems = [] } = Object(data) as {
    readonly clashes?: readonly FieldClash[]
    readonly problems?: readonly FieldProblem[]
  }
  return { clashes, problems }
}
