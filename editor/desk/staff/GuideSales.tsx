import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { type Period, PERIODS } from '#desk/sales/desk-sales.ts'
import type { DeskGuideSales } from '#desk/staff/desk-staff.ts'
import { formatCount } from '#locales/format.ts'
import { SPREADSHEET_MARK, spreadsheetLine } from '#platform/csv.ts'
import { Button } from '#ui/button/Button.tsx'
import { Select } from '#ui/select/Select.tsx'
import { saveFile } from '../../builder/transfer/files.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import desk from '../../kit/parts/screen.module.css'
import { DeskList } from '../parts/DeskList.tsx'
import { DeskSection } from '../parts/DeskSection.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'

/** Paid orders of a period by the guide that they name, for the screen and for spreadsheets. */
export function GuideSales() {
  const t = useTranslations('editor.staff')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  const [days, setDays] = useState<Period>(28)
  const { data, error, isPending, refetch } = useOperation('staff.sales', { days })
  const save = (sales: readonly DeskGuideSales[]) => {
    const head = [t('code'), t('name'), t('orders'), t('amount')]
    const rows = sales.map(({ code, name, orders, amount }) => [
      code,
      name,
      String(orders),
      amount.amount.toFixed(2),
    ])
    saveFile(
      `guides-${days}.csv`,
      SPREADSHEET_MARK + [head, ...rows].map(spreadsheetLine).join(''),
      'text/csv',
    )
  }
  return (
    <DeskSection
      title={t('sales')}
      action={
        data &&
        data.length > 0 && (
          <Button variant="line" onClick={() => save(data)}>
            {t('exportSales')}
          </Button>
        )
      }
    >
      <div className={desk.finders}>
        <Select
          label={t('period')}
          value={String(days)}
          choices={PERIODS.map(value => ({ value: String(value), label: t('days', { days: value }) }))}
          onChoose={chosen => setDays(PERIODS.find(each => String(each) === chosen) ?? 28)}
        />
      </div>
      <DeskList
        isPending={isPending}
        error={error}
        retry={refetch}
        loading={t('loadingSales')}
        {...(data && { none: t('noSales') })}
        caption={t('sales')}
        columns={[t('code'), t('name'), t('orders'), t('amount')]}
      >
        {(data ?? []).map(({ code, name, orders, amount }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td data-label={t('name')}>{name || '–'}</td>
            <td data-label={t('orders')}>{formatCount(orders, uiLocale)}</td>
            <td data-label={t('amount')}>{money(amount)}</td>
          </tr>
        ))}
      </DeskList>
    </DeskSection>
  )
}
