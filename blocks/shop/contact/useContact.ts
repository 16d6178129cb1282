import { createFeedback } from '#api/client/support/support.ts'
import {
  FEEDBACK_FIELDS,
  type FeedbackProblem,
  type FeedbackTyped,
  readFeedback,
} from '#api/rules/feedback-rule.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { createDraft } from '../form/form-values.ts'
import { useForm } from '../form/useForm.ts'

/** Delay of the toast after the answer, and the time it stays (ms). Source: M-180, L-113. */
const TOAST_AFTER_MS = 500
const TOAST_MS = 1500

/** A type instead of an interface, so that it counts as values of a form. */
type Values = { readonly [Field in keyof FeedbackTyped]: FeedbackTyped[Field] } & {
  /** Code; empty for none. */
  readonly topic: string
}

const EMPTY = Object.fromEntries(['topic', ...FEEDBACK_FIELDS].map(field => [field, ''])) as Values // every field is there, by construction

/** The form may be closed on purpose, or by a send that failed. */
export const unsent = createDraft<Values>()

/** The shopper sees nothing of a failure: it is logged. Source: L-114, M-181, LO-91. */
const logFailure = (error: unknown) => console.warn('A message to customer service was not taken.', error)

/**
 * The contact form: fields are judged when they are left, empty ones too. Source: M-177 … M-181, L-109 … L-114, LO-91.
 *
 * @param onAnswered called when the shop has answered, or could not be reached; `reset` empties the form
 */
export function useContact(onAnswered: (isSent: boolean, reset: () => void) => void) {
  const t = useTranslations('service.contact.form')
  const { api, facts } = useBlockContext()
  const max = facts.stated.limits.longestMessage

  const ask = async (typed: Values): Promise<boolean> => {
    try {
      const { message } = readFeedback(typed, max)
      const topic = typed.topic === '' ? {} : { topic: typed.topic }
      const { success, userErrors } = await createFeedback(api, { ...message, ...topic })
      if (!success) logFailure(userErrors.map(({ code }) => code).join(', '))
      return success
    } catch (error) {
      logFailure(error)
      return false
    }
  }

  return useForm<Values, FeedbackProblem>({
    initial: EMPTY,
    validate: typed => readFeedback(typed, max).problems,
    judgesEmptyFields: true,
    draft: unsent,
    texts: {
      problem: (problem, name) => (name === 'topic' ? '' : t(`problems.${name}.${problem}`, { max })),
      network: '',
      server: '',
    },
    async send(typed, { reset }) {
      const isSent = await ask(typed)
      if (isSent) {
        unsent.clear()
        // The form may be gone by then: the toast belongs to the page.
        setTimeout(() => showToast(t('sent'), { status: 'success', durationMs: TOAST_MS }), TOAST_AFTER_MS)
      }
      onAnswered(isSent, reset)
      return []
    },
  })
}
