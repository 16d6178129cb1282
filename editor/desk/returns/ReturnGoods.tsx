import { useTranslations } from 'use-intl'
import type { DeskReturn, DeskReturnLine } from '#desk/returns/desk-return.ts'
import { DeskTable } from '../parts/DeskList.tsx'
import { GoodsName } from '../parts/GoodsName.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import { useEnvironment } from '../../kit/environment.ts'

/** Returned goods and their replacement. */
export function ReturnGoods({ record: { lines, type } }: { readonly record: DeskReturn }) {
  const t = useTranslations('editor.returns')
  const isExchange = type === 'EXCHANGE'
  return (
    <DeskTable
      caption={t('goods')}
      columns={[t('item'), t('units'), ...(isExchange ? [t('instead')] : []), t('amount')]}
    >
      {lines.map(line => (
        <GoodsRow key={line.line} line={line} isExchange={isExchange} />
      ))}
    </DeskTable>
  )
}

function GoodsRow({ line, isExchange }: { readonly line: DeskReturnLine; readonly isExchange: boolean }) {
  const t = useTranslations('editor.returns')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  const { exchange } = line
  return (
    <tr>
      <GoodsName of={line} />
      <td data-label={t('units')}>{line.quantity}</td>
      {isExchange && (
        <td data-label={t('instead')}>
          {exchange?.values.map(value => value[uiLocale]).join(' / ')}
          {exchange && <small>{exchange.skuCode}</small>}
        </td>
      )}
      <td data-label={t('amount')}>{money(line.amount)}</td>
    </tr>
  )
}
