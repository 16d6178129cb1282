import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/address/update`. Source: M-007, M-073, M-098, MO-43. */
export const addressUpdateBlock = defineBlock({
  ...SCREEN,
  code: 'addressUpdate',
  icon: 'map-pin-plus',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/addressUpdate/AddressUpdate.tsx',
  presets: screenPresets,
})
