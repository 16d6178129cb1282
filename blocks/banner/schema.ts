import { z } from 'zod'
import { field, imageUrl, optionalLink, spacing, videoUrl } from '../option-fields.ts'

/** Banner options as operators save them. Source: L-291 … L-297, LO-64. */
export const bannerSchema = z.object({
  /** 0 is a picture, anything else a film with poster; 1 is what we write. */
  type: field(z.coerce.number().int().default(0), { widget: 'select' }),
  imgUrl: field(imageUrl(), { widget: 'image', visibleWhen: { type: 0 } }),
  alt: z.string().max(200).default(''),
  clickUrl: field(optionalLink(), { widget: 'link', visibleWhen: { type: 0 } }),
  /** px on desktop; on phones the height follows the picture. */
  height: field(z.coerce.number().int().min(40).max(1200).default(223), { unit: 'px', group: 'look' }),
  videoUrl: field(videoUrl(), { widget: 'video', visibleWhen: { type: 1 } }),
  poster: field(imageUrl(), { widget: 'image', visibleWhen: { type: 1 } }),
  box: spacing(),
  mBox: spacing(),
})
export type BannerOptions = z.output<typeof bannerSchema>
