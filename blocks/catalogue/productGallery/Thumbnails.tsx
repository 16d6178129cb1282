import { Icon } from '#ui/icon/Icon.tsx'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import Play from 'lucide-react/icons/play'
import { useTranslations } from 'use-intl'
import type { GalleryMedium } from '../../shop/catalogue/product-detail/gallery-media.ts'
import { POSTER_PX } from '../../shop/film/ProductFilm.tsx'
import styles from './Thumbnails.module.css'
import { useColumn } from './useColumn.ts'

/** Thumbnails in view at a time. Source: C-066, L-339. */
const SHOWN = 4
/** Width of a thumbnail in px, for the image service; shown at 88. */
const THUMB_PX = 176

interface Props {
  readonly media: readonly GalleryMedium[]
  /** Address of the medium in view; absent, the first. */
  readonly current: string | undefined
  /** The product's. */
  readonly title: string
  readonly onChoose: (url: string) => void
}

/** Small pictures beside the large one on desktops: four at a time, the rest by scrolling. Source: C-066, L-339. */
export function Thumbnails({ media, current, title, onChoose }: Props) {
  const t = useTranslations('product.productGallery')
  const { ref, isAtStart, isAtEnd, turn } = useColumn()
  const first = media[0]?.url
  return (
    <div className={styles.thumbnails}>
      {media.length > SHOWN && (
        <IconButton
          icon={ChevronUp}
          size="s"
          label={t('thumbsBack')}
          disabled={isAtStart}
          onClick={() => turn(-1)}
        />
      )}
      <ul ref={ref} className={styles.list}>
        {media.map((medium, place) => (
          <li key={medium.url} className={styles.item}>
            <button
              type="button"
              className={styles.thumb}
              aria-current={medium.url === (current ?? first) || undefined}
              aria-label={t(medium.kind === 'film' ? 'showFilm' : 'showPicture', {
                title,
                number: place + 1,
              })}
              onClick={() => onChoose(medium.url)}
            >
              <ThumbPicture medium={medium} />
            </button>
          </li>
        ))}
      </ul>
      {media.length > SHOWN && (
        <IconButton
          icon={ChevronDown}
          size="s"
          label={t('thumbsOn')}
          disabled={isAtEnd}
          onClick={() => turn(1)}
        />
      )}
    </div>
  )
}

/** The picture itself, or a film's poster with a sign on it. Source: C-155. */
function ThumbPicture({ medium }: { readonly medium: GalleryMedium }) {
  if (medium.kind === 'picture')
    return <Picture src={medium.url} alt="" width={THUMB_PX} height={THUMB_PX} className={styles.picture} />
  const size = { width: POSTER_PX, height: POSTER_PX }
  return (
    <>
      {medium.poster && <Picture src={medium.poster} alt="" {...size} className={styles.picture} />}
      <span className={styles.sign}>
        <Icon of={Play} />
      </span>
    </>
  )
}
