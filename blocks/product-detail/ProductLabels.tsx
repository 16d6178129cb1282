import type { ProductDetail } from '#api/client/product-detail.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { useTranslations } from 'use-intl'
import { isNew, promotionRibbon } from '../product-card/product-card.ts'
import { useBlockContext } from '../view.ts'
import styles from './Facts.module.css'
import { isStyleSoldOut } from './stock.ts'

/** New, sold out, taken down, the catalogue's own labels, and the ribbon of a promotion. Source: C-073, C-092, C-094, L-409. */
export function ProductLabels({ product }: { readonly product: ProductDetail }) {
  const t = useTranslations('shop.choice')
  const { now } = useBlockContext()
  const ribbon = promotionRibbon(product.promotionLabel)
  const isSoldOut = product.onShelves && isStyleSoldOut(product)
  return (
    <div className={styles.labels}>
      {ribbon && (
        <span className={styles.ribbon} style={{ background: ribbon.background, color: ribbon.colour }}>
          {ribbon.text}
        </span>
      )}
      {isNew(product, now) && <Badge tone="theme">{t('new')}</Badge>}
      {isSoldOut && <Badge>{t('soldOut')}</Badge>}
      {!product.onShelves && <Badge>{t('offShelf')}</Badge>}
      {product.labels.map(label => (
        <Badge key={label.code} tone="line">
          {label.frontName}
        </Badge>
      ))}
    </div>
  )
}
