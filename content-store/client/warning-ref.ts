import { CHECKS } from '#blocks/page/checks/check.ts'
import type { PublishProblem, WarningRef } from './types.ts'

/** The warning a problem is, as a publication takes it; `undefined` for an error. */
export function warningRef({
  severity,
  problem,
  blockId,
  path,
  detail = '',
}: PublishProblem): WarningRef | undefined {
  const code = CHECKS.find(each => each === problem)
  return severity === 'warning' && code ? { problem: code, blockId, path, detail } : undefined
}

/** Tells warnings of one page apart. */
export const warningId = ({ problem, blockId, path, detail }: WarningRef) =>
  JSON.stringify([problem, blockId, path, detail])
