import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/orders`. Source: M-007, M-073, M-106. */
export const ordersBlock = defineBlock({
  ...SCREEN,
  code: 'orders',
  icon: 'package',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/orders/Orders.tsx',
  presets: screenPresets,
})
