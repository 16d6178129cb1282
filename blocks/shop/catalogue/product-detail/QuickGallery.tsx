import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { altOf, galleryMedia, mediaOn } from './gallery-media.ts'
import { GlanceLabels } from './GlanceLabels.tsx'
import styles from './QuickGallery.module.css'

/** Pictures quick view offers; the page has them all. */
const MOST = 5
const PICTURE_PX = 480
const THUMBNAIL_PX = 64

interface Props {
  readonly product: ProductDetail
  /** Another colour is on its way. */
  readonly isLeaving: boolean
}

/** One picture, and small ones to change it. */
export function QuickGallery({ product, isLeaving }: Props) {
  const t = useTranslations('product.quickView')
  const [place, setPlace] = useState(0)
  const pictures = mediaOn(galleryMedia(product), 'desktop')
    .filter(({ kind }) => kind === 'picture')
    .slice(0, MOST)
  const shown = pictures[place]
  return (
    <section className={styles.gallery} aria-label={t('pictures')} aria-busy={isLeaving || undefined}>
      <div className={styles.frame}>
        {shown && (
          <Picture
            src={shown.url}
            alt={altOf(shown) || t('picture', { title: product.title, number: place + 1 })}
            width={PICTURE_PX}
            height={PICTURE_PX}
            isPriority
            className={styles.picture}
          />
        )}
        <GlanceLabels product={product} />
      </div>
      {pictures.length > 1 && (
        <ul className={styles.thumbnails}>
          {pictures.map(({ url }, at) => (
            <li key={url}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={t('showPicture', { number: at + 1 })}
                aria-pressed={at === place}
                onClick={() => setPlace(at)}
              >
                <Picture src={url} alt="" width={THUMBNAIL_PX} height={THUMBNAIL_PX} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
