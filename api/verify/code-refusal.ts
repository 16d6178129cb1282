import { refusal, type Refusal } from '../account/refusals.ts'
import type { Checked } from './code-store.ts'

/** What a code that is not right is called; none for a right one. Source: M-039, M-049, M-283. */
export function codeRefusal({ state }: Pick<Checked, 'state'>): Refusal | undefined {
  if (state === 'right') return undefined
  return refusal(state === 'expired' ? 'CODE_EXPIRED' : 'CODE_WRONG', 'verifyCode')
}
