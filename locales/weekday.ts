import { DAY_MS } from './hong-kong.ts'
import { languageTag, type Locale } from './locale.ts'

const weekdayFormats = new Map<string, Intl.DateTimeFormat>()

/** A Monday, from which weekdays count. */
const MONDAY = Date.UTC(2026, 0, 5)

/** Name of a weekday, 0 for Monday: `星期一`, `Monday`; short: `一`, `Mon`. */
export function formatWeekday(day: number, locale: Locale, width: 'long' | 'short' = 'long'): string {
  const key = `${locale}${width}`
  const format =
    weekdayFormats.get(key) ??
    new Intl.DateTimeFormat(languageTag(locale), { weekday: width, timeZone: 'UTC' })
  weekdayFormats.set(key, format)
  const name = format.format(MONDAY + day * DAY_MS)
  return width === 'short' && locale === 'zh_HK' ? name.replace(/^(星期|週)/, '') : name
}

/** Formats the Hong Kong day of an instant with its weekday, without the year: 2月6日星期六, Saturday 6 February. */
export function formatWeekdayAndDay(at: number, locale: Locale): string {
  const key = `${locale}day`
  const format =
    weekdayFormats.get(key) ??
    new Intl.DateTimeFormat(languageTag(locale), {
      weekday: 'long',
      month: 'long',
      day: 'numeric',
      timeZone: 'Asia/Hong_Kong',
    })
  weekdayFormats.set(key, format)
  return format.format(at)
}
