import { z } from 'zod'
import { field, imageUrl, optionalLink } from '../option-fields.ts'

const pictureSchema = z.object({
  url: imageUrl(),
  link: optionalLink(),
  /** Ours: what the picture shows, for those who do not see it. */
  alt: z.string().max(200).default(''),
})

/** Image list options. Four pictures make a slide; four are advised, any number is kept. Source: L-199 … L-201. */
export const imageListSchema = z.object({
  imageList: field(z.array(pictureSchema).max(48).default([]), {
    group: 'content',
    itemTitle: 'alt',
    itemImage: 'url',
  }),
  /** Ours: pictures show whole unless one shape is chosen for all. */
  ratio: field(z.enum(['picture', '3:2', '1:1', '4:5', '3:4']).default('picture'), {
    widget: 'select',
    group: 'look',
  }),
})
export type ImageListOptions = z.output<typeof imageListSchema>
