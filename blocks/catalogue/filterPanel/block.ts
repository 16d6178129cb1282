import { defineBlock } from '../../page/define-block.ts'
import { listNeeds } from '../../shop/catalogue/product-list/list-state.ts'
import { filterPanelPresets } from './presets.ts'
import { filterPanelSchema } from './schema.ts'

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
  presets: filterPanelPresets,
})
