import { ApiError } from '#api/client/api-error.ts'
import { createFormAnswers } from './form-answers.ts'
import { createFormChecks } from './form-checks.ts'
import { createFormState, type FormSettings } from './form-state.ts'
import type { FormValues } from './form-values.ts'

/**
 * The form kit without React: the fields belong to the browser, so autofill and typing before hydration count. Fields are
 * judged when they are left and when the form is sent; the first wrong one gets the focus; nothing is sent twice; what was
 * typed stays on failure. Use it through `useForm`; forms whose script loads with the first press use it directly.
 */
export function createForm<Values extends FormValues, Problem extends string>(
  first: FormSettings<Values, Problem>,
) {
  const form = createFormState(first)
  const checks = createFormChecks(form)
  const answers = createFormAnswers(form)
  const { store, change, reset } = form

  const submit = async () => {
    if (store.get().isBusy) return
    const { send } = form.settings()
    const seen = checks.check()
    if (!seen) return
    change({ isBusy: true })
    try {
      const refusals = await send(seen, { reset })
      if (!refusals) return
      change({ isBusy: false })
      if (refusals.length > 0) answers.refuse(refusals)
    } catch (error) {
      change({ isBusy: false })
      answers.fail(error)
      // What is no answer of the api is a fault of ours: it is reported at the edge.
      if (!(error instanceof ApiError)) throw error
    }
  }
  return { ...form, ...checks, ...answers, submit }
}
