import { Picture } from '#ui/picture/Picture.tsx'
import { useTranslations } from 'use-intl'
import empty from '../../shop/layout/EmptyBlock.module.css'
import { HotAreas } from '../../shop/links/HotAreas.tsx'
import { PopupFrame } from '../../shop/popups/PopupFrame.tsx'
import { usePopup } from '../../shop/popups/usePopup.ts'
import type { ViewProps } from '../../page/view.ts'
import styles from './PromotionPopup.module.css'
import type { PromotionPopupOptions } from './block.ts'

/** px from phones up; the height follows the picture. */
const WIDTH = 420

/** A picture whose parts lead on. Without a picture it never shows. Source: L-317 … L-319, LO-51. */
export function PromotionPopup({ id, options }: ViewProps<PromotionPopupOptions>) {
  const t = useTranslations('shop.popups')
  const { url, alt, hotArea } = options
  const popup = usePopup({ key: id, options, isReady: url !== '' })
  return (
    <PopupFrame popup={popup} label={alt || t('promotion')} width={WIDTH}>
      {url ? (
        <div className={styles.picture}>
          <Picture
            src={url}
            alt={alt}
            sizes={`(min-width: 577px) ${WIDTH}px, 100vw`}
            isPriority
            className={styles.image}
          />
          <HotAreas areas={hotArea} title={alt} />
        </div>
      ) : (
        <p className={empty.empty}>{t('noPicture')}</p>
      )}
    </PopupFrame>
  )
}
