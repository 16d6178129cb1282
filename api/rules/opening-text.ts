import { createTranslator } from 'use-intl/core'
import { catalogue } from '#locales/catalogue.ts'
import { formatNames } from '#locales/format.ts'
import { formatWeekday } from '#locales/weekday.ts'
import { languageTag, type Locale } from '#locales/locale.ts'
import { type OpeningHours, tidyHours, WEEKDAYS, type Weekday, weekRuns, WHOLE_DAY } from './opening-hours.ts'

const translators = {
  zh_HK: createTranslator({
    locale: languageTag('zh_HK'),
    messages: catalogue.zh_HK,
    namespace: 'api.openingHours',
  }),
  en_US: createTranslator({
    locale: languageTag('en_US'),
    messages: catalogue.en_US,
    namespace: 'api.openingHours',
  }),
}

const name = (day: Weekday, locale: Locale, width?: 'short') =>
  formatWeekday(WEEKDAYS.indexOf(day), locale, width)

/** Weekdays in a row: 星期一至五, Monday to Friday; two of them: 星期六及日, Saturday and Sunday. */
function daysText(days: readonly Weekday[], locale: Locale): string {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return ''
  if (days.length === 1) return name(first, locale)
  if (locale === 'zh_HK')
    return `${name(first, locale)}${days.length === 2 ? '及' : '至'}${name(last, locale, 'short')}`
  return days.length === 2
    ? formatNames([name(first, locale), name(last, locale)], locale)
    : `${name(first, locale)} to ${name(last, locale)}`
}

/**
 * Says the hours of a week in a line, as mails and lists print them: `星期一至五 11:00–20:00；星期六及日休息；公眾假期休息`. Special days
 * are left out: a line that is stored or sent outlives them.
 */
export function openingText({ week, holidays }: Omit<OpeningHours, 'specialDays'>, locale: Locale): string {
  const t = translators[locale]
  const hoursText = (hours: string) =>
    hours === WHOLE_DAY ? t('wholeDay') : hours.replaceAll(', ', t('comma'))
  const weekRun = ({ days, hours }: ReturnType<typeof weekRuns>[number]) => {
    const isDaily = days.length === WEEKDAYS.length
    if (isDaily && hours === WHOLE_DAY) return t('always')
    if (hours === '') return t('closed', { days: daysText(days, locale) })
    return isDaily
      ? t('daily', { hours: hoursText(hours) })
      : t('open', { days: daysText(days, locale), hours: hoursText(hours) })
  }
  const runs = weekRuns(week)
  const sunday = tidyHours(week.sun)
  const onHolidays = () => {
    // As on every other day.
    if (holidays === 'USUAL' || (holidays === 'SUNDAY' && runs.length === 1)) return []
    return holidays === 'CLOSED' || sunday === ''
      ? [t('holidays.CLOSED')]
      : [t('holidays.SUNDAY', { hours: hoursText(sunday) })]
  }
  const text = [...runs.map(weekRun), ...onHolidays()].join(t('separator'))
  return text.charAt(0).toUpperCase() + text.slice(1)
}
