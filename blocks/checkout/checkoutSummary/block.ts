import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { CHECKOUT_BLOCK, room, sectionTitle } from '../../shop/checkout/checkout-block.ts'
import { shownUnlessOff } from '../../shop/screen/screen.ts'

const checkoutSummarySchema = z.object({
  title: sectionTitle(),
  /** Pictures of the goods. */
  showPictures: shownUnlessOff(),
  /** Below the amounts, such as how returns work. */
  note: field(z.string().trim().max(200).default(''), { group: 'content' }),
  ...room,
})
export type CheckoutSummaryOptions = z.output<typeof checkoutSummarySchema>

/** Ordered goods and their cost: beside the sections on desktops, above them and closed on phones. Source: C-214, C-230, CO-92. */
export const checkoutSummaryBlock = defineBlock({
  ...CHECKOUT_BLOCK,
  code: 'checkoutSummary',
  icon: 'clipboard-list',
  schema: checkoutSummarySchema,
  viewFile: 'checkout/checkoutSummary/CheckoutSummary.tsx',
  presets: [
    { key: 'plain', options: {} },
    { key: 'note', locale: 'zh_HK', options: { note: '收貨後 {returnDays} 天內可退回未使用的商品。' } },
    {
      key: 'noteEn',
      locale: 'en_US',
      options: { note: 'Return unused items within {returnDays} days of receipt.' },
    },
  ],
})
