import { formError, type FormError } from '../auth/form-errors.ts'
import type { Checked } from './code-store.ts'

/** Error of a wrong code; none for a right one. Source: M-039, M-049, M-283. */
export function codeError({ state }: Pick<Checked, 'state'>): FormError | undefined {
  if (state === 'right') return undefined
  return formError(state === 'expired' ? 'CODE_EXPIRED' : 'CODE_WRONG', 'verifyCode')
}
