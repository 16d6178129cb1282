import { useTranslations } from 'use-intl'
import type { DeskSalesReport } from '#desk/sales/desk-sales.ts'
import { formatCount } from '#locales/format.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { compared } from './compared.ts'
import styles from './sales.module.css'
import { figureOf, type SalesColumn } from './sales-table.ts'

interface Props {
  readonly report: Pick<DeskSalesReport, 'total' | 'totalBefore'>
  readonly columns: readonly SalesColumn[]
}

/** Writes a figure: amounts as money. */
export function useFigure() {
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  return (column: SalesColumn, value: number) =>
    column === 'amount' || column === 'refunds' || column === 'net'
      ? money({ amount: value })
      : formatCount(value, uiLocale)
}

/** Sums of a period, each beside the one of the same days before. */
export function SalesFigures({ report: { total, totalBefore }, columns }: Props) {
  const t = useTranslations('editor.sales')
  const { uiLocale } = useEnvironment()
  const figure = useFigure()
  return (
    <dl className={styles.figures}>
      {columns.map(column => {
        const [present, before] = [figureOf(total, column), figureOf(totalBefore, column)]
        const change = compared(present, before)
        return (
          <div key={column}>
            <dt>{t(column)}</dt>
            <dd>
              <b>{figure(column, present)}</b>
              <small>
                {'percent' in change
                  ? t(change.kind, { percent: formatCount(change.percent, uiLocale) })
                  : t(change.kind)}
              </small>
              {change.kind !== 'same' && before !== 0 && (
                <small>{t('before', { value: figure(column, before) })}</small>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
