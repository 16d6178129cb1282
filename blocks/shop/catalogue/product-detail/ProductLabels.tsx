import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { useTranslations } from 'use-intl'
import styles from './Facts.module.css'

/** Taken down, and the catalogue's own labels; what there is to know at a glance is on the picture. Source: C-073. */
export function ProductLabels({ product }: { readonly product: ProductDetail }) {
  const t = useTranslations('product.choice')
  return (
    <div className={styles.labels}>
      {!product.onShelves && <Badge>{t('offShelf')}</Badge>}
      {product.labels.map(label => (
        <Badge key={label.code} tone="line">
          {label.frontName}
        </Badge>
      ))}
    </div>
  )
}
