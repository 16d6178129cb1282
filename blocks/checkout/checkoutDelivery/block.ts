import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { CHECKOUT_BLOCK, room, sectionTitle } from '../../shop/checkout/checkout-block.ts'

const checkoutDeliverySchema = z.object({
  title: sectionTitle(),
  /** Below the section, such as what happens before a public holiday. */
  note: field(z.string().trim().max(200).default(''), { group: 'content' }),
  ...room,
})
export type CheckoutDeliveryOptions = z.output<typeof checkoutDeliverySchema>

/** Delivery of the order. Source: C-230, C-244, C-245, C-254 … C-262. */
export const checkoutDeliveryBlock = defineBlock({
  ...CHECKOUT_BLOCK,
  code: 'checkoutDelivery',
  icon: 'truck',
  schema: checkoutDeliverySchema,
  viewFile: 'checkout/checkoutDelivery/CheckoutDelivery.tsx',
  presets: [
    { key: 'plain', options: {} },
    { key: 'note', locale: 'zh_HK', options: { note: '農曆新年期間，送貨時間會延長兩個工作天。' } },
    {
      key: 'noteEn',
      locale: 'en_US',
      options: { note: 'Around Lunar New Year, deliveries take two business days longer.' },
    },
  ],
})
