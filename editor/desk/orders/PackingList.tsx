import { useTranslations } from 'use-intl'
import type { DeskOrder } from '#desk/orders/desk-order.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { addressOf } from './OrderFacts.tsx'
import styles from './orders.module.css'
import { unshippedLines } from './parcel-form.ts'

/** Packing list for paper: of an order that has left completely, all its goods. */
export function PackingList({ order }: { readonly order: DeskOrder }) {
  const t = useTranslations('editor.orders')
  const { uiLocale } = useEnvironment()
  const open = unshippedLines(order.lines)
  const lines =
    open.length > 0 ? open : order.lines.map(line => ({ ...line, left: line.quantity - line.closed }))
  const { receiver } = order
  return (
    <section className={styles.packing}>
      <h2>{t('packing.title')}</h2>
      <p>
        {[receiver.name, receiver.mobile, ...addressOf(receiver, uiLocale)].map(line => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('packing.sku')}</th>
            <th scope="col">{t('units')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ line, name, properties, skuCode, left }) => (
            <tr key={line}>
              <td className={styles.tick}>
                {[name[uiLocale], ...properties.map(({ value }) => value[uiLocale])].join(' · ')}
              </td>
              <td>{skuCode}</td>
              <td>{left}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {order.services.map(({ type, memo }) => (
        <p key={type}>
          {t(`packing.services.${type}`)} {memo}
        </p>
      ))}
      {order.remark && <p>{t('packing.remark', { remark: order.remark })}</p>}
    </section>
  )
}
