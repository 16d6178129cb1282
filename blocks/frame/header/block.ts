import { defineBlock } from '../../page/define-block.ts'
import { sectionOf } from '../../page/shop-route.ts'
import { headerPresets } from './presets.ts'
import { headerMenuNeed } from './header-menu.ts'
import { headerSchema } from './schema.ts'

/** Logo, main navigation, search, bag, account and language, on every page. Source: L-017 … L-058, L-360, C-157, C-299. */
export const headerBlock = defineBlock({
  code: 'header',
  group: 'frame',
  icon: 'panel-top',
  slots: ['core'],
  locked: true,
  shell: 'frame',
  schema: headerSchema,
  viewFile: 'frame/header/Header.tsx',
  hydration: 'load',
  data: ({ sportMenu }, { api, route }) => ({ menu: headerMenuNeed(api, sectionOf(route), sportMenu) }),
  presets: headerPresets,
})
