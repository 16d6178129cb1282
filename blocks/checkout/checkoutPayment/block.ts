import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CHECKOUT_BLOCK, room, sectionTitle } from '../../shop/checkout/checkout-block.ts'

const checkoutPaymentSchema = z.object({
  title: sectionTitle(),
  /** Below the methods, such as who handles the payment; empty for the shop's own words. */
  note: z.string().trim().max(200).default(''),
  ...room,
})
export type CheckoutPaymentOptions = z.output<typeof checkoutPaymentSchema>

/** Payment of the order. Source: C-230, C-243, C-274, C-276, CO-107. */
export const checkoutPaymentBlock = defineBlock({
  ...CHECKOUT_BLOCK,
  code: 'checkoutPayment',
  icon: 'credit-card',
  schema: checkoutPaymentSchema,
  viewFile: 'checkout/checkoutPayment/CheckoutPayment.tsx',
  presets: [
    { key: 'plain', options: {} },
    { key: 'note', locale: 'zh_HK', options: { note: '付款由 PayDollar 處理，我們不會儲存卡號。' } },
    {
      key: 'noteEn',
      locale: 'en_US',
      options: { note: 'PayDollar handles the payment. We keep no card numbers.' },
    },
  ],
})
