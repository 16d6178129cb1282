import { z } from 'zod'
import { field, imageUrl, optionalLink, spacing } from '../option-fields.ts'

const posterSchema = z.object({
  url: imageUrl(),
  alt: z.string().max(200).default(''),
  link: optionalLink(),
})

/** Kind poster options. Source: L-255, L-256. */
export const kindPosterSchema = z.object({
  posterList: field(z.array(posterSchema).max(24).default([]), {
    group: 'content',
    itemTitle: 'alt',
    itemImage: 'url',
  }),
  /** Ours: pictures show whole unless one shape is chosen for all. */
  ratio: field(z.enum(['picture', '3:2', '1:1', '4:5', '3:4']).default('picture'), {
    widget: 'select',
    group: 'look',
  }),
  box: spacing({ mt: 40 }),
  mBox: spacing({ mt: 16 }),
})
export type KindPosterOptions = z.output<typeof kindPosterSchema>
export type Poster = KindPosterOptions['posterList'][number]
