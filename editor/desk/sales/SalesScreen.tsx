import { useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { type DeskSalesReport, type Period, PERIODS } from '#desk/sales/desk-sales.ts'
import { formatCount } from '#locales/format.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { saveFile } from '../../builder/transfer/files.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import desk from '../../kit/parts/screen.module.css'
import { Desk } from '../parts/Desk.tsx'
import { DeskTable } from '../parts/DeskList.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { LoadFailure } from '../parts/LoadFailure.tsx'
import { BestSellers, MissedSearches, OfferSums } from './SalesLists.tsx'
import { SalesChart } from './SalesChart.tsx'
import { SalesFigures, useFigure } from './SalesFigures.tsx'
import { figureOf, SALES_COLUMNS, salesTable } from './sales-table.ts'
import styles from './sales.module.css'

/** Period that shows first, in days. */
const FIRST: Period = 28

/** `/sales`: orders, amounts and units by day beside the same days before, and what sold, helped and was missed. */
export function SalesScreen({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.sales')
  if (!may(operator, 'orders.read')) return <PageNotice text={t('notAllowed')} />
  return <Sales />
}

function Sales() {
  const t = useTranslations('editor.sales')
  const [address, setAddress] = useSearchParams()
  const days = PERIODS.find(each => String(each) === address.get('days')) ?? FIRST
  const { data, error, isPending, refetch } = useOperation('sales.report', { days })
  return (
    <Desk title={t('title')} introduction={t('text')} action={data && <ExportButton report={data} />}>
      <div className={styles.period}>
        <Select
          label={t('period')}
          value={String(days)}
          choices={PERIODS.map(value => ({ value: String(value), label: t(`periods.${value}`) }))}
          onChoose={chosen => setAddress(chosen === String(FIRST) ? {} : { days: chosen })}
        />
      </div>
      {error && <LoadFailure error={error} retry={refetch} />}
      {isPending && <output className={desk.notice}>{t('loading')}</output>}
      {data && <Report report={data} days={days} />}
      <BestSellers days={days} />
      <OfferSums days={days} />
      <MissedSearches days={days} />
    </Desk>
  )
}

function Report({ report, days }: { readonly report: DeskSalesReport; readonly days: Period }) {
  const t = useTranslations('editor.sales')
  const { uiLocale } = useEnvironment()
  const hasSales = [report.total, report.totalBefore].some(
    ({ orders, refunds }) => orders + refunds.amount > 0,
  )
  return (
    <DeskSection title={t('span', { period: t(`periods.${days}`), days: formatCount(days, uiLocale) })}>
      <SalesFigures report={report} columns={SALES_COLUMNS} />
      {hasSales ? (
        <>
          <SalesChart {...report} />
          <details className={styles.details}>
            <summary>{t('table')}</summary>
            <DayTable report={report} />
          </details>
        </>
      ) : (
        <p className={desk.notice}>{t('none')}</p>
      )}
    </DeskSection>
  )
}

/** The figures of the chart and the others, the latest day first. */
function DayTable({ report: { days, before } }: { readonly report: DeskSalesReport }) {
  const t = useTranslations('editor.sales')
  const figure = useFigure()
  const rows = days.map((day, at) => ({ day, earlier: before[at] })).toReversed()
  return (
    <DeskTable
      caption={t('byDay')}
      columns={[t('day'), ...SALES_COLUMNS.map(column => t(column)), t('netBefore')]}
    >
      {rows.map(({ day, earlier }) => (
        <tr key={day.day}>
          <th scope="row" className={desk.short}>
            {day.day}
          </th>
          {SALES_COLUMNS.map(column => (
            <td key={column} data-label={t(column)} className={styles.number}>
              {figure(column, figureOf(day, column))}
            </td>
          ))}
          <td data-label={t('netBefore')} className={styles.number}>
            {earlier && figure('net', figureOf(earlier, 'net'))}
            {earlier && <small>{earlier.day}</small>}
          </td>
        </tr>
      ))}
    </DeskTable>
  )
}

function ExportButton({ report }: { readonly report: DeskSalesReport }) {
  const t = useTranslations('editor.sales')
  const save = () => {
    const text = salesTable(report, {
      day: t('day'),
      columns: SALES_COLUMNS.map(column => t(column)),
      before: value => t('before', { value }),
    })
    const [first, last] = [report.days.at(0)?.day ?? '', report.days.at(-1)?.day ?? '']
    saveFile(`sales-${first}-${last}.csv`, text, 'text/csv')
  }
  return (
    <Button variant="line" onClick={save}>
      {t('export')}
    </Button>
  )
}
