import { z } from 'zod'
import { syncedSectionBlock } from '#blocks/content/syncedSection/block.ts'
import { type AnyBlock, defineBlock } from '#blocks/page/define-block.ts'
import { colour, optionalLink, richText } from '#blocks/page/option-fields.ts'

const common = { group: 'text', icon: 'type', viewFile: 'x/X.tsx' } as const

/** A text with rich text at its top and inside a list. */
export const textBlock = defineBlock({
  ...common,
  code: 'text',
  slots: ['main'],
  schema: z.object({
    content: richText(),
    tint: colour('#fff'),
    link: optionalLink(),
    items: z.array(z.object({ body: richText(), count: z.number().default(1) })).default([]),
  }),
})

/** A container with two slots. */
const columnsBlock = defineBlock({
  ...common,
  code: 'columns',
  slots: ['main', 'top'],
  childSlots: ['left', 'right'],
  schema: z.object({}),
})

const blocks: Readonly<Record<string, AnyBlock>> = {
  text: textBlock,
  columns: columnsBlock,
  syncedSection: syncedSectionBlock,
}
export const findTestBlock = (code: string): AnyBlock | undefined => blocks[code]
