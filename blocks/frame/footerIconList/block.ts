import { defineBlock } from '../../page/define-block.ts'
import { footerIconListPresets } from './presets.ts'
import { footerIconListSchema } from './schema.ts'

/** A title and icons that lead somewhere. Source: L-237, L-238. */
export const footerIconListBlock = defineBlock({
  code: 'footerIconList',
  group: 'frame',
  icon: 'shield-check',
  slots: ['main', 'bottom'],
  schema: footerIconListSchema,
  viewFile: 'frame/footerIconList/FooterIconList.tsx',
  presets: footerIconListPresets,
})
