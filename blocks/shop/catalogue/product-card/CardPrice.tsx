import type { ProductPrice } from '#api/client/product/product-prices.ts'
import { Price } from '#ui/price/Price.tsx'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../../../page/view.ts'
import { useMoney } from '../../price/use-money.ts'
import { useOwnPrice } from './own-prices.ts'
import { percentOff, roundedCount, stockState } from '../product-facts/product-card.ts'
import styles from './ProductCard.module.css'

/** A product's price and notes in its card, at the shopper's own price once that is known. */
export function CardPrice({ product }: { readonly product: ProductPrice }) {
  const own = useOwnPrice(product)
  return (
    <>
      <Amount product={own} />
      <Note product={own} />
    </>
  )
}

/**
 * Price now, or of its cheapest size, and, where that was more, before. What has no price is a gift.
 * Source: C-144, L-216.
 */
function Amount({ product: { listPrice, price, isPriceFrom } }: { readonly product: ProductPrice }) {
  const t = useTranslations('shop.productCard')
  const money = useMoney()
  if (!price) return <p className={styles.price}>{t('gift')}</p>
  const now = money(price.amount)
  const was = listPrice && listPrice.amount > price.amount ? money(listPrice.amount) : undefined
  return (
    <Price className={styles.price} price={isPriceFrom ? t('priceFrom', { price: now }) : now} was={was} />
  )
}

/** Sold out wins over all else; the discount, low stock and the sold count are side by side. Source: C-145, C-147, L-410, CO-43. */
function Note({ product }: { readonly product: ProductPrice }) {
  const t = useTranslations('shop.productCard')
  const { facts } = useBlockContext()
  const stock = stockState(product.inventory)
  if (stock === 'soldOut') return <p className={styles.note}>{t('soldOut')}</p>
  const off = percentOff(product)
  const sold = roundedCount(product.sales)
  return (
    <p className={styles.note}>
      {off !== undefined && <span className={styles.off}>{t('percentOff', { percent: off })}</span>}
      {stock === 'low' && <span className={styles.low}>{t('lowStock', { count: product.inventory })}</span>}
      {product.sales >= facts.soldCountMin && product.sales > 0 && (
        <span>{t(sold.isMore ? 'soldMore' : 'sold', { count: sold.count })}</span>
      )}
    </p>
  )
}
