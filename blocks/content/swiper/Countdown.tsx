import type { CSSProperties } from 'react'
import { useTranslations } from 'use-intl'
import { parseHongKongTime } from '../../page/hong-kong-time.ts'
import { useNow } from '../../shop/time/use-now.ts'
import styles from './Countdown.module.css'
import type { SlideOptions } from './slide-options.ts'
import { countdown } from './time-left.ts'

/** Three boxes over a slide: hours, minutes, seconds. Source: L-187 … L-196, L-356, LO-50. */
export function Countdown({ slide }: { readonly slide: SlideOptions }) {
  const t = useTranslations('shop.carousel')
  const target = parseHongKongTime(slide.time)
  const now = useNow({ until: target ?? 0 })
  const [hours, minutes, seconds] = countdown(target, now)
  const box = (digits: string) => <span className={styles.box}>{digits}</span>
  return (
    <div role="timer" aria-label={t('countdown')} className={styles.countdown} style={look(slide)}>
      {box(hours)}:{box(minutes)}:{box(seconds)}
    </div>
  )
}

const look = (slide: SlideOptions): CSSProperties => ({
  left: slide.position_left,
  top: slide.position_top,
  width: slide.total_width,
  color: slide.font_color,
  fontFamily: slide.font_family || undefined,
  ...({
    '--box-width': slide.box_width,
    '--box-ground': slide.box_color,
    '--box-padding': `${slide.box_padding}px`,
    '--digits': `${slide.font_size}px`,
  } as CSSProperties),
})
