import type { ProductCard as Product } from '#api/client/product.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { Price } from '#ui/price/Price.tsx'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../price/use-money.ts'
import { WishHeart } from '../../favorite/WishHeart.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { sectionOf } from '../../../page/shop-route.ts'
import { useBlockContext } from '../../../page/view.ts'
import { cardColours } from './card-colours.ts'
import { CARD_PICTURE_PX, CARD_PICTURE_SIZES, cardPictures } from './card-picture.ts'
import { CardColours } from './CardColours.tsx'
import { isNew, percentOff, promotionRibbon, roundedCount, stockState } from './product-card.ts'
import styles from './ProductCard.module.css'
import { productHref } from './product-link.ts'
import { QuickBuy } from './QuickBuy.tsx'

interface Props {
  readonly product: Product
  /** Heading level of the title: one below the block's own heading. */
  readonly level?: 2 | 3 | 4
  /** In view from the start: its picture is loaded first. */
  readonly isPriority?: boolean
}

/**
 * A product as every list shows it: picture, brand, title, price, and what there is to know at a glance. The whole card
 * is one link; heart, compare toggle and quick buy lie above it. Source: C-142 … C-152, L-358, L-409, L-410.
 */
export function ProductCard({ product, level = 3, isPriority = false }: Props) {
  const { now, route } = useBlockContext()
  const t = useTranslations('shop.productCard')
  const { code, title } = product
  const Title = `h${level}` as const
  const section = sectionOf(route)
  const ribbon = promotionRibbon(product.promotionLabel)
  const stock = stockState(product.inventory)
  return (
    <article className={styles.card} data-stock={stock} suppressHydrationWarning>
      <div className={styles.frame} data-pictures="">
        <CardPictures product={product} isPriority={isPriority} />
        {isNew(product, now) && (
          <span className={styles.new} data-of={code}>
            {t('new')}
          </span>
        )}
        {ribbon && (
          <span
            className={styles.ribbon}
            data-of={code}
            style={{ background: ribbon.background, color: ribbon.colour }}
          >
            {ribbon.text}
          </span>
        )}
      </div>
      <div className={styles.facts}>
        <CardBrand product={product} />
        <Title className={styles.title}>
          <a className={styles.link} href={section + productHref(product)} suppressHydrationWarning>
            {title}
          </a>
        </Title>
        {product.colour && (
          <p className={styles.colour} data-colour-name="" suppressHydrationWarning>
            {product.colour.frontName}
          </p>
        )}
        <CardColours product={product} section={section} />
        <PriceAndNote product={product} />
        {cardColours(product)
          .shown.filter(colour => colour.code !== code)
          .map(colour => (
            <PriceAndNote key={colour.code} product={colour} isHidden />
          ))}
      </div>
      <div className={styles.actions}>
        <WishHeart code={code} title={title} className={styles.heart} />
        <CompareToggle code={code} title={title} className={styles.compare} />
        <QuickBuy code={code} title={title} className={styles.quickBuy} />
      </div>
    </article>
  )
}

const MARK_PX = 20

/** The leading brand, with its mark where it has one. Source: C-143, C-149. */
function CardBrand({ product: { brandList } }: Pick<Props, 'product'>) {
  const [brand] = brandList
  if (!brand) return null
  return (
    <p className={styles.brand}>
      {brand.imageUrl && (
        <Picture src={brand.imageUrl} alt="" width={MARK_PX} height={MARK_PX} className={styles.mark} />
      )}
      {brand.name}
    </p>
  )
}

/** What price and notes are made of. */
type Priced = Pick<Product, 'code' | 'price' | 'listPrice' | 'isPriceFrom' | 'inventory' | 'sales'>

/** What changes with the colour. That of the other colours of the style is there, and hidden. */
const PriceAndNote = ({
  product,
  isHidden = false,
}: {
  readonly product: Priced
  readonly isHidden?: boolean
}) => (
  <div data-of={product.code} hidden={isHidden} suppressHydrationWarning>
    <CardPrice product={product} />
    <Note product={product} />
  </div>
)

/**
 * What it costs now, or from what its cheapest size costs, and, where that was more, before. What has no price is a gift.
 * Source: C-144, L-216.
 */
function CardPrice({ product: { listPrice, price, isPriceFrom } }: { readonly product: Priced }) {
  const t = useTranslations('shop.productCard')
  const money = useMoney()
  if (!price) return <p className={styles.price}>{t('gift')}</p>
  const now = money(price.amount)
  const was = listPrice && listPrice.amount > price.amount ? money(listPrice.amount) : undefined
  return (
    <Price className={styles.price} price={isPriceFrom ? t('priceFrom', { price: now }) : now} was={was} />
  )
}

/**
 * The title beside the pictures is the link's name: they are decoration, unless the catalogue says what the first one shows.
 */
function CardPictures({ product, isPriority = false }: Pick<Props, 'product' | 'isPriority'>) {
  const { main, hover, alt } = cardPictures(product)
  const size = { alt: '', width: CARD_PICTURE_PX, height: CARD_PICTURE_PX, sizes: CARD_PICTURE_SIZES }
  return (
    <>
      {main && <Picture src={main} className={styles.picture} isPriority={isPriority} {...size} alt={alt} />}
      {hover && <Picture src={hover} className={`${styles.picture} ${styles.hover}`} {...size} />}
    </>
  )
}

/** Sold out wins over all else; the discount, low stock and the sold count stand side by side. Source: C-145, C-147, L-410, CO-43. */
function Note({ product }: { readonly product: Priced }) {
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
