import type { LoginValues } from './login-rules.ts'
import { atFields, EMPTY_LOGIN, loginInput, loginProblems } from './login-rules.ts'
import type { Refusal } from './form-values.ts'
import { useAccountForm } from './useAccountForm.ts'
import { useImageCode } from './useImageCode.ts'

interface Options {
  readonly initial?: LoginValues
  /** Logs in; refusals bring the form back. */
  readonly enter: (
    input: ReturnType<typeof loginInput>,
    values: LoginValues,
  ) => Promise<readonly Refusal[] | undefined>
}

/** A form with an account's password: with a picture to read once the server asks for it. Source: M-030 … M-032, MO-11. */
export function useLoginForm({ initial = EMPTY_LOGIN, enter }: Options) {
  const code = useImageCode()
  const form = useAccountForm({
    initial,
    validate: values => loginProblems(values, code.isWanted),
    async send(values) {
      const refusals = await enter(loginInput(values, code.picture?.token), values)
      if (!refusals) return undefined
      await code.renew(refusals.some(({ field }) => field === 'imageVerifyCode'))
      return atFields(refusals)
    },
  })
  return { form, code }
}
