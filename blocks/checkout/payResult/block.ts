import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/pay/result/{orderId?}`: what came of a payment. Source: C-279 … C-291, M-089, M-123 … M-125, MO-68. */
export const payResultBlock = defineBlock({
  ...SCREEN,
  code: 'payResult',
  icon: 'circle-check',
  shell: 'checkout',
  schema: plainScreenSchema,
  viewFile: 'checkout/payResult/PayResult.tsx',
  presets: screenPresets,
})
