import { useSlide } from '#ui/carousel/slide-context.ts'
import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { BlockLink } from '../../shop/links/BlockLink.tsx'
import { linkTarget } from '../../page/link-target.ts'
import { PlaySign } from '../../shop/film/PlaySign.tsx'
import type { SlideOptions } from './slide-options.ts'
import styles from './Swiper.module.css'

/**
 * A film on a slide. With autoplay it plays muted while its slide is visible, and a click follows its link; otherwise a click
 * plays or pauses. It stops when its slide leaves the view, and holds the carousel while it plays. Source: L-183 … L-186,
 * L-353, L-354, L-357, LO-49.
 */
export function Film({ slide }: { readonly slide: SlideOptions }) {
  const t = useTranslations('shop.carousel')
  const { title, autoplay, swiper_video_link, swiper_video_poster, swiper_video_url } = slide
  const video = useRef<HTMLVideoElement>(null)
  const { isPlaying, isAlive, toggle, events } = useFilm(video, autoplay)
  const isLink = autoplay && linkTarget(swiper_video_link) !== undefined
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- operators give one address, no captions */}
      <video
        ref={video}
        className={styles.media}
        src={swiper_video_url || undefined}
        poster={swiper_video_poster || undefined}
        muted={autoplay}
        playsInline
        preload={autoplay ? 'metadata' : 'none'}
        // Without script only the browser's own controls are available.
        controls={!isAlive}
        aria-label={title || undefined}
        // In a test of variants the server draws the poster as a background, and the film waits.
        suppressHydrationWarning
        {...events}
      >
        {t('noVideo')}
      </video>
      {isLink && isAlive && <BlockLink link={swiper_video_link} label={title} className={styles.over} />}
      {!isLink && isAlive && (
        <button
          type="button"
          className={styles.over}
          aria-label={t(isPlaying ? 'pauseVideo' : 'playVideo')}
          onClick={toggle}
        >
          {!isPlaying && <PlaySign />}
        </button>
      )}
    </>
  )
}

function useFilm(video: React.RefObject<HTMLVideoElement | null>, autoplay: boolean) {
  const { isActive, isPaused, hold, finish } = useSlide()
  const [isPlaying, setPlaying] = useState(false)
  const isAlive = useIsHydrated()

  // If the browser refuses to play (data saver, no source), the poster stays and the carousel goes on.
  const play = () => void video.current?.play().catch(() => setPlaying(false))
  const start = useEffectEvent(play)
  const playsNow = autoplay && isActive && !isPaused
  useEffect(() => {
    if (playsNow) start()
    else if (autoplay || !isActive) video.current?.pause()
  }, [playsNow, autoplay, isActive, video])

  const onChange = (plays: boolean) => () => {
    setPlaying(plays)
    hold(plays)
  }
  return {
    isPlaying,
    isAlive,
    toggle: () => (isPlaying ? video.current?.pause() : play()),
    events: {
      onPlay: onChange(true),
      onPause: onChange(false),
      onEnded: () => {
        onChange(false)()
        finish()
      },
    },
  }
}
