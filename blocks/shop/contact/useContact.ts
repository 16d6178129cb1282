import { type FeedbackField, type FeedbackProblems, readFeedback } from '#api/rules/feedback-rule.ts'
import { createFeedback } from '#api/client/support.ts'
import { showToast } from '#ui/toast/toast.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { firstProblem, forgetUnsent, typedIn, withJudged } from './contact-form.ts'

/** How long after the answer the toast appears, and how long it stays. Source: M-180, L-113. */
const TOAST_AFTER_MS = 500
const TOAST_MS = 1500

/** Nobody is told: it is logged and no more. Source: L-114, M-181, LO-91. */
const logFailure = (error: unknown) => console.warn('A message to customer service was not taken.', error)

/**
 * Judges the form's fields as one leaves them and all when sending, and sends once at a time.
 * Source: M-177 … M-181, L-109 … L-114, LO-91.
 *
 * @param onAnswered called when the shop has answered, or could not be reached
 */
export function useContact(onAnswered: (isSent: boolean) => void) {
  const t = useTranslations('service.contact.form')
  const { api, mode } = useBlockContext()
  const [problems, setProblems] = useState<FeedbackProblems>({})
  const [isSending, setSending] = useState(false)
  const sending = useRef(false)

  const judge = (form: HTMLFormElement, field: FeedbackField) => {
    const found = readFeedback(typedIn(form)).problems
    setProblems(before => withJudged(before, found, field))
  }

  const ask = async (message: Parameters<typeof createFeedback>[1]): Promise<boolean> => {
    try {
      const { success, userErrors } = await createFeedback(api, message)
      if (!success) logFailure(userErrors.map(({ code }) => code).join(', '))
      return success
    } catch (error) {
      logFailure(error)
      return false
    }
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending.current || mode === 'builder') return
    const form = event.currentTarget
    const { problems: found, message } = readFeedback(typedIn(form))
    setProblems(found)
    const first = firstProblem(found)
    if (first) {
      const control = form.elements.namedItem(first)
      if (control instanceof HTMLElement) control.focus()
      return
    }
    sending.current = true
    setSending(true)
    const isSent = await ask(message)
    sending.current = false
    setSending(false)
    if (isSent) forgetUnsent()
    // The form may be gone by then: the toast belongs to the page.
    if (isSent)
      setTimeout(() => showToast(t('sent'), { status: 'success', durationMs: TOAST_MS }), TOAST_AFTER_MS)
    onAnswered(isSent)
  }

  return { judge, send, problems, isSending }
}
