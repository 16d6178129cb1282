import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/return/{orderNo}`. Source: M-135, MO-70. */
export const returnRequestBlock = defineBlock({
  ...SCREEN,
  code: 'returnRequest',
  icon: 'package-x',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/returnRequest/ReturnRequest.tsx',
  presets: screenPresets,
})
