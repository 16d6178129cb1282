/** Rules of new passwords. Forms, errors and the API derive theirs from these. Source: M-261 … M-263. */
export interface PasswordRules {
  /** Characters. */
  readonly min: number
  readonly max: number
  /** `listed`: letters, digits and the signs of M-262; `any`: every sign that can be typed. */
  readonly signs: 'listed' | 'any'
  /** Whether the 3,000 commonest passwords are refused. The server alone knows them. */
  readonly common: 'accepted' | 'refused'
}

/** The specification's rules. `abc123` is accepted. Source: M-261 … M-263. */
export const PASSWORD_RULES: PasswordRules = { min: 6, max: 20, signs: 'listed', common: 'accepted' }

/** Between which lengths a shop may set the limits (characters). */
export const PASSWORD_BOUNDS = { min: { from: 6, to: 8 }, max: { from: 20, to: 128 } } as const

/** Characters a password may use. Source: M-262, MO-99. */
const ALLOWED = { listed: /^[A-Za-z0-9!@#$%^&*.]*$/, any: /^[^\p{Cc}\p{Cs}]*$/u }
const LETTER = { listed: /[A-Za-z]/, any: /\p{L}/u }

/** Returns true if a new password has an allowed length and allowed signs, with a letter and a digit. Source: M-261 … M-263. */
export function isPassword(text: string, { min, max, signs }: PasswordRules = PASSWORD_RULES): boolean {
  const length = Array.from(text).length
  return (
    length >= min && length <= max && ALLOWED[signs].test(text) && LETTER[signs].test(text) && /\d/.test(text)
  )
}

/** The rules as texts name them. */
export const passwordWords = ({ min, max, signs, common }: PasswordRules) => ({ min, max, signs, common })

/** The rules for password managers that make one up (attribute `passwordrules`). */
export const managerRules = ({ min, max, signs }: PasswordRules): string =>
  `minlength: ${min}; maxlength: ${max}; required: lower; required: digit; allowed: ${signs === 'any' ? 'ascii-printable' : 'upper, [!@#$%^&*.]'};`

export type PasswordStrength = 'empty' | 'low' | 'mid' | 'high'

/** Strength of a password, for show only. Source: M-069, MO-32. */
export function passwordStrength(text: string, rules: PasswordRules = PASSWORD_RULES): PasswordStrength {
  if (text === '') return 'empty'
  if (!isPassword(text, rules) || text.length < 8) return 'low'
  const hasSign = /[^A-Za-z0-9]/.test(text)
  const hasBothCases = /[a-z]/.test(text) && /[A-Z]/.test(text)
  return text.length >= 10 && (hasSign || hasBothCases) ? 'high' : 'mid'
}
