import type { ProductCard } from '#api/client/product-card.ts'
import { isRunning, readPeriod } from '#api/rules/period.ts'
import { isSellable } from '#blocks/shop/catalogue/product-facts/product-card.ts'
import { formatMoment } from '#locales/format.ts'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from '../controls.module.css'
import { useInspector } from '../context.ts'
import { productName, promotionName, StockBadge, thumbOf, usePriceOf } from './product-choice.tsx'
import type { Known } from './use-products.ts'

interface Props {
  readonly code: string
  readonly known: Known
  /** Products of a sale show while one of their promotions runs. */
  readonly isSale: boolean
}

/** What the shop says of a chosen product now; in a sale also why it does not show. */
export function ProductRow({ code, known, isSale }: Props) {
  const t = useTranslations('editor.inspector.products')
  const { now } = useInspector()
  const hidden = isSale ? hiddenBy(known, now()) : undefined
  const reason = hidden && <small className={styles.bad}>{t(`hidden.${hidden}`)}</small>
  if (typeof known === 'object') return <KnownProduct product={known} reason={reason} />
  return (
    <>
      <span className={styles.choicePicture} />
      <span className={styles.choiceText}>
        <span>{code}</span>
        {reason}
      </span>
      {known === 'unknown' && <span className={styles.badgeBad}>{t('unknown')}</span>}
      {known === 'failed' && <span className={styles.badgeWarn}>{t('notAsked')}</span>}
    </>
  )
}

interface KnownProps {
  readonly product: ProductCard
  readonly reason: ReactNode
}

function KnownProduct({ product, reason }: KnownProps) {
  const priceOf = usePriceOf()
  const promotion = usePromotionOf(product)
  return (
    <>
      <img className={styles.choicePicture} src={thumbOf(product)} alt="" loading="lazy" />
      <span className={styles.choiceText}>
        <span>{productName(product)}</span>
        <small>{[product.code, priceOf(product)].filter(Boolean).join(' · ')}</small>
        {promotion && <small>{promotion}</small>}
        {reason}
        <span className={styles.state}>
          <StockBadge product={product} />
        </span>
      </span>
    </>
  )
}

/** Names the promotion that runs longest, and its end; the label alone where the period is not known. */
function usePromotionOf(product: ProductCard): string {
  const t = useTranslations('editor.inspector.products')
  const { locale, now } = useInspector()
  const ends = runningOf(product, now()).map(({ endTime }) => endTime)
  const name = promotionName(product)
  if (ends.length === 0) return name
  return t('promotion', { name: name || t('unnamed'), end: formatMoment(Math.max(...ends), locale) })
}

const runningOf = ({ promotions = [] }: ProductCard, now: number) =>
  promotions.map(readPeriod).filter(period => isRunning(period, now))

/** Why a sale does not show a product at `now`, epoch ms; `undefined` where it does, and while that is not known. */
function hiddenBy(known: Known, now: number): 'unknown' | 'offShelf' | 'gift' | 'noPromotion' | undefined {
  if (known === 'unknown') return 'unknown'
  if (typeof known !== 'object') return undefined
  if (!known.onShelves) return 'offShelf'
  if (!isSellable(known)) return 'gift'
  return runningOf(known, now).length > 0 ? undefined : 'noPromotion'
}
