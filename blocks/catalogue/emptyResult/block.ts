import { defineBlock } from '../../page/define-block.ts'
import { listNeeds } from '../../shop/catalogue/product-list/list-state.ts'
import { emptyResultPresets } from './presets.ts'
import { emptyResultSchema } from './schema.ts'

/** Says that nothing was found, and what to try. Source: C-123, Shells. */
export const emptyResultBlock = defineBlock({
  code: 'emptyResult',
  group: 'products',
  icon: 'search-x',
  slots: ['core'],
  locked: true,
  shell: 'list',
  schema: emptyResultSchema,
  viewFile: 'catalogue/emptyResult/EmptyResult.tsx',
  hydration: 'load',
  data: (_, context) => listNeeds(context),
  presets: emptyResultPresets,
})
