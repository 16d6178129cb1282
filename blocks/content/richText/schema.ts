import { z } from 'zod'
import { richText } from '../../page/option-fields.ts'

/** Rich text options: HTML, cleaned on save and again when a page is read. Source: L-261, LO-48. */
export const richTextSchema = z.object({ content: richText() })
export type RichTextOptions = z.output<typeof richTextSchema>
