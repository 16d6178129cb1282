import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/unsubscribe`: ends a subscription by the token of a mail. Source: MO-90, CO-32. */
export const unsubscribeBlock = defineBlock({
  ...SCREEN,
  code: 'unsubscribe',
  icon: 'mail-x',
  shell: 'service',
  schema: plainScreenSchema,
  viewFile: 'service/unsubscribe/Unsubscribe.tsx',
  presets: screenPresets,
})
