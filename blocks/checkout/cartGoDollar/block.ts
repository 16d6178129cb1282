import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CART_BLOCK, room } from '../../shop/cart/cart-block.ts'

const cartGoDollarSchema = z.object({
  /** Empty for the shop's own word. */
  title: z.string().trim().max(60).default(''),
  ...room,
})
export type CartGoDollarOptions = z.output<typeof cartGoDollarSchema>

/** A switch that pays a part of the bag with GO DOLLAR. Source: C-176, C-224 … C-226, M-138. */
export const cartGoDollarBlock = defineBlock({
  ...CART_BLOCK,
  code: 'cartGoDollar',
  icon: 'hand-coins',
  schema: cartGoDollarSchema,
  viewFile: 'checkout/cartGoDollar/CartGoDollar.tsx',
  presets: [
    { key: 'plain', options: {} },
    { key: 'title', locale: 'zh_HK', options: { title: '用 GO DOLLAR 扣減' } },
    { key: 'titleEn', locale: 'en_US', options: { title: 'Pay with GO DOLLAR' } },
  ],
})
