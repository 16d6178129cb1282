import { defineBlock } from '../../page/define-block.ts'
import { SCREEN, screenPresets, plainScreenSchema } from '../../shop/screen/screen.ts'

/** `/cart-share/{code}`: a bag that a shopper has shared. Source: C-028, C-292 … C-294, CO-82. */
export const sharedCartBlock = defineBlock({
  ...SCREEN,
  code: 'sharedCart',
  icon: 'package-open',
  shell: 'cart',
  schema: plainScreenSchema,
  viewFile: 'checkout/sharedCart/SharedCart.tsx',
  presets: screenPresets,
})
