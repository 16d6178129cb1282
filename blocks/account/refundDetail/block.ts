import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/refund-order-detail/{orderId}`. Source: M-007, M-073. */
export const refundDetailBlock = defineBlock({
  ...SCREEN,
  code: 'refundDetail',
  icon: 'receipt-text',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/refundDetail/RefundDetail.tsx',
  presets: screenPresets,
})
