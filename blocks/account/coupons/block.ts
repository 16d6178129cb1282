import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/coupon`. Source: M-007, M-073, M-146. */
export const couponsBlock = defineBlock({
  ...SCREEN,
  code: 'coupons',
  icon: 'ticket-percent',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/coupons/Coupons.tsx',
  presets: screenPresets,
})
