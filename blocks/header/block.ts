import { defineBlock } from '../define-block.ts'
import { headerPresets } from './fixtures.ts'
import { headerSchema } from './schema.ts'

/** Logo, main navigation and language, on every page. Source: L-025, L-033, L-043, L-045. */
export const headerBlock = defineBlock({
  code: 'header',
  group: 'frame',
  icon: 'panel-top',
  slots: ['core'],
  locked: true,
  schema: headerSchema,
  viewFile: 'header/Header.tsx',
  hydration: 'load',
  presets: headerPresets,
})
