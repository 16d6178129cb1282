import type { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

export type CheckoutOptions = z.output<typeof plainScreenSchema>

/** `/checkout`: title and state of the page. Its sections are blocks beside it. Source: C-§12. */
export const checkoutBlock = defineBlock({
  ...SCREEN,
  code: 'checkout',
  icon: 'clipboard-check',
  shell: 'checkout',
  schema: plainScreenSchema,
  viewFile: 'checkout/checkout/Checkout.tsx',
  presets: screenPresets,
})
