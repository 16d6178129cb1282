import type { ProductCard as Product } from '#api/client/product-card.ts'
import { useTranslations } from 'use-intl'
import { parseCodes } from '../../page/parse-codes.ts'
import { PlaceholderStrip } from '../../shop/catalogue/product-card/PlaceholderStrip.tsx'
import { isSellable } from '../../shop/catalogue/product-facts/product-card.ts'
import { ProductCard } from '../../shop/catalogue/product-card/ProductCard.tsx'
import { ProductStrip } from '../../shop/catalogue/product-card/ProductStrip.tsx'
import { RowSection } from '../../shop/catalogue/product-card/RowSection.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import styles from './BestSelling.module.css'
import type { BestSellingOptions } from './block.ts'

interface Data {
  readonly products?: readonly Product[] | undefined
}

/**
 * Ranked by the order of the codes. Products that cannot be sold leave no gap: the next one moves up, which is our choice.
 * Empty where none could be had (L-172); on the editor's canvas then placeholders. Source: L-243, L-244, LO-47, LO-24.
 */
export function BestSelling({ options, data }: ViewProps<BestSellingOptions, Data>) {
  const t = useTranslations('static.bestSelling')
  const title = t('title')
  const products = data.products?.filter(isSellable) ?? []
  const isBuilder = useIsBuilder()
  if (products.length === 0 && isBuilder)
    return (
      <RowSection title={title}>
        <PlaceholderStrip codes={parseCodes(options.productCodes)} name={title} />
      </RowSection>
    )
  if (products.length === 0) return null
  const cards = products.map((product, index) => ({
    key: product.code,
    content: <Ranked product={product} rank={index + 1} />,
  }))
  return (
    <RowSection title={title}>
      <ProductStrip name={title} cards={cards} />
    </RowSection>
  )
}

/** A card below its rank, which counts from 1. */
function Ranked({ product, rank }: { readonly product: Product; readonly rank: number }) {
  const t = useTranslations('static.bestSelling')
  return (
    <div className={styles.ranked}>
      <p className={styles.rank} data-leads={rank <= 3 || undefined}>
        <span aria-hidden="true">{rank}</span>
        <span className="visuallyHidden">{t('rank', { rank })}</span>
      </p>
      <ProductCard product={product} />
    </div>
  )
}
