import { MAX_PLANS, type PlanRefusal, type PlanStepRefusal } from '#api/catalogue/changes/planned-sets.ts'
import type { UndoRefusal } from '#api/catalogue/changes/undo-set.ts'
import type { ImportProblem } from '#api/catalogue/format/file-facts.ts'
import { problemText } from '#api/rules/catalogue-problem.ts'
import type { Locale } from '#locales/locale.ts'
import { type Refusal, refuse } from '#operators/outcome.ts'
import type { FieldProblem } from '../collections/record-shapes.ts'

/** Problems as screens know them, in the language of the caller. */
export const worded = (
  problems: readonly ImportProblem[],
  codes: readonly string[],
  locale: Locale,
): readonly FieldProblem[] =>
  problems.map(problem => ({
    code: codes[problem.line - 1] ?? '',
    path: problem.path,
    message: problemText(problem, locale),
  }))

/** Why nothing was saved, with what screens need to go on. */
export function refusalOf(
  refusal: PlanRefusal | PlanStepRefusal | UndoRefusal,
  codes: readonly string[],
): Refusal {
  switch (refusal.reason) {
    case 'clash':
      return refuse(409, 'recordClash', { data: { clashes: refusal.clashes } })
    case 'problems': {
      const { problems } = refusal
      return refuse(422, 'recordProblems', {
        values: { count: problems.length },
        data: { problems },
        dataIn: locale => ({ problems: worded(problems, codes, locale) }),
      })
    }
    case 'used':
      return refuse(409, 'recordUsed', { values: { count: refusal.count }, data: { uses: refusal.uses } })
    case 'exists':
      return refuse(409, 'recordExists', { values: { code: refusal.code } })
    case 'gone':
      return refuse(404, 'recordGone')
    case 'past':
      return refuse(422, 'planPast')
    case 'manyPlans':
      return refuse(409, 'manyPlans', { values: { max: MAX_PLANS } })
    case 'planGone':
      return refuse(404, 'planGone')
    case 'planNewer':
      return refuse(409, 'planNewer')
    case 'unknown':
      return refuse(404, 'changeNotFound')
    case 'large':
      return refuse(409, 'undoLarge')
    case 'newer':
      return refuse(409, 'undoNewer')
    case 'foreign':
      return refuse(409, 'undoForeign')
    case 'removal':
      return refuse(403, 'undoRemoval')
    case 'stock':
      return refuse(409, 'undoStock')
  }
}
