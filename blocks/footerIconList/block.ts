import { defineBlock } from '../define-block.ts'
import { footerIconListPresets } from './fixtures.ts'
import { footerIconListSchema } from './schema.ts'

/** A title and icons that lead somewhere. Source: L-237, L-238. */
export const footerIconListBlock = defineBlock({
  code: 'footerIconList',
  group: 'frame',
  icon: 'shield-check',
  slots: ['main', 'bottom'],
  schema: footerIconListSchema,
  viewFile: 'footerIconList/FooterIconList.tsx',
  presets: footerIconListPresets,
})
