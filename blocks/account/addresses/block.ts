import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/address`. Source: M-007, M-073, M-096 … M-104. */
export const addressesBlock = defineBlock({
  ...SCREEN,
  code: 'addresses',
  icon: 'map-pinned',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/addresses/Addresses.tsx',
  presets: screenPresets,
})
