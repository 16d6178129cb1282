import type { Api } from '#api/client/api.ts'
import { subscribeEmail } from '#api/client/support/newsletter.ts'
import { isEmailAddress } from '#api/rules/email-address.ts'
import { showToast } from '#ui/toast/toast.ts'
import { flushSync } from 'react-dom'
import { createForm } from '../../shop/form/create-form.ts'
import { trimmed } from '../../shop/form/form-values.ts'
import { track } from '../../shop/tracking/tracking.ts'
import { TOPIC } from './topic-field.ts'

/** A text of `shop.teaserForm.problems`. */
export type SubscribeProblem = 'emailMissing' | 'email'

/** Problem of an address before anything is sent. Source: L-087, L-088, M-182, M-183. */
export const problemWith = (email: string): SubscribeProblem | undefined => {
  if (email === '') return 'emailMissing'
  return isEmailAddress(email) ? undefined : 'email'
}

interface Words {
  readonly problem: (problem: SubscribeProblem) => string
  readonly sent: string
  readonly failed: string
}

/** The answer to topics that staff have taken away meanwhile. */
const goneTopics = (errors: readonly { readonly code: string; readonly message: string }[]) =>
  errors.find(({ code }) => code === 'SIGN_UP_BAD_TOPICS')?.message

const EMPTY = { email: '' }
type Form = ReturnType<typeof createForm<typeof EMPTY, SubscribeProblem>>

/**
 * The footer's form once it was pressed. A toast says whether the address was taken. Source: L-089, L-090, M-185.
 *
 * @param show renders the form's state: called before the first field is judged
 */
export function createSubscribeForm(
  element: HTMLFormElement,
  { api, hasTopics }: { readonly api: Api; readonly hasTopics: boolean },
  { problem, sent, failed }: Words,
  show: (form: Form) => void,
) {
  const form: Form = createForm<typeof EMPTY, SubscribeProblem>({
    initial: EMPTY,
    validate(values) {
      const found = problemWith(trimmed(values).email)
      return found ? { email: found } : {}
    },
    says: 'toast',
    texts: { problem, network: failed, server: failed },
    async send(values, { reset }) {
      const topics = hasTopics ? new FormData(element).getAll(TOPIC).map(String) : undefined
      const { success, userErrors } = await subscribeEmail(api, trimmed(values).email, topics)
      if (!success) return [{ code: '', message: goneTopics(userErrors) ?? failed, field: null }]
      showToast(sent, { status: 'success' })
      track('Lead', { content_name: 'newsletter' })
      reset()
      for (const box of element.querySelectorAll<HTMLInputElement>(`[name='${TOPIC}']`)) box.checked = false
      return []
    },
  })
  form.attach(element)
  flushSync(() => show(form))
  return form
}
