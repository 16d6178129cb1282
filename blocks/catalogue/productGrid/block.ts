import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-facts/product-card.ts'
import { type ListData, listNeeds } from '../../shop/catalogue/product-list/list-state.ts'
import { gridNeeds } from '../../shop/site-content/grid-needs.ts'

/** The products of a list; everything about them comes from the address. Source: C-118 … C-120, Shells. */
const productGridSchema = z.object({
  /** True if more products load by themselves near the end (C-140), or only by the button. */
  loadsByItself: z.boolean().default(true),
})
export type ProductGridOptions = z.output<typeof productGridSchema>

/** The products of a list, with ads between them. Source: C-118 … C-120, C-140, L-231 … L-236, Shells. */
export const productGridBlock = defineBlock({
  code: 'productGrid',
  group: 'products',
  icon: 'grid-3x3',
  slots: ['core'],
  locked: true,
  shell: 'list',
  schema: productGridSchema,
  viewFile: 'catalogue/productGrid/ProductGrid.tsx',
  hydration: 'load',
  data: (_, context) => ({
    ...listNeeds(context),
    ...(context.route.kind === 'list' ? gridNeeds(context.api) : ({} as ReturnType<typeof gridNeeds>)),
  }),
  changesAt: (_, now, data: ListData = {}) =>
    newLabelChangesAt(data.list?.edges.map(({ node }) => node) ?? [], now),
  presets: [
    { key: 'endless', options: {} },
    { key: 'byButton', options: { loadsByItself: false } },
  ],
})
