import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, optionalLink } from '../../page/option-fields.ts'

const messageSchema = z.object({
  title: z.string().trim().max(200).default(''),
  link: optionalLink(),
})

/** Message bar options. Source: L-259, L-260. */
export const messageBarSchema = z.object({
  messages: field(z.array(messageSchema).max(20).default([]), { group: 'content', itemTitle: 'title' }),
  /** Milliseconds a message stays. */
  speed: field(z.coerce.number().int().min(1000).max(5000).multipleOf(1000).default(3000), {
    widget: 'slider',
    group: 'behaviour',
    unit: 'ms',
    min: 1000,
    max: 5000,
    step: 1000,
  }),
})
export type MessageBarOptions = z.output<typeof messageBarSchema>

/** Short notices above the header, one at a time. Source: L-059, L-060, L-259, L-260. */
export const messageBarBlock = defineBlock({
  code: 'messageBar',
  group: 'text',
  icon: 'megaphone',
  slots: ['top'],
  schema: messageBarSchema,
  viewFile: 'frame/messageBar/MessageBar.tsx',
  // A single message does not move.
  hydration: ({ messages }) => (messages.filter(({ title }) => title).length > 1 ? 'visible' : 'never'),
})
