import type { Order } from '#api/client/order/order.ts'
import { placeLines } from '#api/rules/place-lines.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../page/view.ts'
import { OrderLines } from '../../shop/order/OrderLines.tsx'
import styles from './PayResult.module.css'

/** What was ordered and where it goes, which shoppers look for first: a wrong address or size can still be mended. Source: M-123. */
export function Ordered({ order }: { readonly order: Order }) {
  const t = useTranslations('account.payResult')
  const { locale } = useBlockContext()
  const id = useId()
  const { receiptInfo, distributionType, orderLines } = order
  const place = [receiptInfo.name, receiptInfo.pickupName, ...placeLines(receiptInfo, locale)].filter(Boolean)
  return (
    <section className={styles.ordered} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {t('ordered')}
      </h2>
      <OrderLines lines={orderLines} />
      <div className={styles.place}>
        <h3 className={styles.label}>{t(distributionType === 'PICKUP' ? 'collectAt' : 'goesTo')}</h3>
        {place.map(line => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </section>
  )
}
