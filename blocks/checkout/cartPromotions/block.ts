import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CART_BLOCK, room } from '../../shop/cart/cart-block.ts'
import { shownUnlessOff } from '../../shop/screen/screen.ts'

const cartPromotionsSchema = z.object({
  /** Empty for the shop's own word. */
  title: z.string().trim().max(60).default(''),
  /** Offers the bag has not reached, and how far they are. */
  showUnmet: shownUnlessOff(),
  ...room,
})
export type CartPromotionsOptions = z.output<typeof cartPromotionsSchema>

/** Effects of promotions on the bag, and the gifts to choose from. Source: C-172, C-206. */
export const cartPromotionsBlock = defineBlock({
  ...CART_BLOCK,
  code: 'cartPromotions',
  icon: 'badge-plus',
  schema: cartPromotionsSchema,
  viewFile: 'checkout/cartPromotions/CartPromotions.tsx',
  presets: [
    { key: 'all', options: {} },
    { key: 'met', locale: 'zh_HK', options: { title: '你已享有的優惠', showUnmet: false } },
    { key: 'metEn', locale: 'en_US', options: { title: 'Offers you have', showUnmet: false } },
  ],
})
