import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { colour, field, imageUrl, optionalLink } from '../../page/option-fields.ts'
import { popupFields } from '../../shop/popups/fields.ts'
import { popupHydration } from '../../shop/popups/popup-hydration.ts'

/** One text. Source: L-313, LO-41. The colour's default is ours. */
const text = z.object({
  text: z.string().max(120).default(''),
  fontSize: field(z.coerce.number().int().min(10).max(50).default(36), {
    widget: 'slider',
    min: 10,
    max: 50,
    unit: 'px',
    group: 'look',
  }),
  color: colour('#000'),
})

/** Recently-viewed reminder options: the basket reminder's without rule and total. Source: L-312, L-313, LO-41. */
export const viewItemsPopupSchema = z.object({
  text: field(text.prefault({}), { group: 'content' }),
  buttonText: field(z.string().trim().max(40).default(''), { group: 'content', leadsTo: 'buttonLink' }),
  buttonLink: field(optionalLink(), { group: 'content' }),
  ...popupFields(),
  backgroundColor: colour('#ffffff'),
  backgroundImage: field(imageUrl(), { group: 'look' }),
})
export type ViewItemsPopupOptions = z.output<typeof viewItemsPopupSchema>

/** Reminds of the two products seen last. Source: L-312 … L-316, LO-41, LO-42. */
export const viewItemsPopupBlock = defineBlock({
  code: 'viewItemsPopup',
  group: 'popups',
  icon: 'eye',
  slots: ['popup'],
  schema: viewItemsPopupSchema,
  viewFile: 'popups/viewItemsPopup/ViewItemsPopup.tsx',
  hydration: popupHydration,
})
