import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/resetPassword`. Source: M-068, M-069, MO-31. */
export const resetPasswordBlock = defineBlock({
  ...SCREEN,
  code: 'resetPassword',
  icon: 'key-round',
  shell: 'sign-in',
  schema: plainScreenSchema,
  viewFile: 'account/resetPassword/ResetPassword.tsx',
  presets: screenPresets,
})
