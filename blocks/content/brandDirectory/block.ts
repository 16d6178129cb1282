import { defineBlock } from '../../page/define-block.ts'
import { brandDirectoryPresets } from './presets.ts'
import { brandDirectorySchema } from './schema.ts'

/** All brands from A to Z, with anchors to jump by. Source: L-277 … L-280. */
export const brandDirectoryBlock = defineBlock({
  code: 'brandDirectory',
  group: 'text',
  icon: 'book-a',
  slots: ['top', 'main', 'bottom'],
  schema: brandDirectorySchema,
  viewFile: 'content/brandDirectory/BrandDirectory.tsx',
  presets: brandDirectoryPresets,
})
