import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { listNeeds } from '../../shop/catalogue/product-list/list-state.ts'

/** Filters of a list. Source: C-115, Shells. */
const filterPanelSchema = z.object({
  /** Number of filters unfolded at first; those with a choice always are. */
  openGroups: field(z.coerce.number().int().min(0).max(12).default(6), { group: 'look', min: 0, max: 12 }),
  /** True if values show how many products they have. */
  showCounts: z.boolean().default(true),
})
export type FilterPanelOptions = z.output<typeof filterPanelSchema>

/** The filters of a list: beside it on wide screens, in a drawer on phones. Source: C-115, C-116, CO-33, Shells. */
export const filterPanelBlock = defineBlock({
  code: 'filterPanel',
  group: 'products',
  icon: 'sliders-horizontal',
  slots: ['core'],
  locked: true,
  shell: 'list',
  schema: filterPanelSchema,
  viewFile: 'catalogue/filterPanel/FilterPanel.tsx',
  hydration: 'load',
  data: (_, context) => listNeeds(context),
  presets: [
    { key: 'standard', options: {} },
    { key: 'folded', options: { openGroups: 0 } },
  ],
})
