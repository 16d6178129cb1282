import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { CHECKOUT_BLOCK, room } from '../../shop/checkout/checkout-block.ts'

const checkoutSubmitSchema = z.object({
  /** Text of the button; empty for the shop's own words. */
  text: field(z.string().trim().max(40).default(''), { group: 'content' }),
  ...room,
})
export type CheckoutSubmitOptions = z.output<typeof checkoutSubmitSchema>

/** The total, the terms, and the button that places the order. Source: C-222, C-230, C-239 … C-246, C-277, CO-98, CO-109. */
export const checkoutSubmitBlock = defineBlock({
  ...CHECKOUT_BLOCK,
  code: 'checkoutSubmit',
  icon: 'check-check',
  schema: checkoutSubmitSchema,
  viewFile: 'checkout/checkoutSubmit/CheckoutSubmit.tsx',
  presets: [
    { key: 'plain', options: {} },
    { key: 'text', locale: 'zh_HK', options: { text: '落單並付款' } },
    { key: 'textEn', locale: 'en_US', options: { text: 'Order and pay' } },
  ],
})
