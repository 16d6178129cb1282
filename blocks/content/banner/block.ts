import { defineBlock } from '../../page/define-block.ts'
import { bannerPresets } from './presets.ts'
import { bannerSchema } from './schema.ts'

/** One picture that leads somewhere, or a film behind its poster. Source: L-291 … L-297. */
export const bannerBlock = defineBlock({
  code: 'banner',
  group: 'hero',
  icon: 'image',
  slots: ['top', 'main', 'bottom'],
  schema: bannerSchema,
  viewFile: 'content/banner/Banner.tsx',
  // A picture is a link and needs no script; a film has its poster to lift.
  hydration: ({ type }) => (type === 0 ? 'never' : 'visible'),
  presets: bannerPresets,
})
