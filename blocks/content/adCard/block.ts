import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, imageUrl, optionalLink } from '../../page/option-fields.ts'
import { altText } from '../../shop/pictures/picture-fields.ts'

/** A picture with a title that leads somewhere. Source: L-335, LO-65. */
export const adCardSchema = z.object({
  imgUrl: field(imageUrl(), { widget: 'image', group: 'content' }),
  alt: field(altText('imgUrl'), { group: 'content' }),
  title: field(z.string().max(120).default(''), { group: 'content' }),
  clickUrl: field(optionalLink(), { widget: 'link', group: 'content' }),
})
export type AdCardOptions = z.output<typeof adCardSchema>

/** A picture with a title that leads somewhere. Source: L-335, LO-65. */
export const adCardBlock = defineBlock({
  code: 'adCard',
  group: 'media',
  icon: 'square-mouse-pointer',
  slots: ['top', 'main', 'bottom'],
  schema: adCardSchema,
  viewFile: 'content/adCard/AdCard.tsx',
})
