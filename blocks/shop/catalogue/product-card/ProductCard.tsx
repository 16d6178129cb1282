import type { ProductCard as Product } from '#api/client/product-card.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { useTranslations } from 'use-intl'
import { WishHeart } from '../../favorite/WishHeart.tsx'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { sectionOf } from '../../../page/shop-route.ts'
import { useBlockContext } from '../../../page/view.ts'
import { cardColours } from './card-colours.ts'
import { CARD_PICTURE_PX, CARD_PICTURE_SIZES, cardPictures } from '../product-facts/card-picture.ts'
import { CardColours } from './CardColours.tsx'
import { CardPrice } from './CardPrice.tsx'
import { isNew, promotionRibbon, stockState } from '../product-facts/product-card.ts'
import styles from './ProductCard.module.css'
import { productHref } from '../product-facts/product-link.ts'
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
          <span className={styles.ribbon} data-of={code} style={ribbon.style}>
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
        {priced(product).map(one => (
          <CardPrice key={one.code} product={one} isHidden={one.code !== code} />
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

/** The product, then the colours its card can show instead. */
const priced = (product: Product) => [
  product,
  ...cardColours(product).shown.filter(({ code }) => code !== product.code),
]

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
