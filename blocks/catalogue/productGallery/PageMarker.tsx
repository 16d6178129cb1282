import { useTranslations } from 'use-intl'
import type { GalleryMedium } from '../../shop/catalogue/product-detail/gallery-media.ts'
import styles from './PageMarker.module.css'

interface Props {
  readonly media: readonly GalleryMedium[]
  /** Address of the medium in view; absent, the first. */
  readonly current: string | undefined
  readonly onChoose: (url: string) => void
}

/** Position among the pictures, on phones: “2/6” and a dot for each. Source: C-068. */
export function PageMarker({ media, current, onChoose }: Props) {
  const t = useTranslations('product.productGallery')
  const at = Math.max(
    0,
    media.findIndex(({ url }) => url === current),
  )
  return (
    <div className={styles.marker}>
      <p className={styles.page}>
        <span aria-hidden="true">{`${at + 1}/${media.length}`}</span>
        <span className="visuallyHidden">{t('page', { number: at + 1, count: media.length })}</span>
      </p>
      <div className={styles.dots}>
        {media.map(({ url }, place) => (
          <button
            key={url}
            type="button"
            className={styles.dot}
            aria-current={place === at || undefined}
            aria-label={t('goTo', { number: place + 1 })}
            onClick={() => onChoose(url)}
          />
        ))}
      </div>
    </div>
  )
}
