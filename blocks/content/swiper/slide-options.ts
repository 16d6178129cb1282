import { z } from 'zod'
import {
  colour,
  dateTime,
  field,
  focalPoint,
  hotAreas,
  imageUrl,
  optionalLink,
  percent,
  videoUrl,
} from '../../page/option-fields.ts'
import { altText } from '../../shop/pictures/picture-fields.ts'
import { textOnPicture } from '../../shop/pictures/text-fields.ts'

const image = { swiper_type: 'image' } as const
const video = { swiper_type: 'video' } as const
const countdown = { count_down: true } as const

/** Letters, digits, quotes and commas: nothing that could end a style declaration. */
const FONT_FAMILY = /^[\p{L}\p{N}\s,'"_-]*$/u

/** A slide as operators save it. */
export const slideSchema = z.object({
  swiper_type: z.enum(['image', 'video']).default('image'),
  /** Alternative text and name in the editor's list; never drawn. Source: L-179, LO-46. */
  title: altText('swiper_img_url'),
  enable: z.boolean().default(true),
  /** Milliseconds until the next slide, whatever the name says; 0 waits for a hand. Source: L-177, LO-43. */
  seconds: field(z.coerce.number().int().min(0).max(600_000).default(0), {
    group: 'behaviour',
    unit: 'ms',
    step: 500,
  }),

  swiper_img_url: field(imageUrl(), {
    widget: 'image',
    pictureWidth: 1200,
    isEssential: true,
    visibleWhen: image,
  }),
  /** Ours: what a chosen shape must not cut off. */
  swiper_img_focus: field(focalPoint('swiper_img_url'), { widget: 'focalPoint', visibleWhen: image }),
  swiper_img_link: field(optionalLink(), { widget: 'link', visibleWhen: image }),
  ...textOnPicture(image, 'swiper_img_link'),
  hasHotArea: field(z.boolean().default(false), { widget: 'switch', visibleWhen: image }),
  hotArea: field(hotAreas('swiper_img_url'), {
    widget: 'hotAreas',
    itemImage: 'swiper_img_url',
    visibleWhen: { ...image, hasHotArea: true },
  }),

  swiper_video_url: field(videoUrl(), { widget: 'video', group: 'video', visibleWhen: video }),
  swiper_video_poster: field(imageUrl(), { widget: 'image', group: 'video', visibleWhen: video }),
  autoplay: field(z.boolean().default(false), { widget: 'switch', group: 'video', visibleWhen: video }),
  swiper_video_link: field(optionalLink(), {
    widget: 'link',
    group: 'video',
    visibleWhen: { ...video, autoplay: true },
  }),

  count_down: field(z.boolean().default(false), { widget: 'switch', group: 'countdown' }),
  /** Hong Kong time, at most 100 hours ahead when saved. Source: L-189, L-190, LO-50. */
  time: field(dateTime(), { widget: 'dateTime', group: 'countdown', visibleWhen: countdown }),
  position_left: inCountdown('26%'),
  position_top: inCountdown('26%'),
  total_width: inCountdown('40%'),
  box_width: inCountdown('20%'),
  font_family: field(z.string().max(120).regex(FONT_FAMILY, { error: 'fontFamily' }).default(''), {
    group: 'countdown',
    visibleWhen: countdown,
  }),
  font_color: field(colour('#000000'), {
    widget: 'colour',
    group: 'countdown',
    visibleWhen: countdown,
    standsOn: 'box_color',
  }),
  font_size: field(z.coerce.number().min(8).max(160).default(24), {
    group: 'countdown',
    unit: 'px',
    visibleWhen: countdown,
  }),
  box_color: field(colour('rgba(255,255,255,1)'), {
    widget: 'colour',
    group: 'countdown',
    visibleWhen: countdown,
  }),
  box_padding: field(z.coerce.number().min(0).max(80).default(0), {
    group: 'countdown',
    unit: 'px',
    visibleWhen: countdown,
  }),
})

function inCountdown(preset: string) {
  return field(percent(preset), {
    widget: 'percent',
    group: 'countdown',
    unit: '%',
    visibleWhen: countdown,
  })
}

export type SlideOptions = z.output<typeof slideSchema>
