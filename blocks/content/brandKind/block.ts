import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, imageUrl } from '../../page/option-fields.ts'
import { categoryAddressesNeed } from '../../shop/links/category-addresses.ts'

const categorySchema = z.object({
  code: field(z.string().trim().max(120).default(''), { isCode: true }),
  frontName: z.string().trim().max(80).default(''),
  /** As typed by the operator. Source: LO-63. */
  count: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

/** Brand kind options. Source: L-285 … L-290, LO-63. */
export const brandKindSchema = z.object({
  titleBg: field(imageUrl(), { group: 'look' }),
  /** Unset: the brand-flagship title in the page's language. An empty text shows none, where the picture says it. */
  title: field(z.string().trim().max(80).optional(), { group: 'content', heading: 2 }),
  brandImg: field(imageUrl(), { group: 'content' }),
  /** Unset: no stars. */
  rate: field(z.coerce.number().int().min(1).max(5).optional(), { group: 'content' }),
  categories: field(z.array(categorySchema).max(30).default([]), {
    group: 'content',
    itemTitle: 'frontName',
  }),
})
export type BrandKindOptions = z.output<typeof brandKindSchema>

/** A brand's own header: title, picture, stars and its categories. Source: L-285 … L-290. */
export const brandKindBlock = defineBlock({
  code: 'brandKind',
  group: 'hero',
  icon: 'award',
  slots: ['top', 'main'],
  schema: brandKindSchema,
  viewFile: 'content/brandKind/BrandKind.tsx',
  data: ({ categories }, { api }) => ({
    addresses: categoryAddressesNeed(api, categories.map(({ code }) => code).filter(Boolean)),
  }),
})
