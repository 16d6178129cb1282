import { Picture } from '#ui/picture/Picture.tsx'
import { resized } from '#ui/picture/resized.ts'
import { useTranslations } from 'use-intl'
import { PlaySign } from './PlaySign.tsx'
import type { Film } from '../catalogue/product-detail/gallery-media.ts'
import { useFilm } from './use-film.ts'
import styles from './ProductFilm.module.css'

/** Width and height of a film's poster in px. Source: C-155. */
export const POSTER_PX = 250

interface Props {
  readonly film: Film
  /** Subject of the film. */
  readonly title: string
}

/** A film of a product: its poster until play is pressed, and again when it pauses or ends. Source: C-070, C-155. */
export function ProductFilm({ film, title }: Props) {
  const t = useTranslations('product.productFilm')
  const { isCovered, play, video } = useFilm()
  return (
    <div className={styles.film}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the catalogue has one address per film, no captions */}
      <video
        {...video}
        className={styles.video}
        src={film.url}
        poster={film.poster ? resized(film.poster, POSTER_PX, POSTER_PX) : undefined}
        aria-label={t('film', { title })}
      >
        {t('noVideo')}
      </video>
      {isCovered && (
        <button type="button" className={styles.cover} onClick={play}>
          {film.poster && (
            <Picture
              src={film.poster}
              alt=""
              width={POSTER_PX}
              height={POSTER_PX}
              className={styles.poster}
            />
          )}
          <PlaySign />
          <span className="visuallyHidden">{t('play', { title })}</span>
        </button>
      )}
    </div>
  )
}
