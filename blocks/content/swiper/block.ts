import { z } from 'zod'
import { ratioOf } from '../../page/crop.ts'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { slideSchema } from './slide-options.ts'
import { isPlain, shownSlides } from './slides.ts'
import { countdownChangesAt, tooFarAhead, withoutTarget } from './time-left.ts'

/** Most slides one carousel holds, switched-off ones included. Source: L-175, LO-23, LO-44. */
export const MAX_SLIDES = 12

/**
 * Carousel options as operators save them, one schema for `newSwiper` and `swiper`. `ratio` and `mRatio` are ours:
 * pictures show whole unless a shape is chosen for the layout. Source: L-175 … L-198, LO-43 … LO-46.
 */
export const swiperSchema = z.object({
  items: field(z.array(slideSchema).max(MAX_SLIDES).default([]), {
    group: 'content',
    itemTitle: 'title',
    itemImage: 'swiper_img_url',
  }),
  ratio: field(z.enum(['picture', '21:9', '2:1', '16:9', '3:2']).default('picture'), {
    widget: 'select',
    group: 'look',
  }),
  mRatio: field(z.enum(['picture', '16:9', '4:3', '1:1', '4:5']).default('picture'), {
    widget: 'select',
    group: 'look',
  }),
})
export type SwiperOptions = z.output<typeof swiperSchema>

const carousel = {
  group: 'hero',
  icon: 'gallery-horizontal-end',
  slots: ['top', 'main', 'bottom'],
  schema: swiperSchema,
  viewFile: 'content/swiper/Swiper.tsx',
  hydration: ({ items }: SwiperOptions) => (isPlain(shownSlides(items, false)) ? 'never' : 'visible'),
  changesAt: ({ items }: SwiperOptions, now: number) => countdownChangesAt(items, now),
  pictureCut: ({ ratio, mRatio }: SwiperOptions) => ({
    desktop: ratio === 'picture' ? undefined : ratioOf(ratio),
    mobile: mRatio === 'picture' ? undefined : ratioOf(mRatio),
  }),
  check: ({ items }: SwiperOptions, now: number) => [
    ...withoutTarget(items).map(index => ({ path: ['items', index, 'time'], message: 'noTarget' })),
    ...tooFarAhead(items, now).map(index => ({ path: ['items', index, 'time'], message: 'tooFar' })),
  ],
} as const

/** Pictures and films in turn. Source: L-175 … L-198, L-352 … L-357. */
export const newSwiperBlock = defineBlock({ ...carousel, code: 'newSwiper' })

/** The same carousel as older pages name it. Source: L-176, LO-45. */
export const swiperBlock = defineBlock({ ...carousel, code: 'swiper', hidden: true })
