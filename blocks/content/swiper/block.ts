import { defineBlock } from '../../page/define-block.ts'
import { countdownChangesAt, tooFarAhead } from './time-left.ts'
import { swiperPresets } from './presets.ts'
import { type SwiperOptions, swiperSchema } from './schema.ts'
import { isPlain, shownSlides } from './slides.ts'

const carousel = {
  group: 'hero',
  icon: 'gallery-horizontal-end',
  slots: ['top', 'main', 'bottom'],
  schema: swiperSchema,
  viewFile: 'content/swiper/Swiper.tsx',
  presets: swiperPresets,
  hydration: ({ items }: SwiperOptions) => (isPlain(shownSlides(items, false)) ? 'never' : 'visible'),
  changesAt: ({ items }: SwiperOptions, now: number) => countdownChangesAt(items, now),
  check: ({ items }: SwiperOptions, now: number) =>
    tooFarAhead(items, now).map(index => ({ path: ['items', index, 'time'], message: 'tooFar' })),
} as const

/** Pictures and films in turn. Source: L-175 … L-198, L-352 … L-357. */
export const newSwiperBlock = defineBlock({ ...carousel, code: 'newSwiper' })

/** The same carousel as older pages name it. Source: L-176, LO-45. */
export const swiperBlock = defineBlock({ ...carousel, code: 'swiper', hidden: true })
