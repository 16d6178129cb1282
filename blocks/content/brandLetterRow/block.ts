import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, imageUrl, optionalLink } from '../../page/option-fields.ts'

/** Source: L-330. */
const brandSchema = z.object({
  logo: imageUrl(),
  linkUrl: optionalLink(),
  code: field(z.string().trim().max(64).default(''), { isCode: true }),
  /** Text in the logo's place while there is none. */
  name: z.string().max(80).default(''),
})

/** A row of brand logos. Source: L-329 … L-333, LO-65. */
export const brandLetterRowSchema = z.object({
  title: field(z.string().max(120).default(''), { group: 'content', heading: 2 }),
  brands: field(z.array(brandSchema).max(60).default([]), {
    group: 'content',
    itemTitle: 'name',
    itemImage: 'logo',
  }),
})
export type BrandLetterRowOptions = z.output<typeof brandLetterRowSchema>

/** Brand logos in a row one can turn. Source: L-329 … L-333, LO-65. */
export const brandLetterRowBlock = defineBlock({
  code: 'brandLetterRow',
  group: 'media',
  icon: 'case-sensitive',
  slots: ['top', 'main', 'bottom'],
  schema: brandLetterRowSchema,
  viewFile: 'content/brandLetterRow/BrandLetterRow.tsx',
})
