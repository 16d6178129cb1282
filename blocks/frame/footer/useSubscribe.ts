import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'

/**
 * Judges the address when it is sent, and sends once at a time; how is loaded with the first press. On the editor's canvas
 * nothing is sent. Source: L-087 … L-090, M-182, M-183, M-185.
 */
export function useSubscribe() {
  const t = useTranslations('shop.teaserForm')
  const { api, mode } = useBlockContext()
  const [problem, setProblem] = useState<'emailMissing' | 'email'>()
  const [isSending, setSending] = useState(false)

  const judgeAndSend = async (form: HTMLFormElement) => {
    const { problemWith, sendSubscription } = await import('./send-subscription.ts')
    const typed = new FormData(form).get('email')
    const email = typeof typed === 'string' ? typed.trim() : ''
    const found = problemWith(email)
    setProblem(found)
    if (found) return form.querySelector('input')?.focus()
    if (await sendSubscription(api, email, { sent: t('sent'), failed: t('problems.failed') })) form.reset()
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || mode === 'builder') return
    setSending(true)
    await judgeAndSend(event.currentTarget).finally(() => setSending(false))
  }
  return { send, clear: () => setProblem(undefined), problem, isSending }
}
