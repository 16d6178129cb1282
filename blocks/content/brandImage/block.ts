import { defineBlock } from '../../page/define-block.ts'
import { brandImagePresets } from './presets.ts'
import { brandImageSchema } from './schema.ts'

/** Square pictures of a brand that lead somewhere. Source: L-262, L-263. */
export const brandImageBlock = defineBlock({
  code: 'brandImage',
  group: 'media',
  icon: 'book-image',
  slots: ['top', 'main', 'bottom'],
  schema: brandImageSchema,
  viewFile: 'content/brandImage/BrandImage.tsx',
  presets: brandImagePresets,
})
