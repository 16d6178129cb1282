import type { ProductCard } from '#api/client/product-card.ts'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shop/price/use-money.ts'
import { PopupButton } from '../../shop/popups/PopupButton.tsx'
import { PopupFrame } from '../../shop/popups/PopupFrame.tsx'
import { popupBackground } from '../../shop/popups/popup-background.ts'
import { PopupProduct, ProductPlace } from '../../shop/popups/PopupProduct.tsx'
import { usePopup } from '../../shop/popups/usePopup.ts'
import { productHref } from '../../shop/catalogue/product-facts/product-link.ts'
import { recentViews } from '../../shop/catalogue/recent-views/recent-views.ts'
import { sectionOf } from '../../page/shop-route.ts'
import { useClock } from '../../shop/time/use-now.ts'
import { useOperatorTexts } from '../../page/operator-texts.ts'
import { useBlockContext, useIsBuilder, useTextMark, type ViewProps } from '../../page/view.ts'
import type { ViewItemsPopupOptions } from './block.ts'
import { NEEDED, useLatestViews } from './useLatestViews.ts'
import styles from './ViewItemsPopup.module.css'

/** The two products seen last today, once there are two. Source: L-312 … L-316, LO-41, LO-42. */
export function ViewItemsPopup({ id, options }: ViewProps<ViewItemsPopupOptions>) {
  const operator = useOperatorTexts()
  const t = useTranslations('shop.popups')
  const clock = useClock()
  const isBuilder = useIsBuilder()
  const mark = useTextMark()
  const products = useLatestViews()
  const popup = usePopup({
    key: id,
    options,
    isReady: products && products.length === NEEDED,
    // Midnight empties the list.
    mayShow: () => recentViews(clock()).length >= NEEDED,
  })
  const { text, buttonText, buttonLink } = options
  return (
    <PopupFrame popup={popup} label={text.text || t('viewItems')} style={popupBackground(options)}>
      <div className={styles.inside}>
        {text.text && (
          <p
            className={styles.text}
            style={{ fontSize: `${text.fontSize}px`, color: text.color }}
            {...mark('text.text')}
          >
            {text.text}
          </p>
        )}
        {isBuilder && <ProductPlace text={operator('shop.popups.seenFirst')} />}
        {isBuilder && <ProductPlace text={operator('shop.popups.seenSecond')} />}
        {products?.map(product => (
          <Seen key={product.code} product={product} />
        ))}
        <PopupButton text={buttonText} link={buttonLink} />
      </div>
    </PopupFrame>
  )
}

function Seen({ product }: { readonly product: ProductCard }) {
  const { route } = useBlockContext()
  const { title, picUrl, listPrice, price } = product
  const money = useMoney()
  const isReduced = listPrice && price && listPrice.amount > price.amount
  return (
    <PopupProduct
      name={title}
      image={picUrl}
      href={sectionOf(route) + productHref(product)}
      price={price ? money(price.amount) : undefined}
      was={isReduced ? money(listPrice.amount) : undefined}
    />
  )
}
