import { clockAt, openingAt, type OpeningHours, WEEKDAYS, weekdayOf } from '#api/rules/opening-hours.ts'
import { formatWeekday, formatWeekdayAndDay } from '#locales/weekday.ts'
import { dayInHongKong } from '#locales/hong-kong.ts'
import type { Locale } from '#locales/locale.ts'
import { useTranslations } from 'use-intl'

/** Days until which an opening is named by its weekday alone. */
const WEEK = 7

/** Says if a place is open at an instant: until when, or when it opens. */
export function useOpeningText(): (
  hours: OpeningHours,
  at: number,
  locale: Locale,
) => { readonly isOpen: boolean; readonly text: string } {
  const t = useTranslations('shop.opening')
  const closedText = (from: number | undefined, at: number, locale: Locale) => {
    if (from === undefined) return t('closed')
    const time = clockAt(from)
    const days = dayInHongKong(from) - dayInHongKong(at)
    if (days === 0) return t('opensToday', { time })
    if (days === 1) return t('opensTomorrow', { time })
    const day =
      days < WEEK
        ? formatWeekday(WEEKDAYS.indexOf(weekdayOf(from)), locale)
        : formatWeekdayAndDay(from, locale)
    return t('opensOn', { day, time })
  }
  return (hours, at, locale) => {
    const opening = openingAt(hours, at)
    if (!opening.isOpen) return { isOpen: false, text: closedText(opening.from, at, locale) }
    const text =
      opening.until === undefined ? t('always') : t('openUntil', { time: clockAt(opening.until, true) })
    return { isOpen: true, text }
  }
}
