import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { richText } from '../../page/option-fields.ts'

/** Rich text options: HTML, cleaned on save and again when a page is read. Source: L-261, LO-48. */
export const richTextSchema = z.object({ content: richText() })
export type RichTextOptions = z.output<typeof richTextSchema>

/** Formatted text as entered. Source: L-261. */
export const richTextBlock = defineBlock({
  code: 'richText',
  group: 'text',
  icon: 'text',
  slots: ['top', 'main', 'bottom'],
  schema: richTextSchema,
  viewFile: 'content/richText/RichText.tsx',
})
