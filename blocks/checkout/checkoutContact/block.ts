import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CHECKOUT_BLOCK, room, sectionTitle } from '../../shop/checkout/checkout-block.ts'
import { shownUnlessOff } from '../../shop/screen/screen.ts'

const checkoutContactSchema = z.object({
  title: sectionTitle(),
  /** The way to the login for visitors. */
  showLogin: shownUnlessOff(),
  ...room,
})
export type CheckoutContactOptions = z.output<typeof checkoutContactSchema>

/** Receiver of messages about the order. Source: C-230, CO-83. */
export const checkoutContactBlock = defineBlock({
  ...CHECKOUT_BLOCK,
  code: 'checkoutContact',
  icon: 'at-sign',
  schema: checkoutContactSchema,
  viewFile: 'checkout/checkoutContact/CheckoutContact.tsx',
  presets: [
    { key: 'plain', options: {} },
    { key: 'title', locale: 'zh_HK', options: { title: '如何聯絡你？' } },
    { key: 'titleEn', locale: 'en_US', options: { title: 'How can we reach you?' } },
  ],
})
