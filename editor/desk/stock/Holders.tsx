import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import styles from './stock.module.css'
import type { ShownStock } from './StockTable.tsx'

interface Props {
  readonly stock: ShownStock
  readonly operator: Operator
  /** Held units, written out. */
  readonly units: string
}

/** Units that orders hold, and on request these orders. */
export function Holders({ stock: { sku, holds = [], moreHolds = 0 }, operator, units }: Props) {
  const t = useTranslations('editor.stock.holds')
  if (holds.length === 0) return units
  const isLinked = may(operator, 'orders.read')
  return (
    <details className={styles.holds}>
      <summary aria-label={t('of', { sku, units })}>{units}</summary>
      <ul>
        {holds.map(({ order, units: count }) => (
          <li key={order}>
            {isLinked ? <Link to={`/orders/${order}`}>{order}</Link> : order} {t('units', { count })}
          </li>
        ))}
        {moreHolds > 0 && <li>{t('more', { count: moreHolds })}</li>}
      </ul>
    </details>
  )
}
