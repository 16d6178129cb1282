import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { Icon } from '#ui/icon/Icon.tsx'
import Star from 'lucide-react/icons/star'
import { useTranslations } from 'use-intl'
import { attributeOf, attributeText } from '../../shop/catalogue/product-detail/attributes.ts'
import styles from './ProductAttributes.module.css'

interface Props {
  readonly product: ProductDetail
}

const FACTS = ['craft', 'qualityStar', 'briefDescription', 'returnPolicy'] as const

export const hasFacts = (product: ProductDetail) => FACTS.some(code => attributeText(product, code) !== '')

/**
 * In brief, how it was made, its quality star, and returns that differ from the shop’s: each where the product has it. Style code
 * and delivery area are in the summary. Source: C-062, C-080.
 */
export function Facts({ product }: Props) {
  const t = useTranslations('product.productAttributes')
  const separator = t('separator')
  const text = (code: (typeof FACTS)[number]) => attributeText(product, code, separator)
  const [brief, craft, quality, returns] = [
    text('briefDescription'),
    text('craft'),
    text('qualityStar'),
    text('returnPolicy'),
  ]
  return (
    <>
      {brief && <p className={styles.brief}>{brief}</p>}
      {(craft || quality || returns) && (
        <dl className={styles.facts}>
          <Fact name={t('craft')} text={craft} />
          <Fact name={t('quality')} text={quality} stars={starsOf(product)} />
          <Fact name={t('returns')} text={returns} />
        </dl>
      )}
    </>
  )
}

const MOST_STARS = 5

/** Stars to draw: the value's code where that is 1 to 5, else none; its words are shown either way. */
function starsOf(product: ProductDetail): number {
  const stars = Number(attributeOf(product, 'qualityStar')?.values[0]?.code)
  return Number.isInteger(stars) && stars >= 1 && stars <= MOST_STARS ? stars : 0
}

interface FactProps {
  readonly name: string
  readonly text: string
  readonly stars?: number
}

function Fact({ name, text, stars = 0 }: FactProps) {
  if (!text) return null
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>
        {stars > 0 && (
          <span className={styles.stars} aria-hidden="true">
            {Array.from({ length: MOST_STARS }, (_, place) => (
              <span key={place} className={styles.star} data-full={place < stars || undefined}>
                <Icon of={Star} size={1} />
              </span>
            ))}
          </span>
        )}
        {text}
      </dd>
    </div>
  )
}
