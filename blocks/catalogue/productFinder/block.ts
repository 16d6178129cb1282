import { navMenuQuery } from '#api/client/navigation.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'

/** Options for operators; ours, the source names no such block. */
const productFinderSchema = z.object({
  title: field(z.string().trim().max(120).default(''), { heading: 2 }),
  /** Links to the first level of the shop's menu. */
  showCategories: z.boolean().default(true),
})
export type ProductFinderOptions = z.output<typeof productFinderSchema>

/** A search field, and the shop's categories as links. The page of a missing address has one. Source: C-123, L-129, M-294. */
export const productFinderBlock = defineBlock({
  code: 'productFinder',
  group: 'products',
  icon: 'search',
  slots: ['top', 'main', 'bottom'],
  schema: productFinderSchema,
  viewFile: 'catalogue/productFinder/ProductFinder.tsx',
  data: ({ showCategories }, { api }) => ({ ...(showCategories && { menu: navMenuQuery(api) }) }),
  presets: [
    { key: 'plain', options: {} },
    { key: 'titled', locale: 'zh_HK', options: { title: '想找甚麼？' } },
    { key: 'titledEnglish', locale: 'en_US', options: { title: 'What are you looking for?' } },
    { key: 'searchOnly', options: { showCategories: false } },
  ],
})
