import type { CategoryCount } from '#api/client/product/category-count.ts'
import type { ProductCard as Product } from '#api/client/product-card.ts'
import { useTranslations } from 'use-intl'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { parseCodes } from '../../page/parse-codes.ts'
import { CardSection } from '../../shop/catalogue/product-card/CardSection.tsx'
import { PlaceholderStrip } from '../../shop/catalogue/product-card/PlaceholderStrip.tsx'
import { isSellable } from '../../shop/catalogue/product-facts/product-card.ts'
import { RowSection } from '../../shop/catalogue/product-card/RowSection.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import type { BrandProductOptions } from './block.ts'

interface Data {
  readonly products?: readonly Product[] | undefined
  /** `null` for no code or an unknown one, absent where the call failed: the row then has no title. */
  readonly category?: CategoryCount | null | undefined
}

/**
 * Nothing, spacing included, where there are no products to sell (L-172); on the editor's canvas then placeholders.
 * Source: L-245 … L-247, LO-56, LO-24.
 */
export function BrandProduct({ options, data }: ViewProps<BrandProductOptions, Data>) {
  const t = useTranslations('static.brandProduct')
  const { productCodes, categoryCode, box, mBox } = options
  const isBuilder = useIsBuilder()
  const products = data.products?.filter(isSellable) ?? []
  if (!isBuilder && products.length === 0) return null
  return (
    <div className="box" style={boxStyle(box, mBox)}>
      {products.length === 0 ? (
        <RowSection title={categoryCode || undefined}>
          <PlaceholderStrip codes={parseCodes(productCodes)} name={t('name')} />
        </RowSection>
      ) : (
        <CardSection title={titleOf(data.category)} name={t('name')} products={products} />
      )}
    </div>
  )
}

/** `Boots (37)`, the name alone without a count, nothing without a category. Source: LO-56. */
function titleOf(category: CategoryCount | null | undefined): string | undefined {
  if (!category) return undefined
  const { navFrontName, productCount } = category
  return productCount === null ? navFrontName : `${navFrontName} (${productCount})`
}
