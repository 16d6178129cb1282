import { z } from 'zod'
import { field } from '../../page/option-fields.ts'

/** Gallery options as operators save them. What it shows comes from the product. Source: Shells, C-066 … C-070. */
export const productGallerySchema = z.object({
  /** How many times larger the picture is under the mouse. Source: C-067, L-337. */
  scale: field(z.coerce.number().min(1.5).max(4).default(2), { group: 'behaviour', step: 0.5 }),
  /** New, discount and sold-out labels on the picture. Source: C-073. */
  showLabels: field(z.boolean().default(true), { widget: 'switch', group: 'look' }),
})
export type ProductGalleryOptions = z.output<typeof productGallerySchema>
