import type { ProductCard as Product } from '#api/client/product-card.ts'
import { formatPeriod } from '#locales/format.ts'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { parseCodes } from '../../page/parse-codes.ts'
import { PlaceholderStrip } from '../../shop/catalogue/product-card/PlaceholderStrip.tsx'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { ProductCard } from '../../shop/catalogue/product-card/ProductCard.tsx'
import { ProductStrip } from '../../shop/catalogue/product-card/ProductStrip.tsx'
import { useNow } from '../../shop/time/use-now.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import { type FlashSale, flashSale } from './flash-sale.ts'
import { SaleCountdown } from './SaleCountdown.tsx'
import type { ShopPromotionsOptions } from './block.ts'
import styles from './ShopPromotions.module.css'

interface Data {
  readonly products?: readonly Product[] | undefined
}

/**
 * Products leave as their promotions end; the block is gone with the last one, and empty where they could not be had
 * (L-172). On the editor's canvas placeholders show while products are on their way, and a sentence where nothing is on sale. Source: L-239 … L-242, LO-57, LO-24.
 */
export function ShopPromotions({ options, data }: ViewProps<ShopPromotionsOptions, Data>) {
  const t = useTranslations('shop.shopPromotions')
  const { mode, now } = useBlockContext()
  if (mode === 'shop' || flashSale(data.products ?? [], now))
    return data.products && <Sale products={data.products} />
  // Cards would look like goods on sale.
  if (data.products && data.products.length > 0) return <EmptyBlock of="shop.shopPromotions" />
  return (
    <section className={`pageWidth ${styles.sale}`}>
      <h2 className={styles.title}>{t('title')}</h2>
      <PlaceholderStrip codes={parseCodes(options.productCodes)} name={t('title')} />
    </section>
  )
}

function Sale({ products }: { readonly products: readonly Product[] }) {
  const t = useTranslations('shop.shopPromotions')
  const start = useBlockContext().now
  const now = useNow({ until: flashSale(products, start)?.period.endTime ?? start })
  const sale = flashSale(products, now)
  if (!sale) return null
  return (
    <section className={`pageWidth ${styles.sale}`} aria-label={t('title')}>
      <header className={styles.header}>
        <h2 className={styles.title}>{t('title')}</h2>
        <Period {...sale.period} />
        <SaleCountdown end={sale.period.endTime} now={now} />
      </header>
      <SaleCards products={products} shown={sale.products.map(({ code }) => code).join()} />
    </section>
  )
}

function Period({ beginTime, endTime }: FlashSale['period']) {
  const { locale } = useBlockContext()
  return <p className={styles.period}>{formatPeriod(beginTime, endTime, locale)}</p>
}

interface CardsProps {
  readonly products: readonly Product[]
  /** Codes of those that show, joined: the cards rest while the seconds run. */
  readonly shown: string
}

const SaleCards = memo(function SaleCards({ products, shown }: CardsProps) {
  const t = useTranslations('shop.shopPromotions')
  const codes = new Set(shown.split(','))
  const cards = products
    .filter(({ code }) => codes.has(code))
    .map(product => ({ key: product.code, content: <ProductCard product={product} /> }))
  return <ProductStrip name={t('title')} cards={cards} snap="view" />
})
