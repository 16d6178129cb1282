import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { colour, field, imageUrl } from '../../page/option-fields.ts'
import type { SwatchOption } from '../../shop/catalogue/product-list/list-settings.ts'

const swatchSchema: z.ZodType<SwatchOption> = z.object({
  /** Code of the colour in the filter. */
  code: field(z.string().trim().max(64).default(''), { isCode: true }),
  /** Goes before the picture; empty for the picture. Source: L-265. */
  color: field(z.union([z.literal(''), colour('#000000')]).default(''), { widget: 'colour' }),
  img: imageUrl(),
})

/** Looks of colours in the list's filter. Source: L-264, L-265, LO-59. */
export const plpColorSwatchesSchema = z.object({
  colors: field(z.array(swatchSchema).max(100).default([]), { itemTitle: 'code', itemImage: 'img' }),
})
export type PlpColorSwatchesOptions = z.output<typeof plpColorSwatchesSchema>

/** Looks of colours for `filterPanel`; draws nothing itself. Source: L-264, L-265, LO-59. */
export const plpColorSwatchesBlock = defineBlock({
  code: 'plpColorSwatches',
  group: 'settings',
  icon: 'palette',
  slots: ['settings'],
  shell: 'list',
  schema: plpColorSwatchesSchema,
  viewFile: 'catalogue/plpColorSwatches/PlpColorSwatches.tsx',
})
