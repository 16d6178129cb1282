import { defineBlock } from '../../page/define-block.ts'
import { messageBarPresets } from './presets.ts'
import { messageBarSchema } from './schema.ts'

/** Short notices above the header, one at a time. Source: L-059, L-060, L-259, L-260. */
export const messageBarBlock = defineBlock({
  code: 'messageBar',
  group: 'text',
  icon: 'megaphone',
  slots: ['top'],
  schema: messageBarSchema,
  viewFile: 'frame/messageBar/MessageBar.tsx',
  // A single message stands still.
  hydration: ({ messages }) => (messages.filter(({ title }) => title).length > 1 ? 'visible' : 'never'),
  presets: messageBarPresets,
})
