import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, imageUrl, optionalLink } from '../../page/option-fields.ts'
import { altText } from '../../shop/pictures/picture-fields.ts'

const imageSchema = z.object({
  url: field(imageUrl(), { isEssential: true }),
  alt: altText('url'),
  linkUrl: optionalLink(),
})

/** Square pictures of a brand. Source: L-262. */
export const brandImageSchema = z.object({
  imgs: field(z.array(imageSchema).max(24).default([]), {
    group: 'content',
    itemTitle: 'alt',
    itemImage: 'url',
  }),
})
export type BrandImageOptions = z.output<typeof brandImageSchema>

/** Square pictures of a brand that lead somewhere. Source: L-262, L-263. */
export const brandImageBlock = defineBlock({
  code: 'brandImage',
  group: 'media',
  icon: 'book-image',
  slots: ['top', 'main', 'bottom'],
  schema: brandImageSchema,
  viewFile: 'content/brandImage/BrandImage.tsx',
})
