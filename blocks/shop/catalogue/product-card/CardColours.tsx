import type { ProductCard } from '#api/client/product-card.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { useTranslations } from 'use-intl'
import { type CardColour, cardColours } from './card-colours.ts'
import { stockState } from '../product-facts/product-card.ts'
import styles from './CardColours.module.css'
import { productHref } from '../product-facts/product-link.ts'

interface Props {
  readonly product: ProductCard
  /** Prefix of addresses inside the sport section; otherwise empty. */
  readonly section: string
}

/**
 * The colours of a product's style. Each is a link to its product; once `product-card/card-elements.ts` has defined the element, a
 * press shows that colour in the card. Which one is current is the element's to say, React leaves it alone. Source: C-056.
 */
export function CardColours({ product, section }: Props) {
  const t = useTranslations('shop.productCard')
  const { shown, more } = cardColours(product)
  if (shown.length === 0) return null
  return (
    <card-colours code={product.code}>
      <fieldset aria-label={t('colours')} className={styles.colours}>
        {shown.map(colour => (
          <a
            key={colour.code}
            href={section + productHref(colour)}
            title={colour.colour?.frontName}
            className={styles.colour}
            aria-current={colour.code === product.code ? 'true' : undefined}
            data-code={colour.code}
            data-picture={colour.picUrl}
            data-alt={colour.picAlt}
            data-stock={stockState(colour.inventory)}
            data-name={colour.title}
            suppressHydrationWarning
          >
            <Swatch colour={colour} />
          </a>
        ))}
        {more > 0 && (
          <span className={styles.more}>
            <span aria-hidden="true">+{more}</span>
            <span className="visuallyHidden">{t('moreColours', { count: more })}</span>
          </span>
        )}
      </fieldset>
    </card-colours>
  )
}

const SWATCH_PX = 20

/** As the product page draws it: a picture, else a plain colour. */
function Swatch({ colour: { colour } }: { readonly colour: CardColour }) {
  if (!colour) return null
  return (
    <>
      <span className={styles.face} style={colour.value ? { background: colour.value } : undefined}>
        {!colour.value && colour.imageUrl && (
          <Picture src={colour.imageUrl} alt="" width={SWATCH_PX} height={SWATCH_PX} />
        )}
      </span>
      <span className="visuallyHidden">{colour.frontName}</span>
    </>
  )
}
