import { MAX_EMAIL } from '#api/rules/email-address.ts'

/** Attributes of a field for an e-mail address. */
export const EMAIL_TEXT = {
  type: 'email',
  inputMode: 'email',
  autoComplete: 'email',
  maxLength: MAX_EMAIL,
} as const

/** Attributes of a field for a code in capitals, which no dictionary knows. */
export const CODE_TEXT = { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false } as const
