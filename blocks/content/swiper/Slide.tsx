import { useTranslations } from 'use-intl'
import { BlockLink } from '../../shop/links/BlockLink.tsx'
import { HotAreas } from '../../shop/links/HotAreas.tsx'
import { LeadingPicture } from '../../shop/pictures/LeadingPicture.tsx'
import { PictureText } from '../../shop/pictures/PictureText.tsx'
import { showsWords } from '../../shop/pictures/shows-words.ts'
import { objectPosition } from '../../page/focal-point.ts'
import { parseHongKongTime } from '../../page/hong-kong-time.ts'
import { type Layout, useIsBuilder } from '../../page/view.ts'
import { Countdown } from './Countdown.tsx'
import { Film } from './Film.tsx'
import type { SlideOptions } from './slide-options.ts'
import { hasAreas } from './slides.ts'
import styles from './Swiper.module.css'

interface Props {
  readonly slide: SlideOptions
  /** Position among the visible slides, from 1. The first slide sets the carousel's height. */
  readonly number: number
  /** Shapes of pictures on desktops and below: `16:9`, or `picture` for whole ones. */
  readonly shape: string
  readonly mobileShape: string
  /** Its picture is the first of the page. */
  readonly leads: Layout | undefined
}

/** Pages published without a moment would show 00:00:00. */
const hasTarget = ({ time }: SlideOptions) => parseHongKongTime(time) !== undefined

/** One slide: a picture with its link and hot areas, or a film; optionally a countdown over it. Source: L-180 … L-187, L-197. */
export function Slide(props: Props) {
  const { slide, number } = props
  const isBuilder = useIsBuilder()
  return (
    <div className={styles.slide} data-leads={number === 1 || undefined}>
      {slide.swiper_type === 'video' ? <Film slide={slide} /> : <PictureSlide {...props} />}
      {slide.count_down && (isBuilder || hasTarget(slide)) && <Countdown slide={slide} />}
    </div>
  )
}

function PictureSlide({ slide, number, leads, ...shapes }: Props) {
  const t = useTranslations('shop.picture')
  const { title, swiper_img_url, swiper_img_link } = slide
  if (!swiper_img_url) return <div className={styles.media} />
  return (
    <>
      <BlockLink
        link={swiper_img_link}
        label={title || showsWords(slide) ? undefined : t('unnamed', { number })}
        className={styles.link}
      >
        <LeadingPicture
          src={swiper_img_url}
          alt={title}
          sizes="100vw"
          focus={objectPosition(slide.swiper_img_focus)}
          className={styles.media}
          leads={leads}
          {...shapes}
        />
        <PictureText options={slide} at={`items.${number - 1}.`} />
      </BlockLink>
      {hasAreas(slide) && <HotAreas areas={slide.hotArea} title={title} />}
    </>
  )
}
