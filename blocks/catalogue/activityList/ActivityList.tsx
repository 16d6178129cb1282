import { readPeriod } from '#api/rules/period.ts'
import type { ProductPromotion } from '#api/client/product/product-detail.ts'
import { formatPeriod, isWholeDays } from '#locales/format.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { type ProductData, useProduct } from '../../shop/catalogue/product-detail/product-state.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import styles from './ActivityList.module.css'
import { runningAt } from './running.ts'
import type { ActivityListOptions } from './block.ts'

/** Activities the product takes part in now; nothing without any. Source: C-080, C-205. */
export function ActivityList({ options, data }: ViewProps<ActivityListOptions, ProductData>) {
  const t = useTranslations('product.activityList')
  const { now } = useBlockContext()
  const headingId = useId()
  const choice = useProduct(data)
  if (!choice) return <EmptyBlock of="product.activityList" />
  const { title, box, mBox } = options
  const activities = runningAt(choice.state.product.promotions, now)
  if (activities.length === 0) return null
  return (
    <section className={`box ${styles.offers}`} style={boxStyle(box, mBox)} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title || t('title')}
      </h2>
      <ul className={styles.list}>
        {activities.map(activity => (
          <Activity key={activity.code} activity={activity} />
        ))}
      </ul>
    </section>
  )
}

/** Name, rules and period in Hong Kong time. Source: C-205. */
function Activity({ activity }: { readonly activity: ProductPromotion }) {
  const t = useTranslations('product.activityList')
  const { locale } = useBlockContext()
  const { name, description } = activity
  const { beginTime, endTime } = readPeriod(activity)
  const period = formatPeriod(beginTime, endTime, locale)
  return (
    <li className={styles.activity}>
      <p className={styles.name}>{name}</p>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.period}>{isWholeDays(beginTime, endTime) ? period : t('period', { period })}</p>
    </li>
  )
}
