import { useId } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskSalesReport } from '#desk/sales/desk-sales.ts'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { CHART, chartShape } from './chart-shape.ts'
import styles from './sales.module.css'

/** Amounts by day as bars, those of the days before as a line. A table beside it has the same figures. */
export function SalesChart({ days, before }: Pick<DeskSalesReport, 'days' | 'before'>) {
  const t = useTranslations('editor.sales')
  const money = useDeskMoney()
  const id = useId()
  const { bars, line, zero, most } = chartShape(
    days.map(({ net }) => net.amount),
    before.map(({ net }) => net.amount),
  )
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        <span className={styles.present}>{t('thisPeriod')}</span>
        <span className={styles.before}>{t('lastPeriod')}</span>
        <span className={styles.most}>{money({ amount: most })}</span>
      </figcaption>
      <svg
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img would need an address of its own
        role="img"
        aria-labelledby={id}
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
      >
        <title id={id}>{t('chart', { most: money({ amount: most }) })}</title>
        {bars.map((bar, at) => (
          <rect key={days[at]?.day} {...bar} className={styles.bar} />
        ))}
        <line x1={0} x2={CHART.width} y1={zero} y2={zero} className={styles.zero} />
        <polyline points={line} className={styles.line} />
      </svg>
      <p className={styles.ends} aria-hidden>
        <span>{days.at(0)?.day}</span>
        <span>{days.at(-1)?.day}</span>
      </p>
    </figure>
  )
}
