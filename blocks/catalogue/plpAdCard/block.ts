import { defineBlock } from '../../page/define-block.ts'
import { plpAdCardPresets } from './presets.ts'
import { plpAdCardSchema } from './schema.ts'

/** Ad cards for `productGrid` to place; draws nothing itself. Source: L-231 … L-236, LO-55. */
export const plpAdCardBlock = defineBlock({
  code: 'plpAdCard',
  group: 'settings',
  icon: 'newspaper',
  slots: ['settings'],
  shell: 'list',
  schema: plpAdCardSchema,
  viewFile: 'catalogue/plpAdCard/PlpAdCard.tsx',
  presets: plpAdCardPresets,
})
