import type { Locale } from '#locales/locale.ts'

const HONG_KONG_OFFSET_MS = 8 * 3_600_000
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const twoDigits = (count: number) => String(count).padStart(2, '0')

/**
 * `2026年11月21日 12:00` or `21 Nov 2026, 12:00`, in Hong Kong time. Written out rather than asked of Intl, so that server and
 * browser agree to the last space whatever their data. Source: LO-57.
 * @param at epoch milliseconds
 */
export function saleMoment(at: number, locale: Locale): string {
  const moment = new Date(at + HONG_KONG_OFFSET_MS)
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()]
  const clock = `${twoDigits(moment.getUTCHours())}:${twoDigits(moment.getUTCMinutes())}`
  return locale === 'zh_HK'
    ? `${year}年${month + 1}月${day}日 ${clock}`
    : `${day} ${MONTHS[month] ?? ''} ${year}, ${clock}`
}

export interface TimeLeft {
  readonly days: string
  readonly hours: string
  readonly minutes: string
  readonly seconds: string
}

/** Time until `end` in two digits each (days in as many as it takes). A begun second counts whole; never below 0. */
export function timeLeft(end: number, now: number): TimeLeft {
  const seconds = Math.ceil(Math.max(0, end - now) / 1000)
  return {
    days: twoDigits(Math.floor(seconds / 86_400)),
    hours: twoDigits(Math.floor(seconds / 3600) % 24),
    minutes: twoDigits(Math.floor(seconds / 60) % 60),
    seconds: twoDigits(seconds % 60),
  }
}
