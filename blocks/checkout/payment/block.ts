import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/payment?orderId=…`: takes the shopper to the payment provider. Source: C-277, C-278, CO-109, CO-110. */
export const paymentBlock = defineBlock({
  ...SCREEN,
  code: 'payment',
  icon: 'banknote',
  shell: 'checkout',
  schema: plainScreenSchema,
  viewFile: 'checkout/payment/Payment.tsx',
  presets: screenPresets,
})
