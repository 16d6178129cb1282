import { Picture } from '#ui/picture/Picture.tsx'
import { BlockLink } from '../BlockLink.tsx'
import { HotAreas } from '../HotAreas.tsx'
import { Countdown } from './Countdown.tsx'
import { Film } from './Film.tsx'
import type { SlideOptions } from './schema.ts'
import { hasAreas } from './slides.ts'
import styles from './Swiper.module.css'

interface Props {
  readonly slide: SlideOptions
  /** Gives the carousel its height, and loads at once. */
  readonly isFirst: boolean
}

/** One slide: a picture with its link and areas, or a film; over either, a countdown. Source: L-180 … L-187, L-197. */
export function Slide({ slide, isFirst }: Props) {
  return (
    <div className={styles.slide} data-leads={isFirst || undefined}>
      {slide.swiper_type === 'video' ? (
        <Film slide={slide} />
      ) : (
        <PictureSlide slide={slide} isFirst={isFirst} />
      )}
      {slide.count_down && <Countdown slide={slide} />}
    </div>
  )
}

function PictureSlide({ slide, isFirst }: Props) {
  const { title, swiper_img_url, swiper_img_link } = slide
  if (!swiper_img_url) return <div className={styles.media} />
  return (
    <>
      <BlockLink link={swiper_img_link} className={styles.link}>
        <Picture
          src={swiper_img_url}
          alt={title}
          sizes="100vw"
          isPriority={isFirst}
          className={styles.media}
        />
      </BlockLink>
      {hasAreas(slide) && <HotAreas areas={slide.hotArea} title={title} />}
    </>
  )
}
