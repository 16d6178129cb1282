import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/address/update`. Source: M-007, M-073. */
export const addressUpdateBlock = defineBlock({
  ...SCREEN,
  code: 'addressUpdate',
  icon: 'map-pin-plus',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'shop/account/AccountSection.tsx',
  presets: screenPresets,
})
