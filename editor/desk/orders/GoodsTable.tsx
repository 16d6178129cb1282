import { Fragment } from 'react'
import { useTranslations } from 'use-intl'
import type { DeskOrderLine } from '#desk/orders/desk-order.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { DeskTable } from '../parts/DeskList.tsx'
import { GoodsName } from '../parts/GoodsName.tsx'
import { useDeskMoney } from '../parts/use-desk-money.ts'
import styles from './orders.module.css'

const COLUMNS = ['item', 'ordered', 'shipped', 'receivedUnits', 'refundedUnits', 'amount'] as const

/** Ordered goods, and the units that have left, arrived and were paid back. */
export function GoodsTable({ lines }: { readonly lines: readonly DeskOrderLine[] }) {
  const t = useTranslations('editor.orders')
  return (
    <DeskTable caption={t('goods')} columns={COLUMNS.map(column => t(column))}>
      {lines.map(line => (
        <Fragment key={line.line}>
          <GoodsRow line={line} />
          <WhyRow line={line} />
        </Fragment>
      ))}
    </DeskTable>
  )
}

function GoodsRow({ line }: { readonly line: DeskOrderLine }) {
  const t = useTranslations('editor.orders')
  const money = useDeskMoney()
  return (
    <tr className={styles.goods}>
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

/** Below a line: why it costs what it costs. */
const WhyRow = ({ line }: { readonly line: DeskOrderLine }) => (
  <tr className={styles.why}>
    <td colSpan={COLUMNS.length}>
      <WhyPrice line={line} />
    </td>
  </tr>
)

function WhyPrice({ line: { name, why } }: { readonly line: DeskOrderLine }) {
  const t = useTranslations('editor.orders')
  const { uiLocale } = useEnvironment()
  return (
    <details>
      <summary>
        {t('why')}
        <span className="visuallyHidden"> {name[uiLocale]}</span>
      </summary>
      <ul>
        {why.map(sentence => (
          <li key={sentence.en_US}>{sentence[uiLocale]}</li>
        ))}
      </ul>
    </details>
  )
}
