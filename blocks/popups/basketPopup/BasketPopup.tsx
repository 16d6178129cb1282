import type { BagItem } from '#api/client/cart/cart.ts'
import { productPath } from '#api/rules/address.ts'
import { formatMoney } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shop/price/use-money.ts'
import { goodsAmount, useBag } from '../../shop/cart/bag.ts'
import { PopupButton } from '../../shop/popups/PopupButton.tsx'
import { PopupFrame } from '../../shop/popups/PopupFrame.tsx'
import { PopupProduct, ProductPlace } from '../../shop/popups/PopupProduct.tsx'
import { popupBackground } from '../../shop/popups/popup-background.ts'
import { usePopup } from '../../shop/popups/usePopup.ts'
import { useOperatorTexts } from '../../page/operator-texts.ts'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import { fits, lastAvailable, remainingAmount, withAmount } from './basket-reminder.ts'
import styles from './BasketPopup.module.css'
import type { BasketPopupOptions } from './block.ts'

/** More lines may be saved; these are read. Source: L-307. */
const LINES = 2

/** Shows the last added goods and the amount that is missing. Nothing until the bag is known. Source: L-299 … L-311. */
export function BasketPopup({ id, options }: ViewProps<BasketPopupOptions>) {
  const t = useTranslations('shop.popups')
  const { locale, facts } = useBlockContext()
  const { bag } = useBag()
  const { textLines, rule, buttonText, buttonLink } = options
  const totalAmount = options.usesFreeDelivery ? facts.stated.freeDeliveryFrom : options.totalAmount
  const popup = usePopup({ key: id, options, isReady: fits({ rule, totalAmount }, bag) })
  const missing = formatMoney(
    remainingAmount(totalAmount, bag ? goodsAmount(bag.calculation) : 0),
    locale,
    '',
  )
  return (
    <PopupFrame popup={popup} label={t('basket')} style={popupBackground(options)}>
      <div className={styles.inside}>
        {textLines.slice(0, LINES).map(({ text, fontSize, color }, at) => (
          <p key={`${at} ${text}`} className={styles.line} style={{ fontSize: `${fontSize}px`, color }}>
            {withAmount(text, missing)}
          </p>
        ))}
        <LastItem item={bag && lastAvailable(bag)} />
        <PopupButton text={buttonText} link={buttonLink} />
      </div>
    </PopupFrame>
  )
}

function LastItem({ item }: { readonly item: BagItem | undefined }) {
  const operator = useOperatorTexts()
  const money = useMoney()
  const isBuilder = useIsBuilder()
  if (!item) return isBuilder ? <ProductPlace text={operator('shop.popups.lastItem')} /> : null
  const { spuCode, spuTitle, imageUrl, promoPrice } = item
  return (
    <PopupProduct
      name={spuTitle}
      image={imageUrl}
      href={productPath(spuCode)}
      price={promoPrice ? money(promoPrice.amount) : undefined}
    />
  )
}
