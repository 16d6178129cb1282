import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/password`. Source: M-065 … M-067. */
export const passwordBlock = defineBlock({
  ...SCREEN,
  code: 'password',
  icon: 'lock-keyhole',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/password/ChangePassword.tsx',
  presets: screenPresets,
})
