import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CART_BLOCK, room } from '../../shop/cart/cart-block.ts'

/** Longest line beside the button; ours. */
const MAX_TEXT = 120

const shareCartSchema = z.object({
  /** Beside the button; empty shows the button alone. */
  text: z.string().trim().max(MAX_TEXT).default(''),
  ...room,
})
export type ShareCartOptions = z.output<typeof shareCartSchema>

/** Passes the bag on as a link. Source: C-177, C-294. */
export const shareCartBlock = defineBlock({
  ...CART_BLOCK,
  code: 'shareCart',
  icon: 'share-2',
  schema: shareCartSchema,
  viewFile: 'checkout/shareCart/ShareCart.tsx',
  presets: [
    { key: 'button', options: {} },
    { key: 'text', locale: 'zh_HK', options: { text: '與山友一起準備行裝？' } },
    { key: 'textEn', locale: 'en_US', options: { text: 'Planning a trip together?' } },
  ],
})
