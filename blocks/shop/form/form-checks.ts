import type { FormState, OpenForm } from './form-state.ts'
import { type FormValues, without } from './form-values.ts'

/** Returns true for a button or a link. Pressing one leaves the field, and a message must not move it away under the pointer. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a') !== null

/** Judges the fields of a form. */
export function createFormChecks<Values extends FormValues, Problem extends string>(
  form: OpenForm<Values, Problem>,
) {
  type Name = keyof Values & string
  const { store, change, read, settings, show } = form

  return {
    /** Judges all fields without sending, for a form that is one part of several: its values, or `undefined` when one is wrong. */
    check: (): Values | undefined => {
      const { validate, texts } = settings()
      const seen = read()
      const problems = validate(seen)
      const count = Object.keys(problems).length
      if (count === 0) change({ seen, problems, refused: {}, notice: '' })
      else show({ seen, problems, notice: texts.check?.(count) ?? '' })
      return count === 0 ? seen : undefined
    },
    /** A message goes as soon as it is no longer true; new ones wait until the field is left. */
    follow: (name: string) => {
      const { validate, draft } = settings()
      const seen = read()
      const found = validate(seen)
      store.set(before => {
        const kept = (Object.entries(before.problems) as [Name, Problem][]).filter(
          ([field, problem]) => found[field] === problem,
        )
        return {
          ...before,
          seen,
          problems: Object.fromEntries(kept) as FormState<Values, Problem>['problems'],
          refused: without(before.refused, name),
          notice: kept.length === 0 ? '' : before.notice,
        }
      })
      draft?.set(seen)
    },
    /** Judges a field that is left. */
    judge: (name: string, next: EventTarget | null) => {
      if (isControl(next)) return
      const { validate, judgesEmptyFields = false } = settings()
      const present = read()
      const problem = validate(present)[name]
      // Leaving the form altogether is no answer yet.
      if (problem && present[name] === '' && !form.holds(next) && !judgesEmptyFields) return
      // Parts of one question (the choices of a row) are left together.
      if (next instanceof Element && next.getAttribute('name') === name) return
      store.set(before => ({
        ...before,
        problems: { ...without(before.problems, name), ...(problem && { [name]: problem }) },
      }))
    },
    /** Points out what one button of the form needs, such as the address a code goes to. */
    point: (name: Name, problem: Problem) => {
      const { problems, refused } = store.get()
      show({ problems: { ...problems, [name]: problem }, refused })
    },
  }
}
