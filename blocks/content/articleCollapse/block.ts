import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, richText } from '../../page/option-fields.ts'

/** Most items of one panel; ours, the spec names none. */
const MAX_ITEMS = 40

const itemSchema = z.object({
  title: z.string().trim().min(1).max(200),
  content: richText(),
})

/** Collapse panel options. Source: L-223 … L-226, LO-53. */
export const articleCollapseSchema = z.object({
  collapseTitle: field(z.string().trim().max(200).default(''), { heading: 2 }),
  collapseItems: field(z.array(itemSchema).max(MAX_ITEMS).default([]), { itemTitle: 'title' }),
  /** The last panel of a stack: draws the closing line and 40 px of space below it. */
  isLast: field(z.boolean().default(false), { widget: 'switch', group: 'look' }),
})
export type ArticleCollapseOptions = z.output<typeof articleCollapseSchema>

/** Questions that open to their answers, one at a time. Source: L-223 … L-230. */
export const articleCollapseBlock = defineBlock({
  code: 'articleCollapse',
  group: 'text',
  icon: 'list-collapse',
  slots: ['top', 'main', 'bottom'],
  schema: articleCollapseSchema,
  viewFile: 'content/articleCollapse/ArticleCollapse.tsx',
})
