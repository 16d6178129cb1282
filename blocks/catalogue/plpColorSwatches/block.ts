import { defineBlock } from '../../page/define-block.ts'
import { plpColorSwatchesPresets } from './presets.ts'
import { plpColorSwatchesSchema } from './schema.ts'

/** Looks of colours for `filterPanel`; draws nothing itself. Source: L-264, L-265, LO-59. */
export const plpColorSwatchesBlock = defineBlock({
  code: 'plpColorSwatches',
  group: 'settings',
  icon: 'palette',
  slots: ['settings'],
  shell: 'list',
  schema: plpColorSwatchesSchema,
  viewFile: 'catalogue/plpColorSwatches/PlpColorSwatches.tsx',
  presets: plpColorSwatchesPresets,
})
