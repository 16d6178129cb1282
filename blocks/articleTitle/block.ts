import { defineBlock } from '../define-block.ts'
import { articleTitlePresets } from './fixtures.ts'
import { articleTitleSchema } from './schema.ts'

/** A heading between blocks. Source: L-218 … L-222. */
export const articleTitleBlock = defineBlock({
  code: 'articleTitle',
  group: 'text',
  icon: 'heading',
  slots: ['top', 'main', 'bottom'],
  schema: articleTitleSchema,
  viewFile: 'articleTitle/ArticleTitle.tsx',
  presets: articleTitlePresets,
})
