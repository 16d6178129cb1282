import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/order-detail/{orderId}`. Source: M-078, M-115. */
export const orderDetailBlock = defineBlock({
  ...SCREEN,
  code: 'orderDetail',
  icon: 'package-search',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/orderDetail/OrderDetail.tsx',
  presets: screenPresets,
})
