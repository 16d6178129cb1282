import type { ProductDetail } from '#api/client/product-detail.ts'
import { Badge } from '#ui/badge/Badge.tsx'
import { useTranslations } from 'use-intl'
import { isNew, percentOff } from '../product-card/product-card.ts'
import { isStyleSoldOut } from '../product-detail/stock.ts'
import { useBlockContext } from '../view.ts'
import styles from './ProductGallery.module.css'

/** What there is to know at a glance, each where it applies. Source: C-073, C-092, CO-24. */
export function GalleryLabels({ product }: { readonly product: ProductDetail }) {
  const { now } = useBlockContext()
  const t = useTranslations('shop.productCard')
  const off = percentOff(product)
  return (
    <div className={styles.labels}>
      {isNew(product, now) && <Badge tone="theme">{t('new')}</Badge>}
      {off !== undefined && <Badge tone="accent">{t('percentOff', { percent: off })}</Badge>}
      {isStyleSoldOut(product) && <Badge>{t('soldOut')}</Badge>}
    </div>
  )
}
