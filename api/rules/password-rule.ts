/** Characters a password may use. Source: M-262, MO-99. */
const ALLOWED = /^[A-Za-z0-9!@#$%^&*.]*$/
export const PASSWORD_LENGTH = { min: 6, max: 20 } as const

/** Whether a new password is acceptable: 6 to 20 letters, digits and signs with a letter and a digit. Source: M-261 … M-263. */
export const isPassword = (text: string): boolean =>
  text.length >= PASSWORD_LENGTH.min &&
  text.length <= PASSWORD_LENGTH.max &&
  ALLOWED.test(text) &&
  /[A-Za-z]/.test(text) &&
  /\d/.test(text)

export type PasswordStrength = 'empty' | 'low' | 'mid' | 'high'

/** How hard a password is to guess, for show only. Source: M-069, MO-32. */
export function passwordStrength(text: string): PasswordStrength {
  if (text === '') return 'empty'
  if (!isPassword(text) || text.length < 8) return 'low'
  const hasSign = /[^A-Za-z0-9]/.test(text)
  const hasBothCases = /[a-z]/.test(text) && /[A-Z]/.test(text)
  return text.length >= 10 && (hasSign || hasBothCases) ? 'high' : 'mid'
}
