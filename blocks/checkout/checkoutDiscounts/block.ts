import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CHECKOUT_BLOCK, room, sectionTitle } from '../../shop/checkout/checkout-block.ts'
import { shownUnlessOff } from '../../shop/screen/screen.ts'

const checkoutDiscountsSchema = z.object({
  title: sectionTitle(),
  /** The member's coupons below the field. */
  showWallet: shownUnlessOff(),
  ...room,
})
export type CheckoutDiscountsOptions = z.output<typeof checkoutDiscountsSchema>

/** Codes, coupons and GO DOLLAR. Source: C-216 … C-226, C-230. */
export const checkoutDiscountsBlock = defineBlock({
  ...CHECKOUT_BLOCK,
  movable: true,
  code: 'checkoutDiscounts',
  icon: 'ticket',
  schema: checkoutDiscountsSchema,
  viewFile: 'checkout/checkoutDiscounts/CheckoutDiscounts.tsx',
  presets: [
    { key: 'all', options: {} },
    { key: 'code', locale: 'zh_HK', options: { title: '優惠碼', showWallet: false } },
    { key: 'codeEn', locale: 'en_US', options: { title: 'Promo code', showWallet: false } },
  ],
})
