import { useStoreIfAny } from '#ui/store/store.ts'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import type { createSubscribeForm, SubscribeProblem } from './subscribe-form.ts'

type Form = ReturnType<typeof createSubscribeForm>

/**
 * The footer's form: the form kit loads with the first press, as the footer is on every page. On the editor's canvas nothing
 * is sent.
 *
 * @param hasTopics true if the form has boxes of topics. Source: L-087 … L-090, M-182, M-183, M-185.
 */
export function useSubscribe(hasTopics: boolean) {
  const t = useTranslations('shop.teaserForm')
  const { api, mode } = useBlockContext()
  const loading = useRef<Promise<Form>>(undefined)
  const [form, setForm] = useState<Form>()
  const [isLoading, setLoading] = useState(false)
  const state = useStoreIfAny(form?.store)

  const load = async (element: HTMLFormElement) => {
    setLoading(true)
    const { createSubscribeForm } = await import('./subscribe-form.ts').finally(() => setLoading(false))
    const words = {
      problem: (problem: SubscribeProblem) => t(`problems.${problem}`),
      sent: t('sent'),
      failed: t('problems.failed'),
    }
    return createSubscribeForm(element, { api, hasTopics }, words, setForm)
  }
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (mode === 'builder') return
    loading.current ??= load(event.currentTarget)
    await (await loading.current).submit()
  }
  const problem = state?.problems.email
  return {
    send,
    follow: () => form?.follow('email'),
    error: problem && t(`problems.${problem}`),
    isBusy: isLoading || state?.isBusy === true,
  }
}
