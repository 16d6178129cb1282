import { useTranslations } from 'use-intl'
import { LeadingPicture } from '../../shop/pictures/LeadingPicture.tsx'
import { PlaySign } from '../../shop/film/PlaySign.tsx'
import { useFilm } from '../../shop/film/use-film.ts'
import styles from './Banner.module.css'
import type { Layout } from '../../page/view.ts'
import type { BannerOptions } from './block.ts'

interface Props extends Pick<BannerOptions, 'videoUrl' | 'poster' | 'alt'> {
  readonly leads: Layout | undefined
}

/** The poster covers the film until play is pressed, and returns on pause. Source: L-295 … L-297. */
export function Film({ videoUrl, poster, alt, leads }: Props) {
  const t = useTranslations('shop.banner')
  const { isCovered, play, video } = useFilm()
  const cover = poster && (
    <LeadingPicture src={poster} alt={alt} className={styles.cover} sizes="100vw" leads={leads} />
  )
  if (!videoUrl) return <div className={styles.film}>{cover}</div>

  return (
    <div className={styles.film}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- operators give one address, no captions */}
      <video
        {...video}
        className={styles.cover}
        src={videoUrl}
        poster={poster || undefined}
        aria-label={alt || undefined}
        // In a test of variants the server draws the poster as a background.
        suppressHydrationWarning
      >
        {t('noVideo')}
      </video>
      {isCovered && (
        <button type="button" className={styles.play} onClick={play}>
          {cover}
          <PlaySign />
          <span className="visuallyHidden">{t('play')}</span>
        </button>
      )}
    </div>
  )
}
