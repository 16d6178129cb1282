import { defineBlock } from '../define-block.ts'
import { headerPresets } from './fixtures.ts'
import { headerMenuNeed } from './header-menu.ts'
import { headerSchema } from './schema.ts'

/** Logo, main navigation, search and language, on every page. Source: L-025, L-033, L-043, L-045, C-157, C-299. */
export const headerBlock = defineBlock({
  code: 'header',
  group: 'frame',
  icon: 'panel-top',
  slots: ['core'],
  locked: true,
  shell: 'frame',
  schema: headerSchema,
  viewFile: 'header/Header.tsx',
  hydration: 'load',
  data: (_, { api }) => ({ menu: headerMenuNeed(api) }),
  presets: headerPresets,
})
