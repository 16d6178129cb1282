import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CHECKOUT_BLOCK, room, sectionTitle } from '../../shop/checkout/checkout-block.ts'

const checkoutBillingSchema = z.object({ title: sectionTitle(), ...room })
export type CheckoutBillingOptions = z.output<typeof checkoutBillingSchema>

/** Billing address. Source: C-230, C-242, CO-91. */
export const checkoutBillingBlock = defineBlock({
  ...CHECKOUT_BLOCK,
  code: 'checkoutBilling',
  icon: 'notebook-text',
  schema: checkoutBillingSchema,
  viewFile: 'checkout/checkoutBilling/CheckoutBilling.tsx',
  presets: [
    { key: 'plain', options: {} },
    { key: 'title', locale: 'zh_HK', options: { title: '帳單寄往' } },
    { key: 'titleEn', locale: 'en_US', options: { title: 'Bill to' } },
  ],
})
