import { z } from 'zod'
import { field, spacing } from '../../page/option-fields.ts'

/** A part of the product's media: whether it shows, and under which heading; empty, the shop's own words. Source: C-085. */
const part = () =>
  z
    .object({
      show: field(z.boolean().default(true), { widget: 'switch' }),
      title: z.string().max(60).default(''),
    })
    .prefault({})

/** Options of the product's media as operators save them; the media come from the catalogue. Source: C-085, Shells. */
export const productMediaSchema = z.object({
  video: part(),
  detail: part(),
  tech: part(),
  brand: part(),
  sizeChart: part(),
  box: spacing({ mt: 64 }),
  mBox: spacing({ mt: 32 }),
})
export type ProductMediaOptions = z.output<typeof productMediaSchema>
