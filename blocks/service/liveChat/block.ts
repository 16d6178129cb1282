import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/liveChat`. Source: C-037, CO-18, LO-87. */
export const liveChatBlock = defineBlock({
  ...SCREEN,
  code: 'liveChat',
  icon: 'messages-square',
  shell: 'service',
  schema: plainScreenSchema,
  viewFile: 'service/liveChat/LiveChat.tsx',
  presets: screenPresets,
})
