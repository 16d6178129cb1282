import type { ProductPrice } from '#api/client/product/product-prices.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../../page/view.ts'
import { cardPriceHtml } from './card-price-html.ts'
import styles from './ProductCard.module.css'

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'card-price': React.HTMLAttributes<HTMLElement> & { readonly 'data-of': string }
    }
  }
}

interface Props {
  readonly product: ProductPrice
  /** That of another colour of the style is there, and hidden until the colour is chosen. */
  readonly isHidden: boolean
}

/**
 * A product's price and notes in its card, as the page came with them. The element `<card-price>` owns what is inside: React writes it and
 * never looks at it again, so that the element may show a member's own price (`card-price.ts`).
 */
export function CardPrice({ product, isHidden }: Props) {
  const card = useTranslations('shop.productCard')
  const price = useTranslations('common.price')
  const { locale, currencySymbol, facts } = useBlockContext()
  return (
    <card-price
      className={styles.priceBox}
      // Before the code: when that changes, the element shows the own price of the new one.
      dangerouslySetInnerHTML={{
        __html: cardPriceHtml(product, { card, price, locale, currencySymbol, facts }),
      }}
      data-of={product.code}
      hidden={isHidden}
      suppressHydrationWarning
    />
  )
}
