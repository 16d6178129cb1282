import { defineBlock } from '../../page/define-block.ts'
import { listNeeds } from '../../shop/catalogue/product-list/list-state.ts'
import { sortBarPresets } from './presets.ts'
import { sortBarSchema } from './schema.ts'

/** A list's heading, number of products, order and chosen filters. Source: C-117, CO-35, Shells. */
export const sortBarBlock = defineBlock({
  code: 'sortBar',
  group: 'products',
  icon: 'arrow-up-down',
  slots: ['core'],
  locked: true,
  shell: 'list',
  schema: sortBarSchema,
  viewFile: 'catalogue/sortBar/SortBar.tsx',
  hydration: 'load',
  data: (_, context) => listNeeds(context),
  presets: sortBarPresets,
})
