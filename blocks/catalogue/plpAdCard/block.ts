import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, imageUrl, optionalLink } from '../../page/option-fields.ts'
import type { AdOption } from '../../shop/catalogue/product-list/list-settings.ts'
import { altText } from '../../shop/pictures/picture-fields.ts'

/** Place in the final grid, ads counted, from 1. Source: LO-55. */
const ordinal = (preset: number) => z.coerce.number().int().min(1).max(1000).default(preset)

const adSchema: z.ZodType<AdOption> = z.object({
  /** Comma-separated category codes; empty for every list. Source: L-232, LO-55. */
  kindCode: field(z.string().max(500).default(''), { isCode: true }),
  imgUrl: imageUrl(),
  pcIndex: ordinal(3),
  modIndex: ordinal(5),
  clickUrl: optionalLink(),
  alt: altText('imgUrl'),
})

/** Ad cards among the products of lists. Source: L-231 … L-236. */
export const plpAdCardSchema = z.object({
  adOptions: field(z.array(adSchema).max(24).default([]), { itemTitle: 'alt', itemImage: 'imgUrl' }),
})
export type PlpAdCardOptions = z.output<typeof plpAdCardSchema>

/** Ad cards for `productGrid` to place; draws nothing itself. Source: L-231 … L-236, LO-55. */
export const plpAdCardBlock = defineBlock({
  code: 'plpAdCard',
  group: 'settings',
  icon: 'newspaper',
  slots: ['settings'],
  shell: 'list',
  schema: plpAdCardSchema,
  viewFile: 'catalogue/plpAdCard/PlpAdCard.tsx',
})
