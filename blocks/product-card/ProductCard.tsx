import type { ProductCard as Product } from '#api/client/product.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { Price } from '#ui/price/Price.tsx'
import { formatMoney } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useBlockContext } from '../view.ts'
import { CARD_PICTURE_PX, cardPictures } from './card-picture.ts'
import { isNew, percentOff, promotionRibbon, roundedCount, stockState } from './product-card.ts'
import styles from './ProductCard.module.css'
import { productHref } from './product-link.ts'

interface Props {
  readonly product: Product
  /** Heading level of the title: one below the block's own heading. */
  readonly level?: 2 | 3 | 4
}

/**
 * A product as every list shows it: picture, brand, title, price, and what there is to know at a glance. The whole card
 * is one link. Source: C-142 … C-150, L-358, L-409, L-410.
 */
export function ProductCard({ product, level = 3 }: Props) {
  const { now } = useBlockContext()
  const t = useTranslations('shop.productCard')
  const Title = `h${level}` as const
  const brand = product.brandList[0]?.name
  const ribbon = promotionRibbon(product.promotionLabel)
  const stock = stockState(product.inventory)
  return (
    <article className={styles.card} data-stock={stock}>
      <div className={styles.frame}>
        <CardPictures product={product} />
        {isNew(product, now) && <span className={styles.new}>{t('new')}</span>}
        {ribbon && (
          <span className={styles.ribbon} style={{ background: ribbon.background, color: ribbon.colour }}>
            {ribbon.text}
          </span>
        )}
      </div>
      <div className={styles.facts}>
        {brand && <p className={styles.brand}>{brand}</p>}
        <Title className={styles.title}>
          <a className={styles.link} href={productHref(product)}>
            {product.title}
          </a>
        </Title>
        <CardPrice product={product} />
        <Note product={product} />
      </div>
    </article>
  )
}

/** What it costs now and, where that was more, before. Source: C-144. */
function CardPrice({ product: { listPrice, salePrice } }: Pick<Props, 'product'>) {
  const { locale, currencySymbol } = useBlockContext()
  if (!salePrice) return null
  const money = (amount: number) => formatMoney(amount, locale, currencySymbol)
  const was = listPrice && listPrice.amount > salePrice.amount ? money(listPrice.amount) : undefined
  return <Price className={styles.price} price={money(salePrice.amount)} was={was} />
}

/** The pictures are decoration here: the title beside them is the link's name. */
function CardPictures({ product }: Pick<Props, 'product'>) {
  const { main, hover } = cardPictures(product)
  const size = { alt: '', width: CARD_PICTURE_PX, height: CARD_PICTURE_PX }
  return (
    <>
      {main && <Picture src={main} className={styles.picture} {...size} />}
      {hover && <Picture src={hover} className={`${styles.picture} ${styles.hover}`} {...size} />}
    </>
  )
}

/** Sold out wins over a discount; low stock and the sold count stand beside it. Source: C-145, C-147, L-410, CO-43. */
function Note({ product }: Pick<Props, 'product'>) {
  const t = useTranslations('shop.productCard')
  const stock = stockState(product.inventory)
  if (stock === 'soldOut') return <p className={styles.note}>{t('soldOut')}</p>
  const off = percentOff(product)
  const sold = roundedCount(product.sales)
  return (
    <p className={styles.note}>
      {off !== undefined && <span className={styles.off}>{t('percentOff', { percent: off })}</span>}
      {stock === 'low' && <span className={styles.low}>{t('lowStock', { count: product.inventory })}</span>}
      {stock === 'inStock' && product.sales > 0 && (
        <span>{t(sold.isMore ? 'soldMore' : 'sold', { count: sold.count })}</span>
      )}
    </p>
  )
}
