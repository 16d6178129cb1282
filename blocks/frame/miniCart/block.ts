import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'

/** Longest line under the total; ours. */
const MAX_NOTE = 120

/** Options of the mini cart. Source: L-061. */
const miniCartSchema = z.object({
  /** A line under the total, such as from which amount delivery is free. */
  note: z.string().trim().max(MAX_NOTE).default(''),
})
export type MiniCartOptions = z.output<typeof miniCartSchema>

/** The panel under the bag's sign in the header. Source: L-061 … L-078, Shells. */
export const miniCartBlock = defineBlock({
  code: 'miniCart',
  group: 'frame',
  icon: 'shopping-basket',
  slots: ['core'],
  locked: true,
  shell: 'frame',
  schema: miniCartSchema,
  viewFile: 'frame/miniCart/MiniCart.tsx',
  hydration: 'load',
  presets: [
    { key: 'freight', locale: 'zh_HK', options: { note: '訂單滿 {freeDeliveryFrom} 免運費' } },
    {
      key: 'freightEn',
      locale: 'en_US',
      options: { note: 'Free delivery from {freeDeliveryFrom}' },
    },
    { key: 'usual', options: {} },
  ],
})
