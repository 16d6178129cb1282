import { ApiError } from '#api/client/api-error.ts'
import { errorGroup, errorWords } from '#api/client/error-table.ts'
import { showToast } from '#ui/toast/toast.ts'
import type { FormState, OpenForm } from './form-state.ts'
import type { FormValues, Refusal } from './form-values.ts'

/** No answer at all: what the server says is not known. */
const NO_ANSWER = /^(NETWORK|TIMEOUT|HTTP_)/
/** Long enough to read a sentence from the server (ms). */
const TOAST_MS = 5000

/** Shows what the server answered to a form that was sent. */
export function createFormAnswers<Values extends FormValues, Problem extends string>({
  settings,
  values,
  show,
}: OpenForm<Values, Problem>) {
  type Refused = FormState<Values, Problem>['refused']
  const isToast = () => settings().says === 'toast'

  /** Shows words as a toast too, where the form says them somewhere else. */
  const announce = (words: string) => {
    if (!isToast() && words) showToast(words, { status: 'error', durationMs: TOAST_MS })
  }
  const say = (words: string, refused: Refused = {}) => {
    if (isToast() && words) showToast(words, { status: 'error' })
    show({ refused, notice: isToast() ? '' : words })
  }

  return {
    /** Shows refusals at their fields, the others for the whole form. */
    refuse: (refusals: readonly Refusal[]) => {
      const refused: Refused = {}
      const rest: string[] = []
      for (const { code, message, field } of refusals) {
        const words = errorWords({ code, message }, settings().texts.server)
        if (field !== null && field in values()) refused[field as keyof Values] = words
        else rest.push(words)
        if (errorGroup(code)) announce(words)
      }
      say(rest.join(' '), refused)
    },
    /** Shows that there was no answer, or that the server failed. */
    fail: (error: unknown) => {
      const { texts } = settings()
      if (error instanceof ApiError && NO_ANSWER.test(error.code)) return say(texts.network)
      const words = error instanceof ApiError ? errorWords(error, texts.server) : texts.server
      announce(words)
      say(words)
    },
  }
}
