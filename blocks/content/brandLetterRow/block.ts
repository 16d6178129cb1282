import { defineBlock } from '../../page/define-block.ts'
import { brandLetterRowPresets } from './presets.ts'
import { brandLetterRowSchema } from './schema.ts'

/** Brand logos in a row one can turn. Source: L-329 … L-333, LO-65. */
export const brandLetterRowBlock = defineBlock({
  code: 'brandLetterRow',
  group: 'media',
  icon: 'case-sensitive',
  slots: ['top', 'main', 'bottom'],
  schema: brandLetterRowSchema,
  viewFile: 'content/brandLetterRow/BrandLetterRow.tsx',
  presets: brandLetterRowPresets,
})
