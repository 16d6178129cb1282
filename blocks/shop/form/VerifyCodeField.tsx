import type { Result } from '#platform/result.ts'
import type { VerifyPurpose } from '#api/client/inputs.ts'
import { CodeField } from '#ui/code-field/CodeField.tsx'
import { useTranslations } from 'use-intl'
import type { AccountProblem, Refusal } from './form-values.ts'
import type { Contact } from './identifier.ts'
import type { FormOf } from './useForm.ts'
import { useSendCode } from './useSendCode.ts'

interface Props<Name extends string> {
  readonly form: FormOf<Readonly<Record<Name, string>> & { readonly verifyCode: string }>
  readonly purpose: VerifyPurpose
  readonly hint: string
  /** Receiver of the code, as the form is now; or the field that must be mended first. */
  readonly receiver: () => Result<Contact, { readonly field: Name; readonly problem: AccountProblem }>
  readonly refusalsAt?: (refusals: readonly Refusal[]) => readonly Refusal[]
}

/** Longest code as pasted, with spaces, or as the link of a mail brings it (characters). */
const MAX_TYPED = 30

/** The code that proves an address or a number, and the button that sends it. Source: M-039, M-048, M-050. */
export function VerifyCodeField<Name extends string>(props: Props<Name>) {
  const { form, purpose, hint, receiver, refusalsAt = refusals => refusals } = props
  const t = useTranslations('account.forms.code')
  const { send, seconds, isSending, sentTo } = useSendCode(purpose)
  const onSend = async () => {
    const to = receiver()
    if (!to.ok) return form.point(to.refusal.field, to.refusal.problem)
    try {
      const refusals = await send(to.value)
      if (refusals.length > 0) form.refuse(refusalsAt(refusals))
    } catch (error) {
      form.fail(error)
    }
  }
  const sendLabel = seconds > 0 ? t('wait', { seconds }) : sentTo ? t('again') : t('send')
  return (
    <CodeField
      {...form.text('verifyCode')}
      label={t('label')}
      hint={sentTo ? undefined : hint}
      maxLength={MAX_TYPED}
      aria-required
      sendLabel={sendLabel}
      isWaiting={seconds > 0}
      isSending={isSending}
      onSend={() => void onSend()}
      news={sentTo && (seconds > 0 ? t('sent', { receiver: sentTo }) : t('mayAgain'))}
    />
  )
}
