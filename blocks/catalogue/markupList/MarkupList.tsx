import type { ProductPromotion } from '#api/client/product/product-detail.ts'
import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useTranslations } from 'use-intl'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { type ProductData, useProduct } from '../../shop/catalogue/product-detail/product-state.ts'
import type { ViewProps } from '../../page/view.ts'
import { AddOn } from './AddOn.tsx'
import styles from './MarkupList.module.css'
import type { MarkupListOptions } from './block.ts'
import { useExchangePages } from './useExchangePages.ts'

const hasOffers = ({ type, promotionStatus, exchangeProducts }: ProductPromotion) =>
  type === 'EXCHANGE' && promotionStatus === 'RUNNING' && exchangeProducts.edges.length > 0

/**
 * Products one may add for less, activity by activity. It folds by the browser's own means, so its toggle works before
 * any script has come. Source: C-082, C-203, L-340, LO-65.
 */
export function MarkupList({ options, data }: ViewProps<MarkupListOptions, ProductData>) {
  const t = useTranslations('product.markupList')
  const choice = useProduct(data)
  if (!choice) return <EmptyBlock of="product.markupList" />
  const { product } = choice.state
  const activities = product.promotions.filter(hasOffers)
  if (activities.length === 0) return null
  const { defaultOpen, box, mBox } = options
  return (
    <div className="box" style={boxStyle(box, mBox)}>
      {activities.map(activity => (
        <details key={`${product.code} ${activity.code}`} className={styles.markup} open={defaultOpen}>
          <summary className={styles.summary}>
            <h2 className={styles.heading}>{activity.name || t('title')}</h2>
            <span className={styles.count}>
              {t('count', { count: activity.exchangeProducts.pageInfo.totalCount })}
            </span>
            <Icon of={ChevronDown} className={styles.sign} />
          </summary>
          <Offers productCode={product.code} activity={activity} />
        </details>
      ))}
    </div>
  )
}

interface OffersProps {
  readonly productCode: string
  readonly activity: ProductPromotion
}

function Offers({ productCode, activity }: OffersProps) {
  const t = useTranslations('product.markupList')
  const { offers, hasMore, state, more } = useExchangePages(productCode, activity)
  return (
    <>
      {activity.description && <p className={styles.description}>{activity.description}</p>}
      <ul className={styles.list}>
        {offers.map(offer => (
          <AddOn key={offer.product.code} offer={offer} />
        ))}
      </ul>
      <output className={styles.failed}>{state === 'failed' && t('failed')}</output>
      {hasMore && (
        <Button variant="line" isLoading={state === 'loading'} onClick={() => void more()}>
          {t(state === 'failed' ? 'retry' : 'more')}
        </Button>
      )}
    </>
  )
}
