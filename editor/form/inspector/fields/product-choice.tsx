import type { ProductCard } from '#api/client/product-card.ts'
import { promotionRibbon } from '#blocks/shop/catalogue/product-facts/product-card.ts'
import { formatMoney } from '#locales/format.ts'
import { resized } from '#ui/picture/resized.ts'
import { useTranslations } from 'use-intl'
import { useInspector } from '../context.ts'
import { useAnswer } from '../../../kit/parts/use-answer.ts'
import type { Choice } from './ChoiceBox.tsx'
import styles from '../controls.module.css'

/** Below this many units a product counts as nearly gone, in the editor's lists only. */
const FEW = 5

/** State of a product for operators: off the shelf, none left, few left. */
export function StockBadge({ product }: { readonly product: ProductCard }) {
  const t = useTranslations('editor.inspector.products')
  if (!product.onShelves) return <span className={styles.badgeBad}>{t('offShelf')}</span>
  if (product.inventory <= 0) return <span className={styles.badgeBad}>{t('soldOut')}</span>
  const look = product.inventory < FEW ? styles.badgeWarn : styles.badge
  return <span className={look}>{t('stock', { count: product.inventory })}</span>
}

/** Formats what a product sells for; empty where the shop has no price for it. */
export function usePriceOf() {
  const { locale, currencySymbol } = useInspector()
  return ({ price }: ProductCard) => (price ? formatMoney(price.amount, locale, currencySymbol) : '')
}

export const thumbOf = (product: ProductCard) => resized(product.picUrl, 96, 96)

/** Title of a product with its colour: the colours of a style share the title. */
export const productName = ({ title, colour }: ProductCard) =>
  [title, colour?.frontName].filter(Boolean).join(' · ')

/** Label of the promotion that a product is in; empty for none. */
export const promotionName = ({ promotionLabel }: ProductCard) => promotionRibbon(promotionLabel)?.text ?? ''

const SEARCH_DELAY_MS = 200

/** Suggestions for a typed product name or code, and what to say when there are none. */
export function useProductChoices(term: string | undefined): { choices: readonly Choice[]; note: string } {
  const { services } = useInspector()
  const priceOf = usePriceOf()
  const t = useTranslations('editor.inspector')
  const answer = useAnswer(
    term?.trim(),
    signal => services.searchProducts(term?.trim() ?? '', signal),
    SEARCH_DELAY_MS,
  )
  const found = answer.state === 'here' ? answer.value : []
  return {
    choices: found.map(product => ({
      value: product.code,
      name: productName(product),
      detail: [product.code, priceOf(product), promotionName(product)].filter(Boolean).join(' · '),
      picture: thumbOf(product),
      badge: <StockBadge product={product} />,
    })),
    note: t(
      answer.state === 'waiting' ? 'searching' : answer.state === 'failed' ? 'searchFailed' : 'nothingFound',
    ),
  }
}
