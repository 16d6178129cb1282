import { useTranslations } from 'use-intl'
import type { DeskOrderLine } from '#desk/orders/desk-order.ts'
import { DeskTable } from '../parts/DeskList.tsx'
import { GoodsName } from '../parts/GoodsName.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import styles from './orders.module.css'

/** Ordered goods, and the units that have left, arrived and were paid back. */
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
  const money = useDeskMoney()
  return (
    <tr>
      <GoodsName of={line} />
      <td data-label={t('ordered')} className={styles.count}>
        {line.quantity}
      </td>
      <td data-label={t('shipped')} className={styles.count}>
        {line.shipped}
        {line.closed > 0 && <small>{t('closedUnits', { count: line.closed })}</small>}
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
