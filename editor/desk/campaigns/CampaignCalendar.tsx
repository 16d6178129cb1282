import { hongKongDay } from '#locales/format.ts'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { stateOf } from '#content-store/client/campaigns.ts'
import type { Campaign } from '#content-store/client/types.ts'
import { useEnvironment } from '../../kit/environment.ts'
import styles from '../../builder/campaigns/campaigns.module.css'
import { type Day, monthAt, weeksOf } from './month.ts'
import { MonthBar, useMonthName } from './MonthBar.tsx'
import { useCampaignWords } from '../../kit/parts/use-campaign-words.ts'

const WEEKDAYS = ['0', '1', '2', '3', '4', '5', '6'] as const

interface Props {
  readonly campaigns: readonly Campaign[]
  readonly onOpen: (campaign: Campaign) => void
}

/** One month: the campaigns of each day, and the days on which two of them hold the same page. */
export function CampaignCalendar({ campaigns, onOpen }: Props) {
  const t = useTranslations('editor.campaigns')
  const { clock } = useEnvironment()
  const [month, setMonth] = useState(() => monthAt(clock()))
  const title = useMonthName(month)
  const weeks = weeksOf(month, campaigns)
  const isEmpty = weeks.flat().every(day => !day.isInMonth || day.campaigns.length === 0)
  return (
    <section aria-label={t('calendar')}>
      <MonthBar month={month} onChange={setMonth} />
      <div className={styles.scroll}>
        <table className={styles.calendar}>
          <caption className="visuallyHidden">{title}</caption>
          <thead>
            <tr>
              {WEEKDAYS.map(day => (
                <th key={day} scope="col">
                  {t(`days.${day}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map(week => (
              <tr key={week[0]?.at}>
                {week.map((day, at) => (
                  <DayCell
                    key={day.at}
                    day={day}
                    weekday={t(`days.${WEEKDAYS[at] ?? '0'}`)}
                    onOpen={onOpen}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {isEmpty && <p className={styles.noneInMonth}>{t('noneInMonth')}</p>}
    </section>
  )
}

interface CellProps extends Pick<Props, 'onOpen'> {
  readonly day: Day
  readonly weekday: string
}

function DayCell({ day, weekday, onOpen }: CellProps) {
  const t = useTranslations('editor.campaigns')
  const { nameOf } = useCampaignWords()
  const now = useEnvironment().clock()
  const isToday = hongKongDay(day.at) === hongKongDay(now)
  return (
    <td data-other={!day.isInMonth} data-weekday={weekday} aria-current={isToday ? 'date' : undefined}>
      <span className={styles.number}>{day.number}</span>
      {day.hasOverlap && <span className={styles.overlap}>{t('overlapOn')}</span>}
      {day.campaigns.map(campaign => {
        const state = stateOf(campaign, now)
        return (
          <button
            key={campaign.id}
            type="button"
            className={styles.bar}
            data-state={state}
            aria-label={t('on', { name: nameOf(campaign), state: t(`states.${state}`) })}
            onClick={() => onOpen(campaign)}
          >
            {nameOf(campaign)}
          </button>
        )
      })}
    </td>
  )
}
