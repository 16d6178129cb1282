import { Picture } from '#ui/picture/Picture.tsx'
import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BlockLink } from '../BlockLink.tsx'
import { boxStyle } from '../box-style.ts'
import type { ViewProps } from '../view.ts'
import styles from './Banner.module.css'
import type { BannerOptions } from './schema.ts'

/** Source: L-291 … L-297. */
export function Banner({ options }: ViewProps<BannerOptions>) {
  const { type, imgUrl, alt, clickUrl, height, box, mBox } = options
  const style = { ...boxStyle(box, mBox), '--height': `${height}px` }
  if (type !== 0)
    return (
      <div className={styles.banner} style={style}>
        <Film {...options} />
      </div>
    )
  if (!imgUrl) return null
  return (
    <div className={styles.banner} style={style}>
      <BlockLink link={clickUrl} className={styles.link}>
        <Picture src={imgUrl} alt={alt} className={styles.picture} sizes="100vw" />
      </BlockLink>
    </div>
  )
}

/** The poster covers the film until play is pressed, and returns on pause. Source: L-296, L-297. */
function Film({ videoUrl, poster, alt }: BannerOptions) {
  const t = useTranslations('shop.banner')
  const video = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  return (
    <div className={styles.film}>
      <video
        ref={video}
        className={styles.picture}
        src={videoUrl || undefined}
        controls={isPlaying}
        playsInline
        preload="none"
        aria-label={alt || undefined}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      >
        {t('noVideo')}
      </video>
      {isPlaying || (
        <button type="button" className={styles.play} onClick={() => void video.current?.play()}>
          {poster && <Picture src={poster} alt={alt} className={styles.picture} sizes="100vw" />}
          <span className={styles.playSign} aria-hidden="true" />
          <span className="visuallyHidden">{t('play')}</span>
        </button>
      )}
    </div>
  )
}
