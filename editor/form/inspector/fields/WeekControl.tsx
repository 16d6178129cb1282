import { tidyHours, WEEKDAYS, type Weekday } from '#api/rules/opening-hours.ts'
import { isRecord } from '#blocks/page/options/option-tree.ts'
import { formatWeekday } from '#locales/weekday.ts'
import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import { useInspector, useProblems } from '../context.ts'
import { ProblemList } from '../FieldTemplate.tsx'
import { problemId } from '../field-state.ts'
import { pathKey } from '../form/option-path.ts'
import { asText } from './as-text.ts'
import type { ControlProps } from './control.tsx'
import { TextBox } from './TextControl.tsx'
import styles from './week.module.css'

/** Hours of a week as they are saved: without any, there is no week. */
const filled = (week: Readonly<Record<string, unknown>>) =>
  Object.values(week).every(hours => asText(hours) === '') ? undefined : week

/** Opening hours of each weekday, a line of text each: typed, taken from the day above, or set for all days at once. */
export function WeekControl({ id, path, value, describedBy, onChange, onStep }: ControlProps) {
  const t = useTranslations('editor.inspector.week')
  const { locale } = useInspector()
  const problems = useProblems()
  const week = isRecord(value) ? value : {}
  const hoursOf = (day: Weekday | undefined) => (day === undefined ? '' : asText(week[day]))
  const change = (day: Weekday, hours: string) => filled({ ...week, [day]: hours })
  const copies = (day: Weekday, name: string, index: number) => {
    const above = WEEKDAYS[index - 1]
    const hours = hoursOf(above ?? day)
    if (above)
      return (
        <Button
          variant="quiet"
          size="s"
          disabled={hours === hoursOf(day)}
          aria-label={t('sameOf', { day: name, above: formatWeekday(index - 1, locale) })}
          onClick={() => onStep(change(day, hours))}
        >
          {t('same')}
        </Button>
      )
    return (
      <Button
        variant="quiet"
        size="s"
        disabled={hours === '' || WEEKDAYS.every(each => hoursOf(each) === hours)}
        aria-label={t('everyOf', { day: name })}
        onClick={() => onStep(filled(Object.fromEntries(WEEKDAYS.map(each => [each, hours]))))}
      >
        {t('every')}
      </Button>
    )
  }
  return (
    <div className={styles.week}>
      {WEEKDAYS.map((day, index) => {
        const name = formatWeekday(index, locale)
        const box = index === 0 ? id : `${id}-${day}`
        const found = problems.get(pathKey([...path, day])) ?? []
        return (
          <div key={day} className={styles.day}>
            <label htmlFor={box}>{name}</label>
            {/* Hours take their one spelling when the field is left. */}
            <div
              onBlur={() => {
                const tidy = tidyHours(hoursOf(day))
                if (tidy !== hoursOf(day)) onChange(change(day, tidy))
              }}
            >
              <TextBox
                id={box}
                value={hoursOf(day)}
                placeholder={t('closed')}
                describedBy={found.length > 0 ? problemId(box) : describedBy}
                isInvalid={found.length > 0}
                onChange={hours => onChange(change(day, hours))}
              />
            </div>
            {copies(day, name, index)}
            <div className={styles.problems}>
              <ProblemList id={problemId(box)} texts={found} />
            </div>
          </div>
        )
      })}
    </div>
  )
}
