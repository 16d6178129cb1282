import { addTeaser } from '#api/client/support/newsletter.ts'
import { showToast } from '#ui/toast/toast.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { trimmed } from '../../shop/form/form-values.ts'
import { useForm } from '../../shop/form/useForm.ts'
import { track } from '../../shop/tracking/tracking.ts'
import {
  EMPTY_SIGN_UP,
  refusedField,
  sendable,
  type SignUpProblem,
  signUpProblems,
  type SignUpValues,
} from './sign-up-form.ts'

/** The sign-up form. A toast says whether it was sent. @param topics codes; absent where the form does not ask. Source: M-184, M-185, M-258. */
export function useSignUp(topics: readonly string[] | undefined) {
  const t = useTranslations('shop.teaserForm')
  const { api } = useBlockContext()
  const [isSent, setSent] = useState(false)
  const form = useForm<SignUpValues, SignUpProblem>({
    initial: EMPTY_SIGN_UP,
    validate: values => signUpProblems(trimmed(values)),
    says: 'toast',
    texts: {
      problem: problem => t(`problems.${problem}`),
      network: t('problems.failed'),
      server: t('problems.failed'),
    },
    async send(values) {
      const input = sendable(trimmed(values))
      if (!input) return []
      const { success, userErrors } = await addTeaser(api, { ...input, ...(topics && { topics }) })
      if (success) {
        setSent(true)
        track('Lead', { content_name: 'teaser' })
        showToast(t('sent'), { status: 'success' })
        return []
      }
      return userErrors.map(({ code, message }) => {
        const field = refusedField(code)
        return field ? { code, message: t(`problems.${field}`), field } : { code, message, field: null }
      })
    },
  })
  return { form, isSent }
}
