import { Button } from '#ui/button/Button.tsx'
import { Icon } from '#ui/icon/Icon.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import Check from 'lucide-react/icons/check'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { GoodsPrice } from '../../shop/price/GoodsPrice.tsx'
import { openQuickView } from '../../shop/catalogue/product-detail/open-quick-view.ts'
import { useAddToBag } from '../../shop/catalogue/product-detail/useAddToBag.ts'
import { productHref } from '../../shop/catalogue/product-facts/product-link.ts'
import type { Recommendation } from '../../shop/catalogue/recommendations/find-recommendations.ts'
import { sectionOf } from '../../page/shop-route.ts'
import { useBlockContext } from '../../page/view.ts'
import styles from './RecommendPopup.module.css'

/** The recommended products side by side. Source: L-326. */
export const RecommendedCards = ({ items }: { readonly items: readonly Recommendation[] }) => (
  <ul className={styles.cards}>
    {items.map(item => (
      <li key={item.product.code} className={styles.card}>
        <RecommendedCard item={item} />
      </li>
    ))}
  </ul>
)

const PICTURE_PX = 200

/** Inside the section one is shopping in. */
function useProductHref(product: Recommendation['product']): string {
  const { route } = useBlockContext()
  return sectionOf(route) + productHref(product)
}

function RecommendedCard({ item }: { readonly item: Recommendation }) {
  const href = useProductHref(item.product)
  const { title, picUrl, price, listPrice } = item.product
  return (
    <>
      <a href={href} className={styles.product}>
        <Picture src={picUrl} alt="" width={PICTURE_PX} height={PICTURE_PX} className={styles.picture} />
        <span className={styles.name}>{title}</span>
      </a>
      {price && <GoodsPrice price={price} listPrice={listPrice} size="s" />}
      {item.skuCode === undefined ? (
        <ChooseButton product={item.product} />
      ) : (
        <AddButton item={item} skuCode={item.skuCode} />
      )}
    </>
  )
}

/** Quick add of the size that fits; the card says what was added and leads to the bag. Source: L-327, LO-35. */
function AddButton({ item, skuCode }: { readonly item: Recommendation; readonly skuCode: string }) {
  const t = useTranslations('shop.recommendPopup')
  const { add, isAdding } = useAddToBag({ isRecommended: true, isConfirmed: true })
  const [isAdded, setAdded] = useState(false)
  const { product, size, categories } = item
  const press = async () => {
    if (isAdded) return
    const line = { productCode: product.code, skuCode, quantity: 1, categories }
    if (await add([line])) setAdded(true)
  }
  const addedWords = size ? t('addedSize', { size }) : t('added')
  const words = isAdded ? addedWords : size ? t('addSize', { size }) : t('add')
  return (
    <>
      <Button
        size="s"
        variant="line"
        isWide
        isLoading={isAdding}
        aria-disabled={isAdded}
        className={styles.add}
        icon={isAdded && <Icon of={Check} />}
        aria-label={t('name', { what: words, title: product.title })}
        onClick={() => void press()}
      >
        {words}
      </Button>
      {/* There before its words, so that they are read out. */}
      <output className="visuallyHidden">
        {isAdded && t('name', { what: words, title: product.title })}
      </output>
      {isAdded && (
        <a href="/cart" className={styles.viewBag}>
          {t('viewBag')}
        </a>
      )}
    </>
  )
}

/** Sizes without a rule are chosen in quick view; where that cannot be had, on the product's page. */
function ChooseButton({ product }: Pick<Recommendation, 'product'>) {
  const t = useTranslations('shop.recommendPopup')
  const { go, loadTexts } = useBlockContext()
  const href = useProductHref(product)
  const words = t('choose')
  return (
    <Button
      size="s"
      variant="line"
      isWide
      className={styles.add}
      aria-haspopup="dialog"
      aria-label={t('name', { what: words, title: product.title })}
      onClick={() => void openQuickView(product.code, loadTexts).catch(() => go(href))}
    >
      {words}
    </Button>
  )
}
