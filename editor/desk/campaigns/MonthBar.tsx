import { formatMonth } from '#locales/format.ts'
import { Button } from '#ui/button/Button.tsx'
import { useTranslations } from 'use-intl'
import styles from '../../builder/campaigns/campaigns.module.css'
import { useEnvironment } from '../../kit/environment.ts'
import { dayStart, type Month, monthAt, monthsLater } from './month.ts'

interface Props {
  readonly month: Month
  readonly onChange: (month: Month) => void
}

/** Name of a month in the operator's language. */
export const useMonthName = (month: Month): string =>
  formatMonth(dayStart(month, 1), useEnvironment().uiLocale)

/** The month that a calendar shows, and the ways to others. */
export function MonthBar({ month, onChange }: Props) {
  const t = useTranslations('editor.campaigns')
  const { clock } = useEnvironment()
  return (
    <div className={styles.month}>
      <Button variant="line" onClick={() => onChange(monthsLater(month, -1))}>
        {t('previous')}
      </Button>
      <h2 aria-live="polite">{useMonthName(month)}</h2>
      <Button variant="line" onClick={() => onChange(monthAt(clock()))}>
        {t('today')}
      </Button>
      <Button variant="line" onClick={() => onChange(monthsLater(month, 1))}>
        {t('next')}
      </Button>
    </div>
  )
}
