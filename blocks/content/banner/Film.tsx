import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LeadingPicture } from '../../shop/pictures/LeadingPicture.tsx'
import { PlaySign } from '../../shop/film/PlaySign.tsx'
import styles from './Banner.module.css'
import type { Layout } from '../../page/view.ts'
import type { BannerOptions } from './block.ts'

interface Props extends Pick<BannerOptions, 'videoUrl' | 'poster' | 'alt'> {
  readonly leads: Layout | undefined
}

/** The poster covers the film until play is pressed, and returns on pause. Source: L-295 … L-297. */
export function Film({ videoUrl, poster, alt, leads }: Props) {
  const t = useTranslations('shop.banner')
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const isAlive = useIsHydrated()
  const cover = poster && (
    <LeadingPicture src={poster} alt={alt} className={styles.cover} sizes="100vw" leads={leads} />
  )
  if (!videoUrl) return <div className={styles.film}>{cover}</div>

  // If the browser refuses to play, the poster stays.
  const play = () => void video.current?.play().catch(() => setPlaying(false))
  return (
    <div className={styles.film}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- operators give one address, no captions */}
      <video
        ref={video}
        className={styles.cover}
        src={videoUrl}
        poster={poster || undefined}
        // Without script the browser's own controls play it.
        controls={isPlaying || !isAlive}
        playsInline
        preload="none"
        aria-label={alt || undefined}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      >
        {t('noVideo')}
      </video>
      {isAlive && !isPlaying && (
        <button type="button" className={styles.play} onClick={play}>
          {cover}
          <PlaySign />
          <span className="visuallyHidden">{t('play')}</span>
        </button>
      )}
    </div>
  )
}
