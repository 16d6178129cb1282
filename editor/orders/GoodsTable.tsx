import { useTranslations } from 'use-intl'
import type { DeskOrderLine } from '#api/client/desk/orders.ts'
import { formatMoney } from '#locales/format.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { DeskTable } from '../desk/DeskList.tsx'
import { useEnvironment } from '../environment.ts'
import styles from './orders.module.css'

/** What was ordered, and how much of it has left, arrived and was paid back. */
export function GoodsTable({ lines }: { readonly lines: readonly DeskOrderLine[] }) {
  const t = useTranslations('editor.orders')
  return (
    <DeskTable
      caption={t('goods')}
      columns={[t('item'), t('ordered'), t('shipped'), t('received'), t('refunded'), t('amount')]}
    >
      {lines.map(line => (
        <GoodsRow key={line.line} line={line} />
      ))}
    </DeskTable>
  )
}

function GoodsRow({ line }: { readonly line: DeskOrderLine }) {
  const t = useTranslations('editor.orders')
  const { uiLocale, currencySymbol } = useEnvironment()
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
      <td data-label={t('received')} className={styles.count}>
        {line.received}
      </td>
      <td data-label={t('refunded')} className={styles.count}>
        {line.refunded}
      </td>
      <td data-label={t('amount')} className={styles.count}>
        {formatMoney(line.amount.amount, uiLocale, currencySymbol)}
      </td>
    </tr>
  )
}
