import { lengthOf, visibleText } from './typed-text.ts'

/** Longest name (characters). Source: M-170, MO-101. */
export const MAX_NAME = 50
/** A mark belongs to the letter before it. Joiners stay where `visibleText` keeps them. */
const NAME = /^(?:[\p{L}\p{Script=Han}0-9][\p{M}\u200c\u200d]*| )+$/u

/**
 * Letters of every script with their marks, digits, Chinese characters of every block and spaces, 1 to 50, in the spelling that
 * `visibleText` gives. Source: M-274, MO-101, LO-90.
 */
export const isPersonName = (text: string): boolean =>
  text.trim() !== '' && lengthOf(text) <= MAX_NAME && NAME.test(text) && visibleText(text) === text

/** Forms of address, in the order of the forms. Source: MO-16. */
export const APPELLATIONS = ['MR', 'MRS', 'MS', 'MISS'] as const
export type Appellation = (typeof APPELLATIONS)[number]
export const isAppellation = (text: string): text is Appellation =>
  (APPELLATIONS as readonly string[]).includes(text)

/** Source: M-093. */
export const SEXES = ['M', 'F'] as const
export type Sex = (typeof SEXES)[number]
export const isSex = (text: string): text is Sex => (SEXES as readonly string[]).includes(text)

export const isMonth = (month: number): boolean => Number.isInteger(month) && month >= 1 && month <= 12

const FIRST_BIRTHDAY = '1900-01-01'

/**
 * Returns true if `YYYY-MM-DD` is a day that was, not before 1900.
 * @param today the present day in Hong Kong, same form
 */
export function isBirthday(text: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_BIRTHDAY || text >= today) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
