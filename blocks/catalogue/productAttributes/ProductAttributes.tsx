import type { ProductAttribute } from '#api/client/product/product-detail.ts'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { detailAttributes } from '../../shop/catalogue/product-detail/attributes.ts'
import { AttributeValues } from '../../shop/catalogue/product-detail/AttributeValues.tsx'
import { type ProductData, useProduct } from '../../shop/catalogue/product-detail/product-state.ts'
import type { ViewProps } from '../../page/view.ts'
import { Facts, hasFacts } from './Facts.tsx'
import styles from './ProductAttributes.module.css'
import type { ProductAttributesOptions } from './block.ts'

/** Attributes of the product, one block each. Source: C-080, C-084. */
export function ProductAttributes({ options, data }: ViewProps<ProductAttributesOptions, ProductData>) {
  const t = useTranslations('product.productAttributes')
  const headingId = useId()
  const choice = useProduct(data)
  if (!choice) return <EmptyBlock of="product.productAttributes" />
  const { product } = choice.state
  const { title, showFacts, box, mBox } = options
  const details = detailAttributes(product)
  const isFactual = showFacts && hasFacts(product)
  if (details.length === 0 && !isFactual) return null
  return (
    <section className={`box ${styles.attributes}`} style={boxStyle(box, mBox)} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title || t('title')}
      </h2>
      {isFactual && <Facts product={product} />}
      {details.length > 0 && (
        <dl className={styles.details}>
          {details.map(attribute => (
            <Detail key={attribute.code} attribute={attribute} />
          ))}
        </dl>
      )}
    </section>
  )
}

const Detail = ({ attribute }: { readonly attribute: ProductAttribute }) => (
  <div className={styles.detail} data-attribute={attribute.code}>
    <dt className={styles.name}>{attribute.frontName}</dt>
    <dd className={styles.value}>
      <AttributeValues values={attribute.values} />
    </dd>
  </div>
)
