import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import {
  field,
  focalPoint,
  hotAreas,
  imageUrl,
  optionalLink,
  spacing,
  videoUrl,
} from '../../page/option-fields.ts'
import { altText } from '../../shop/pictures/picture-fields.ts'
import { showsWords } from '../../shop/pictures/shows-words.ts'
import { textOnPicture } from '../../shop/pictures/text-fields.ts'

const isNumber = (given: unknown) =>
  typeof given === 'number' || (typeof given === 'string' && !Number.isNaN(Number(given)))

/** Usual width of a desktop's window, px. */
const DESKTOP_PX = 1440

/** 0 is a picture, any other number a film. */
const kind = z.preprocess(
  given => (isNumber(given) ? (Number(given) === 0 ? 0 : 1) : given),
  z.literal([0, 1]).default(0),
)

/** Banner options as operators save them. Source: L-291 … L-297, LO-64. */
export const bannerSchema = z.object({
  type: field(kind, { widget: 'select' }),
  imgUrl: field(imageUrl(), {
    widget: 'image',
    pictureWidth: 1200,
    isEssential: true,
    visibleWhen: { type: 0 },
  }),
  imgFocus: field(focalPoint('imgUrl'), { visibleWhen: { type: 0 } }),
  /** Describes the picture or the film. */
  alt: altText('imgUrl'),
  clickUrl: field(optionalLink(), { widget: 'link', visibleWhen: { type: 0 } }),
  ...textOnPicture({ type: 0 }, 'clickUrl'),
  hasHotArea: field(z.boolean().default(false), { widget: 'switch', visibleWhen: { type: 0 } }),
  hotArea: field(hotAreas('imgUrl'), { visibleWhen: { type: 0, hasHotArea: true } }),
  /** px on desktop; on phones the height follows the picture. */
  height: field(z.coerce.number().int().min(40).max(1200).default(223), { unit: 'px', group: 'look' }),
  videoUrl: field(videoUrl(), { widget: 'video', group: 'video', visibleWhen: { type: 1 } }),
  poster: field(imageUrl(), { widget: 'image', group: 'video', visibleWhen: { type: 1 } }),
  box: spacing(),
  mBox: spacing(),
})
export type BannerOptions = z.output<typeof bannerSchema>

/** One picture that leads somewhere, or a film behind its poster. Source: L-291 … L-297. */
export const bannerBlock = defineBlock({
  code: 'banner',
  group: 'hero',
  icon: 'image',
  slots: ['top', 'main', 'bottom'],
  schema: bannerSchema,
  viewFile: 'content/banner/Banner.tsx',
  // As `Banner.module.css` has it.
  pictureCut: options => ({
    desktop: DESKTOP_PX / options.height,
    mobile: showsWords(options) ? 4 / 5 : undefined,
  }),
  // A picture is a link and needs no script; a film has its poster to lift, and areas follow the picture where it is cut.
  hydration: ({ type, hasHotArea, hotArea }) =>
    type === 0 && !(hasHotArea && hotArea.length > 0) ? 'never' : 'visible',
})
