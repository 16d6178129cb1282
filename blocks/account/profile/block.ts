import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/profile`. Source: M-091 … M-095. */
export const profileBlock = defineBlock({
  ...SCREEN,
  code: 'profile',
  icon: 'id-card',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/profile/Profile.tsx',
  presets: screenPresets,
})
