import { useTranslations } from 'use-intl'
import { PopupButton } from '../../shop/popups/PopupButton.tsx'
import { PopupFrame } from '../../shop/popups/PopupFrame.tsx'
import { ProductPlace } from '../../shop/popups/PopupProduct.tsx'
import { useOperatorTexts } from '../../page/operator-texts.ts'
import { useIsBuilder, useTextMark, type ViewProps } from '../../page/view.ts'
import styles from './RecommendPopup.module.css'
import type { RecommendPopupOptions } from './block.ts'
import { useRecommendPopup } from './useRecommendPopup.ts'

/** After an add to the bag: up to two products that go with it. Source: L-320 … L-328, LO-34. */
export function RecommendPopup({ id, options }: ViewProps<RecommendPopupOptions>) {
  const operator = useOperatorTexts()
  const t = useTranslations('shop.recommendPopup')
  const { popup, found } = useRecommendPopup(id, options)
  const isBuilder = useIsBuilder()
  const mark = useTextMark()
  const { text, color, buttonText, buttonLink } = options
  return (
    <PopupFrame popup={popup} label={text || t('label')} className={styles.sheet}>
      {text && (
        <p className={styles.text} style={{ color }} {...mark('text')}>
          {text}
        </p>
      )}
      {isBuilder ? (
        <ProductPlace text={operator('shop.recommendPopup.sample')} />
      ) : (
        found && <found.Cards items={found.items} />
      )}
      <PopupButton text={buttonText} link={buttonLink} />
    </PopupFrame>
  )
}
