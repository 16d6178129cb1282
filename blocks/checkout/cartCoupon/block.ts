import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CART_BLOCK, room } from '../../shop/cart/cart-block.ts'
import { shownUnlessOff } from '../../shop/screen/screen.ts'

const cartCouponSchema = z.object({
  /** Empty for the shop's own word. */
  title: z.string().trim().max(60).default(''),
  /** The member's coupons below the field. */
  showWallet: shownUnlessOff(),
  ...room,
})
export type CartCouponOptions = z.output<typeof cartCouponSchema>

/** A field for a promotion code, and the member's coupons. Source: C-176, C-216 … C-221. */
export const cartCouponBlock = defineBlock({
  ...CART_BLOCK,
  code: 'cartCoupon',
  icon: 'tickets',
  schema: cartCouponSchema,
  viewFile: 'checkout/cartCoupon/CartCoupon.tsx',
  presets: [
    { key: 'all', options: {} },
    { key: 'code', locale: 'zh_HK', options: { title: '優惠碼', showWallet: false } },
    { key: 'codeEn', locale: 'en_US', options: { title: 'Promo code', showWallet: false } },
  ],
})
