/** Longest name (characters). Source: M-170, MO-101. */
export const MAX_NAME = 50
const NAME = /^[A-Za-z0-9\u4E00-\u9FFF ]+$/

/** Letters, digits, Chinese characters and spaces, 1 to 50. Source: M-274, MO-101, LO-90. */
export const isPersonName = (text: string): boolean =>
  text.trim() !== '' && text.length <= MAX_NAME && NAME.test(text)

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
 * Whether `YYYY-MM-DD` is a day that was, not before 1900.
 * @param today the present day in Hong Kong, same form
 */
export function isBirthday(text: string, today: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_BIRTHDAY || text >= today) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
