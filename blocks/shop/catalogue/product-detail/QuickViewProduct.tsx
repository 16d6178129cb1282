import { ButtonLink } from '#ui/button/Button.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { productHref } from '../product-facts/product-link.ts'
import { sectionOf } from '../../../page/shop-route.ts'
import { useBlockContext } from '../../../page/view.ts'
import { AddedNote } from './AddedNote.tsx'
import { BuyButtons } from './BuyButtons.tsx'
import { ColourChoice } from './ColourChoice.tsx'
import { PriceLine } from './PriceLine.tsx'
import { ProductHeading } from './ProductHeading.tsx'
import { ProductLabels } from './ProductLabels.tsx'
import type { ProductInUse } from './product-state.ts'
import { QuantityField } from './QuantityField.tsx'
import { QuickGallery } from './QuickGallery.tsx'
import styles from './QuickView.module.css'
import { SizeChoice } from './SizeChoice.tsx'

interface Props {
  readonly choice: ProductInUse
  readonly onSizeGuide: () => void
  readonly onClose: () => void
  /** Replaces the buttons that buy. */
  readonly children?: ReactNode
}

/** Product in quick view: the same choices as its page, and the way there. Source: C-086. */
export function QuickViewProduct({ choice, onSizeGuide, onClose, children }: Props) {
  const t = useTranslations('product.quickView')
  const { route } = useBlockContext()
  const { state } = choice
  const { product } = state
  const section = sectionOf(route)
  return (
    <div className={styles.product}>
      <QuickGallery key={product.code} product={product} isLeaving={state.coming !== undefined} />
      <div className={styles.facts}>
        <ProductLabels product={product} />
        <ProductHeading product={product} level={2} isLink />
        <PriceLine state={state} />
        <ColourChoice choice={choice} />
        <SizeChoice choice={choice} onSizeGuide={onSizeGuide} />
        <QuantityField choice={choice} />
        <ButtonLink variant="line" isWide className={styles.detail} href={section + productHref(product)}>
          {t('viewDetail')}
        </ButtonLink>
        {children ?? <Buying choice={choice} onClose={onClose} />}
      </div>
    </div>
  )
}

/** The buttons, or what was just added with them. */
function Buying({ choice, onClose }: Pick<Props, 'choice' | 'onClose'>) {
  const { added } = choice.state
  if (added) return <AddedNote choice={choice} added={added} onClose={onClose} />
  return <BuyButtons choice={choice} place="modal" isConfirmed />
}
