import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user`: the account’s home. Source: M-090, M-007. */
export const userBlock = defineBlock({
  ...SCREEN,
  code: 'user',
  icon: 'circle-user-round',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/user/User.tsx',
  presets: screenPresets,
})
