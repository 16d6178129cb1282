import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CART_BLOCK, room } from '../../shop/cart/cart-block.ts'
import { shownUnlessOff } from '../../shop/screen/screen.ts'

const cartLinesSchema = z.object({
  showBrand: shownUnlessOff(),
  /** The box that selects all lines, where there are several. */
  showSelectAll: shownUnlessOff(),
  /** Below each line, the offers it takes part in that do not count yet, and how far they are. */
  showOffers: shownUnlessOff(),
  ...room,
})
export type CartLinesOptions = z.output<typeof cartLinesSchema>

/** The goods in the bag: those that can be ordered, then those that cannot. Source: C-170 … C-189. */
export const cartLinesBlock = defineBlock({
  ...CART_BLOCK,
  code: 'cartLines',
  icon: 'baggage-claim',
  movable: false,
  schema: cartLinesSchema,
  viewFile: 'checkout/cartLines/CartLines.tsx',
  presets: [
    { key: 'full', options: {} },
    { key: 'plain', options: { showBrand: false, showSelectAll: false, showOffers: false } },
  ],
})
