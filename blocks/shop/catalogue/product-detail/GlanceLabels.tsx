import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { useTranslations } from 'use-intl'
import { isNew, promotionRibbon } from '../product-facts/product-card.ts'
import { useBlockContext } from '../../../page/view.ts'
import styles from './GlanceLabels.module.css'
import { isStyleSoldOut } from './stock.ts'

/**
 * Labels at a glance, on the picture as on a card: the ribbon of a promotion, new, sold out. The discount is shown
 * by the price. Source: C-073, C-092, C-094, CO-24, L-409.
 */
export function GlanceLabels({ product }: { readonly product: ProductDetail }) {
  const { now } = useBlockContext()
  const t = useTranslations('product.choice')
  const ribbon = promotionRibbon(product.promotionLabel)
  return (
    <div className={styles.labels}>
      {ribbon && (
        <span className={styles.ribbon} style={ribbon.style}>
          {ribbon.text}
        </span>
      )}
      {isNew(product, now) && <Badge tone="theme">{t('new')}</Badge>}
      {product.onShelves && isStyleSoldOut(product) && <Badge>{t('soldOut')}</Badge>}
    </div>
  )
}
