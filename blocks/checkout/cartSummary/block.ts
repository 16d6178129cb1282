import { deliveryArrivalsQuery } from '#api/client/cart/checkout.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CART_BLOCK, room } from '../../shop/cart/cart-block.ts'
import { arrivalChangesAt } from '../../shop/delivery/arrival-changes.ts'
import { shownUnlessOff } from '../../shop/screen/screen.ts'

/** Longest line under the total; ours. */
const MAX_NOTE = 200

const cartSummarySchema = z.object({
  showFreeFreight: shownUnlessOff(),
  /** A line under the total, such as how long delivery takes. */
  note: z.string().trim().max(MAX_NOTE).default(''),
  ...room,
})
export type CartSummaryOptions = z.output<typeof cartSummarySchema>

/** Cost of the bag; beside the lines on desktops. Source: C-176, CO-62, CO-68, CO-69. */
export const cartSummaryBlock = defineBlock({
  ...CART_BLOCK,
  code: 'cartSummary',
  icon: 'receipt',
  movable: false,
  schema: cartSummarySchema,
  viewFile: 'checkout/cartSummary/CartSummary.tsx',
  data: (_, { api }) => ({ arrivals: deliveryArrivalsQuery(api) }),
  changesAt: (_, now, data) => arrivalChangesAt(data?.arrivals ?? [], now),
  presets: [
    { key: 'plain', options: {} },
    {
      key: 'note',
      locale: 'zh_HK',
      options: { note: '香港 {deliveryDaysHongKong} 個工作天送達；收貨後 {returnDays} 天內可退貨。' },
    },
    {
      key: 'noteEn',
      locale: 'en_US',
      options: {
        note: 'Delivered in Hong Kong in {deliveryDaysHongKong} business days. Returns within {returnDays} days of receipt.',
      },
    },
  ],
})
