import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { useTranslations } from 'use-intl'
import { CompareToggle } from '../../shop/catalogue/compare/CompareToggle.tsx'
import { ShareButton } from '../../shop/catalogue/product-detail/ShareButton.tsx'
import styles from './ProductSummary.module.css'
import type { ProductSummaryOptions } from './block.ts'

interface Props {
  readonly options: Pick<ProductSummaryOptions, 'showShare' | 'showCompare'>
  readonly product: ProductDetail
}

/** Compare and share. Source: C-079, C-160, CO-21. */
export function Actions({ options: { showShare, showCompare }, product }: Props) {
  const t = useTranslations('product.productSummary')
  if (!showShare && !showCompare) return null
  return (
    <div className={styles.actions}>
      {showCompare && product.onShelves && (
        <CompareToggle code={product.code} title={product.title} className={styles.compare}>
          {t('compare')}
        </CompareToggle>
      )}
      {showShare && <ShareButton product={product} />}
    </div>
  )
}
