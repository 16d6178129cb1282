import {
  FEEDBACK_FIELDS,
  type FeedbackField,
  type FeedbackProblems,
  type FeedbackTyped,
} from '#api/rules/feedback-rule.ts'

/** What the form holds, as typed. */
export function typedIn(form: HTMLFormElement): FeedbackTyped {
  const given = new FormData(form)
  const textOf = (field: FeedbackField) => {
    const value = given.get(field)
    // Browsers send line breaks as two characters; people count one.
    return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : ''
  }
  return Object.fromEntries(FEEDBACK_FIELDS.map(field => [field, textOf(field)])) as unknown as FeedbackTyped // every field is there, by construction
}

/** One field judged anew, the others as they were. Source: M-177, L-109. */
export function withJudged(
  before: FeedbackProblems,
  found: FeedbackProblems,
  field: FeedbackField,
): FeedbackProblems {
  const { [field]: _, ...others } = before
  const problem = found[field]
  return problem ? { ...others, [field]: problem } : others
}

/** The field to go to first when a form is not ready. */
export const firstProblem = (problems: FeedbackProblems): FeedbackField | undefined =>
  FEEDBACK_FIELDS.find(field => field in problems)

/** What was typed and not taken yet, for as long as the tab shows this page: the form may be closed on purpose, or by a send that failed. */
let unsent: Partial<FeedbackTyped> = {}

export const unsentText = (field: FeedbackField): string => unsent[field] ?? ''
export function keepUnsent(form: HTMLFormElement): void {
  unsent = typedIn(form)
}
/** The message was taken. */
export function forgetUnsent(): void {
  unsent = {}
}
