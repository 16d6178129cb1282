import type { Locale } from '#locales/locale.ts'
import type { UserError } from '../generated/resolver-types.ts'
import { messagesIn } from '../shared/messages.ts'

/** Errors of members' forms; each has its text. Source: M-283, M-284, M-287, M-288. */
export type FormErrorCode =
  | 'EMAIL_MISSING'
  | 'EMAIL_BAD'
  | 'EMAIL_IN_USE'
  | 'MOBILE_MISSING'
  | 'MOBILE_BAD'
  | 'MOBILE_IN_USE'
  | 'MOBILE_UNKNOWN'
  | 'ACCOUNT_UNKNOWN'
  | 'ACCOUNT_SUSPENDED'
  | 'COUNTRY_BAD'
  | 'CODE_MISSING'
  | 'CODE_WRONG'
  | 'CODE_EXPIRED'
  | 'PASSWORD_BAD'
  | 'PASSWORD_COMMON'
  | 'PASSWORD_MISMATCH'
  | 'PASSWORD_SAME'
  | 'APPELLATION_BAD'
  | 'FIRST_NAME_BAD'
  | 'LAST_NAME_BAD'
  | 'NICK_NAME_BAD'
  | 'SEX_BAD'
  | 'BIRTH_MONTH_BAD'
  | 'BIRTHDAY_BAD'
  | 'BIRTHDAY_LOCKED'
  | 'TERMS_MISSING'
  | 'STAFF_CODE_MISSING'
  | 'STAFF_NAME_MISSING'
  | 'STAFF_WRONG'
  | 'IDENTITY_GONE'
  | 'BIND_FAILED'
  | 'FORM_TOO_MANY'

/** An error, and the field of the form it is about; null for the whole form. */
export interface FormError {
  readonly code: FormErrorCode
  readonly field: string | null
  /** Values its text names. */
  readonly values?: Readonly<Record<string, string | number>>
}

export const formError = (
  code: FormErrorCode,
  field: string | null,
  values?: FormError['values'],
): FormError => ({
  code,
  field,
  ...(values && { values }),
})

/** Refusals in the caller's language. */
export function userErrorsOf(errors: readonly FormError[], locale: Locale): UserError[] {
  const t = messagesIn(locale)
  return errors.map(({ code, field, values }) => ({ code, field, message: t(`member.${code}`, values) }))
}

/** A form that opened no session. */
export const rejectedLogin = (errors: readonly FormError[], locale: Locale) => ({
  token: null,
  expiresAt: null,
  customer: null,
  userCode: null,
  userErrors: userErrorsOf(errors, locale),
})
