import { ApiError } from '#api/client/api-error.ts'
import { addTeaser } from '#api/client/newsletter.ts'
import { showToast } from '#ui/toast/toast.ts'
import { type FormEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import { track } from '../../shop/tracking/tracking.ts'
import { useBlockContext } from '../../page/view.ts'
import {
  refusedSignUp,
  sendable,
  type SignUpFields,
  type SignUpProblems,
  signUpProblems,
} from './sign-up-form.ts'

const fieldsOf = (form: HTMLFormElement): SignUpFields => {
  const given = new FormData(form)
  const textOf = (name: string) => {
    const value = given.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return { email: textOf('email'), country: textOf('country') }
}

const FIELDS = ['email', 'country'] as const

/** The first field with a problem gets the focus. */
const focusFirst = (form: HTMLFormElement, problems: SignUpProblems) => {
  const name = FIELDS.find(field => field in problems)
  const control = name && form.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

/**
 * Judges the form's fields as one leaves them and when sending, sends once at a time, and says by toast what became of it.
 * On the editor's canvas nothing is sent. Source: M-184, M-185, M-258.
 */
export function useSignUp() {
  const t = useTranslations('shop.teaserForm')
  const { api, mode } = useBlockContext()
  const [problems, setProblems] = useState<SignUpProblems>({})
  const [isSending, setSending] = useState(false)
  const [isSent, setSent] = useState(false)

  const fail = (message: string) => showToast(message, { status: 'error' })

  const ask = async (input: NonNullable<ReturnType<typeof sendable>>) => {
    try {
      const { success, userErrors } = await addTeaser(api, input)
      if (success) {
        setSent(true)
        track('Lead', { content_name: 'teaser' })
        showToast(t('sent'), { status: 'success' })
        return {}
      }
      const refused = refusedSignUp(userErrors)
      if (refused.message) fail(refused.message)
      return refused.problems
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      fail(t('problems.failed'))
      return {}
    }
  }

  /** A field one leaves empty is left in peace until the form is sent. */
  const judge = (form: HTMLFormElement, name: keyof SignUpProblems) => {
    const fields = fieldsOf(form)
    const found = signUpProblems(fields)[name]
    // Moving the focus to a field with a problem leaves another: what was found just now must stay.
    setProblems(before => {
      if (fields[name] === '' && before[name] === undefined) return before
      const { [name]: _, ...others } = before
      return found ? { ...others, [name]: found } : others
    })
  }

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending || mode === 'builder') return
    const form = event.currentTarget
    const fields = fieldsOf(form)
    const found = signUpProblems(fields)
    setProblems(found)
    focusFirst(form, found)
    const input = sendable(fields)
    if (!input) return
    setSending(true)
    try {
      const refused = await ask(input)
      setProblems(refused)
      focusFirst(form, refused)
    } finally {
      setSending(false)
    }
  }

  return { send, judge, problems, isSending, isSent }
}
