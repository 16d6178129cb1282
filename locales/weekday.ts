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

/** Weekday of a day by its number, 0 for Monday; day 0 was a Thursday. */
export const weekdayNumber = (day: number): number => (day + 3) % 7

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

/** Short name of the month of an instant in UTC: `Dec`. English alone writes it in letters. */
function monthOf(at: number): string {
  const format =
    weekdayFormats.get('month') ?? new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
  weekdayFormats.set('month', format)
  return format.format(at)
}

/** Texts of the days of a range, such as `3` and `7 Dec`, which repeat no month. */
export interface DayRange {
  readonly from: string
  /** Missing for a range of one day. */
  readonly until?: string
  /** Sign between the two, and the word for it. */
  readonly sign: string
  readonly word: string
}

const BETWEEN: Readonly<Record<Locale, Pick<DayRange, 'sign' | 'word'>>> = {
  zh_HK: { sign: '至', word: '至' },
  en_US: { sign: ' – ', word: ' to ' },
}

/** Formats two days `2026-12-03` with their weekdays: 12月3日(四) and 7日(一), Thu 3 and Mon 7 Dec; without the year. */
export function formatDayRange([earliest, latest]: readonly [string, string], locale: Locale): DayRange {
  const textOf = (date: string, hasMonth: boolean) => {
    const at = Date.parse(date)
    const weekday = formatWeekday(weekdayNumber(Math.floor(at / DAY_MS)), locale, 'short')
    if (locale === 'zh_HK')
      return `${hasMonth ? `${new Date(at).getUTCMonth() + 1}月` : ''}${new Date(at).getUTCDate()}日(${weekday})`
    return `${weekday} ${new Date(at).getUTCDate()}${hasMonth ? ` ${monthOf(at)}` : ''}`
  }
  const between = BETWEEN[locale]
  if (earliest === latest) return { from: textOf(earliest, true), ...between }
  const isOneMonth = earliest.slice(0, 7) === latest.slice(0, 7)
  return {
    from: textOf(earliest, locale === 'zh_HK' || !isOneMonth),
    until: textOf(latest, locale === 'en_US' || !isOneMonth),
    ...between,
  }
}

/** The same as one text: 12月3日(四)至7日(一), Thu 3 – Mon 7 Dec. */
export function formatDates(days: readonly [string, string], locale: Locale): string {
  const { from, until, sign } = formatDayRange(days, locale)
  return until === undefined ? from : `${from}${sign}${until}`
}
