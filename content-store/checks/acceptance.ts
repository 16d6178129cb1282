import type { StoredPage } from '../stored/page.ts'
import { CHECKS } from '#blocks/page/checks/check.ts'
import { z } from 'zod'
import type { AcceptedWarning, Acceptance, PublishProblem, WarningRef } from '../client/types.ts'
import { warningId, warningRef } from '../client/warning-ref.ts'

const refSchema = z.object({
  problem: z.enum(CHECKS),
  blockId: z.string().max(64),
  path: z.string().max(300),
  detail: z.string().max(2000),
})

/** A request to publish; without `accepted` no warning is taken. */
export const releaseSchema = z.object({
  revision: z.int().min(1),
  accepted: z.union([z.literal('all'), z.array(refSchema).max(5000)]).default([]),
})
export const publishSchema = releaseSchema.extend({
  /** The page in the other language, to go live with this one. */
  other: releaseSchema.optional(),
})

/** Warnings that the newest release went live with, campaigns aside: they need not be asked about again. */
const takenBefore = ({ releases }: Pick<StoredPage, 'releases'>) =>
  new Map(
    (releases.findLast(({ campaign }) => campaign === undefined)?.accepted ?? []).map(taken => [
      warningId(taken),
      taken,
    ]),
  )

/** Problems, with the operator who took the same warning for the newest release. */
export function withAcceptance(
  problems: readonly PublishProblem[],
  page: Pick<StoredPage, 'releases'>,
): PublishProblem[] {
  const before = takenBefore(page)
  return problems.map(problem => {
    const ref = warningRef(problem)
    const taken = ref && before.get(warningId(ref))
    return taken ? { ...problem, acceptedBy: taken.by } : problem
  })
}

interface AcceptanceResult {
  /** Warnings that still ask. */
  readonly open: readonly PublishProblem[]
  /** All that the page goes live with, and who took each first. */
  readonly accepted: readonly AcceptedWarning[]
}

/** Which warnings an acceptance takes. */
export function applyAcceptance(
  problems: readonly PublishProblem[],
  acceptance: Acceptance,
  page: Pick<StoredPage, 'releases'>,
  { by, at }: Pick<AcceptedWarning, 'by' | 'at'>,
): AcceptanceResult {
  const before = takenBefore(page)
  const now = new Set(acceptance === 'all' ? [] : acceptance.map(warningId))
  const isTaken = (ref: WarningRef) =>
    acceptance === 'all' || now.has(warningId(ref)) || before.has(warningId(ref))
  const found = problems.flatMap(problem => {
    const ref = warningRef(problem)
    return ref ? [{ problem, ref }] : []
  })
  return {
    open: found.flatMap(({ problem, ref }) => (isTaken(ref) ? [] : [problem])),
    accepted: found
      .map(({ ref }) => ref)
      .filter(isTaken)
      .map(ref => before.get(warningId(ref)) ?? { ...ref, by, at }),
  }
}
