import { defineBlock } from '../../page/define-block.ts'
import { articleCollapsePresets } from './presets.ts'
import { articleCollapseSchema } from './schema.ts'

/** Questions that open to their answers, one at a time. Source: L-223 … L-230. */
export const articleCollapseBlock = defineBlock({
  code: 'articleCollapse',
  group: 'text',
  icon: 'list-collapse',
  slots: ['top', 'main', 'bottom'],
  schema: articleCollapseSchema,
  viewFile: 'content/articleCollapse/ArticleCollapse.tsx',
  presets: articleCollapsePresets,
})
