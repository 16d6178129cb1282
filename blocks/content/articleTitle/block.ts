import { defineBlock } from '../../page/define-block.ts'
import { articleTitlePresets } from './presets.ts'
import { articleTitleSchema } from './schema.ts'

/** A heading between blocks. Source: L-218 … L-222. */
export const articleTitleBlock = defineBlock({
  code: 'articleTitle',
  group: 'text',
  icon: 'heading',
  slots: ['top', 'main', 'bottom'],
  schema: articleTitleSchema,
  viewFile: 'content/articleTitle/ArticleTitle.tsx',
  presets: articleTitlePresets,
})
