import type { PickUpPlace } from '#api/client/support/support.ts'
import { daysAhead, startOfDate, WEEKDAYS, weekdayOf, WHOLE_DAY } from '#api/rules/opening-hours.ts'
import { formatWeekday, formatWeekdayAndDay } from '#locales/weekday.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { OpeningLine } from '../../shop/opening/OpeningLine.tsx'
import { useMinute } from '../../shop/opening/use-minute.ts'
import styles from './PlaceHours.module.css'

/** Hours of a place: if it is open, its week with today marked, and the special days of two weeks. A text alone while there is no more. */
export function PlaceHours({ place }: { readonly place: PickUpPlace }) {
  const t = useTranslations('service.storeLocator')
  const { locale, now } = useBlockContext()
  const at = useMinute()
  const { openingHours: hours, businessHours, status } = place
  if (!hours) return <>{businessHours}</>
  const hoursText = (text: string) =>
    text === '' ? t('dayClosed') : text === WHOLE_DAY ? t('wholeDay') : text
  const special = daysAhead(hours.specialDays, at ?? now)
  const today = at === undefined ? undefined : weekdayOf(at)
  return (
    <div className={styles.hours}>
      {at !== undefined && status !== 'SUSPENDED' && <OpeningLine hours={hours} at={at} />}
      <p>{businessHours}</p>
      {special.length > 0 && (
        <>
          <p className={styles.title}>{t('specialDays')}</p>
          <ul className={styles.special}>
            {special.map(({ date, name, hours: ofDay }) => (
              <li key={date}>
                {t('special', {
                  day: formatWeekdayAndDay(startOfDate(date), locale),
                  name,
                  hours: hoursText(ofDay),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
      <details className={styles.week}>
        <summary>{t('week')}</summary>
        <table>
          <tbody>
            {WEEKDAYS.map((day, index) => (
              <tr key={day} aria-current={day === today ? 'date' : undefined}>
                <th scope="row">
                  {formatWeekday(index, locale)}
                  {day === today && <span className={styles.today}>{t('today')}</span>}
                </th>
                <td>{hoursText(hours.week[day])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  )
}
