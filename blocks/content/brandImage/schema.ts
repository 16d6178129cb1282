import { z } from 'zod'
import { field, imageUrl, optionalLink } from '../../page/option-fields.ts'
import { altText } from '../../shop/pictures/picture-fields.ts'

const imageSchema = z.object({ url: imageUrl(), alt: altText(), linkUrl: optionalLink() })

/** Square pictures of a brand. Source: L-262. */
export const brandImageSchema = z.object({
  imgs: field(z.array(imageSchema).max(24).default([]), {
    group: 'content',
    itemTitle: 'alt',
    itemImage: 'url',
  }),
})
export type BrandImageOptions = z.output<typeof brandImageSchema>
