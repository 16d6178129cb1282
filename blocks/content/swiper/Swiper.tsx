import { Carousel } from '#ui/carousel/Carousel.tsx'
import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { cssRatio } from '../../shop/pictures/css-ratio.ts'
import { showsWords } from '../../shop/pictures/shows-words.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import type { SlideOptions } from './slide-options.ts'
import type { SwiperOptions } from './block.ts'
import { Slide } from './Slide.tsx'
import { shownSlides, slideDelay } from './slides.ts'
import styles from './Swiper.module.css'

/**
 * The view of `newSwiper` and `swiper`. One slide does not move; several advance after their own delays. Source: L-175 … L-198,
 * L-352 … L-357, LO-24, LO-43 … LO-46.
 */
export function Swiper({ options, leads }: ViewProps<SwiperOptions>) {
  const t = useTranslations('shop.carousel')
  const isBuilder = useIsBuilder()
  const slides = shownSlides(options.items, isBuilder)
  if (slides.length === 0) return <EmptyBlock />
  const { ratio, mRatio } = options
  const style = { '--d-shape': cssRatio(ratio), '--m-shape': cssRatio(mRatio) } as CSSProperties
  return (
    <Carousel
      label={slides.map(({ title }) => title).find(Boolean) ?? t('label')}
      isStill={isBuilder}
      className={slides.some(hasWords) ? `${styles.swiper} ${styles.worded}` : styles.swiper}
      style={style}
      slides={slides.map((slide, index) => ({
        key: String(index),
        delay: slideDelay(slide),
        isMoving: playsByItself(slide),
        isDimmed: !slide.enable,
        // The editor shows all slides, so that each is at its item's place.
        item: isBuilder ? `items.${index}` : undefined,
        content: (
          <Slide
            slide={slide}
            shape={ratio}
            mobileShape={mRatio}
            number={index + 1}
            leads={index === 0 ? leads : undefined}
          />
        ),
      }))}
    />
  )
}

const hasWords = (slide: SlideOptions) => slide.swiper_type === 'image' && showsWords(slide)

const playsByItself = ({ swiper_type, autoplay }: SlideOptions) => swiper_type === 'video' && autoplay
