import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CART_BLOCK, room } from '../../shop/cart/cart-block.ts'
import { shownUnlessOff } from '../../shop/screen/screen.ts'

const cartAddOnsSchema = z.object({
  /** Empty for the shop's own words. */
  title: z.string().trim().max(60).default(''),
  /** Offers whose condition the bag does not meet yet, with how far it is. */
  showUnmet: shownUnlessOff(),
  ...room,
})
export type CartAddOnsOptions = z.output<typeof cartAddOnsSchema>

/** Products the bag lets a shopper add for less. Source: C-194 … C-203. */
export const cartAddOnsBlock = defineBlock({
  ...CART_BLOCK,
  code: 'cartAddOns',
  icon: 'copy-plus',
  schema: cartAddOnsSchema,
  viewFile: 'checkout/cartAddOns/CartAddOns.tsx',
  presets: [
    { key: 'all', options: {} },
    { key: 'met', locale: 'zh_HK', options: { title: '加多一件更抵', showUnmet: false } },
    { key: 'metEn', locale: 'en_US', options: { title: 'Add one for less', showUnmet: false } },
  ],
})
