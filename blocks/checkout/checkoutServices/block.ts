import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { CHECKOUT_BLOCK, room, sectionTitle } from '../../shop/checkout/checkout-block.ts'
import { shownUnlessOff } from '../../shop/screen/screen.ts'

const checkoutServicesSchema = z.object({
  title: sectionTitle(),
  /** Gift wrapping and greeting card, where the shop offers them. */
  showServices: shownUnlessOff(),
  /** A few words to the shop. */
  showRemark: shownUnlessOff(),
  ...room,
})
export type CheckoutServicesOptions = z.output<typeof checkoutServicesSchema>

/** Gift wrapping, a greeting card, a remark, and the guide of staff. Source: C-011, C-012, C-230, CO-84, CO-85, CO-92. */
export const checkoutServicesBlock = defineBlock({
  ...CHECKOUT_BLOCK,
  movable: true,
  code: 'checkoutServices',
  icon: 'gift',
  schema: checkoutServicesSchema,
  viewFile: 'checkout/checkoutServices/CheckoutServices.tsx',
  presets: [
    { key: 'all', options: {} },
    { key: 'remark', locale: 'zh_HK', options: { title: '備註', showServices: false } },
    { key: 'remarkEn', locale: 'en_US', options: { title: 'Remark', showServices: false } },
  ],
})
