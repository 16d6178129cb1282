import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { colour, field, imageUrl, optionalLink } from '../../page/option-fields.ts'
import { popupFields } from '../../shop/popups/fields.ts'
import { popupHydration } from '../../shop/popups/popup-hydration.ts'

/** Source: L-308. The colour's default is ours. */
const textLine = z.object({
  text: field(z.string().max(200).default(''), { placeholders: ['amount'] }),
  fontSize: field(z.coerce.number().int().min(10).max(50).default(14), {
    widget: 'slider',
    min: 10,
    max: 50,
    unit: 'px',
    group: 'look',
  }),
  color: colour('#000'),
})

/** Basket reminder options. Source: L-299 … L-309. */
export const basketPopupSchema = z.object({
  /** `{amount}` in a text is what is missing. Only the first two lines are used. Source: L-307, LO-32. */
  textLines: field(z.array(textLine).max(10).default([]), { group: 'content', itemTitle: 'text' }),
  buttonText: field(z.string().trim().max(40).default(''), { group: 'content', leadsTo: 'buttonLink' }),
  buttonLink: field(optionalLink(), { group: 'content' }),
  /** lt: shows while totalAmount is less than the bag's amount; gt: while it is greater. Source: L-303, L-304. */
  rule: field(z.enum(['lt', 'gt']).default('gt'), { widget: 'select', group: 'behaviour' }),
  /** Compares with the amount from which delivery is free, instead of `totalAmount`. Ours. */
  usesFreeDelivery: field(z.boolean().default(false), { widget: 'switch', group: 'behaviour' }),
  /** Dollars. Source: L-305. */
  totalAmount: field(z.coerce.number().min(0).max(1_000_000).default(0), {
    group: 'behaviour',
    min: 0,
    visibleWhen: { usesFreeDelivery: false },
  }),
  ...popupFields(),
  backgroundColor: colour('#ffffff'),
  backgroundImage: field(imageUrl(), { group: 'look' }),
})
export type BasketPopupOptions = z.output<typeof basketPopupSchema>

/** Reminds of the bag: what was put in last, and how much is missing for what. Source: L-299 … L-311. */
export const basketPopupBlock = defineBlock({
  code: 'basketPopup',
  group: 'popups',
  icon: 'shopping-cart',
  slots: ['popup'],
  schema: basketPopupSchema,
  viewFile: 'popups/basketPopup/BasketPopup.tsx',
  hydration: popupHydration,
})
