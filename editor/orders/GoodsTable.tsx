import { useTranslations } from 'use-intl'
import type { DeskOrderLine } from '#api/client/desk/orders.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { DeskTable } from '../desk/DeskList.tsx'
import { useEnvironment } from '../environment.ts'
import styles from './orders.module.css'
import { useDeskMoney } from '../desk/use-desk-money.ts'

/** What was ordered, and how much of it has left, arrived and was paid back. */
export function GoodsTable({ lines }: { readonly lines: readonly DeskOrderLine[] }) {
  const t = useTranslations('editor.orders')
  return (
    <DeskTable
      caption={t('goods')}
      columns={[t('item'), t('ordered'), t('shipped'), t('receivedUnits'), t('refundedUnits'), t('amount')]}
    >
      {lines.map(line => (
        <GoodsRow key={line.line} line={line} />
      ))}
    </DeskTable>
  )
}

function GoodsRow({ line }: { readonly line: DeskOrderLine }) {
  const t = useTranslations('editor.orders')
  const { uiLocale } = useEnvironment()
  const money = useDeskMoney()
  const about = [line.skuCode, ...line.properties.map(({ value }) => value[uiLocale])]
  return (
    <tr>
      <th scope="row">
        <div className={styles.item}>
          {line.image && <Picture src={line.image} alt="" width={48} height={60} />}
          <div>
            {line.name[uiLocale]}
            <small>{about.join(' · ')}</small>
            {line.isGift && <small>{t('gift')}</small>}
          </div>
        </div>
      </th>
      <td data-label={t('ordered')} className={styles.count}>
        {line.quantity}
      </td>
      <td data-label={t('shipped')} className={styles.count}>
        {line.shipped}
      </td>
      <td data-label={t('receivedUnits')} className={styles.count}>
        {line.received}
      </td>
      <td data-label={t('refundedUnits')} className={styles.count}>
        {line.refunded}
      </td>
      <td data-label={t('amount')} className={styles.count}>
        {money(line.amount)}
      </td>
    </tr>
  )
}
