import { useTranslations } from 'use-intl'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { BuyButtons } from '../../shop/catalogue/product-detail/BuyButtons.tsx'
import { ColourChoice } from '../../shop/catalogue/product-detail/ColourChoice.tsx'
import { PriceLine } from '../../shop/catalogue/product-detail/PriceLine.tsx'
import {
  type ProductData,
  type ProductInUse,
  useProduct,
} from '../../shop/catalogue/product-detail/product-state.ts'
import { ProductHeading } from '../../shop/catalogue/product-detail/ProductHeading.tsx'
import { ProductLabels } from '../../shop/catalogue/product-detail/ProductLabels.tsx'
import { QuantityField } from '../../shop/catalogue/product-detail/QuantityField.tsx'
import { SizeChoice } from '../../shop/catalogue/product-detail/SizeChoice.tsx'
import { useTextMark, type ViewProps } from '../../page/view.ts'
import { Actions } from './Actions.tsx'
import styles from './ProductSummary.module.css'
import type { ProductSummaryOptions } from './block.ts'
import { SummaryFacts } from './SummaryFacts.tsx'
import { useDocumentHead } from './useDocumentHead.ts'
import { useMemberView } from './useMemberView.ts'
import { useSizeGuide } from './useSizeGuide.tsx'

type Props = ViewProps<ProductSummaryOptions, ProductData>

/** Everything one decides about a product beside its pictures. Source: C-071 … C-114. */
export function ProductSummary({ options, data }: Props) {
  const choice = useProduct(data)
  const t = useTranslations('product.productSummary')
  if (!choice) return <EmptyBlock text={t('placeholder')} />
  return <Summary options={options} choice={choice} />
}

interface SummaryProps extends Pick<Props, 'options'> {
  readonly choice: ProductInUse
}

function Summary({ options, choice }: SummaryProps) {
  const t = useTranslations('product.productSummary')
  const mark = useTextMark()
  useMemberView(choice)
  useDocumentHead(choice)
  const guide = useSizeGuide(choice.state.product)
  const { state } = choice
  const { product } = state
  return (
    <section
      className={`box ${styles.summary}`}
      style={boxStyle(options.box, options.mBox)}
      aria-label={t('label')}
    >
      <ProductLabels product={product} />
      <ProductHeading product={product} level={1} />
      <PriceLine state={state} />
      {options.message && (
        <p className={styles.message} {...mark('message')}>
          {options.message}
        </p>
      )}
      {!product.onShelves && <p className={styles.message}>{t('offShelf')}</p>}
      <ColourChoice choice={choice} />
      <SizeChoice choice={choice} onSizeGuide={guide.open} />
      <QuantityField choice={choice} />
      <BuyButtons choice={choice} place="page" />
      <Actions options={options} product={product} />
      <SummaryFacts product={product} showCategories={options.showCategories} />
      {guide.drawer}
    </section>
  )
}
