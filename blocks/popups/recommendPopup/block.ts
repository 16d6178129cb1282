import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { colour, field, optionalLink } from '../../page/option-fields.ts'
import { popupFields } from '../../shop/popups/fields.ts'

/** Recommendation pop-up options as operators save them. Source: L-320 … L-322, LO-34. */
export const recommendPopupSchema = z.object({
  /** Its timeout is its own: idle seconds between the products' arrival and the pop-up, 0 at once. Source: L-348, LO-34. */
  ...popupFields({ timeout: 0 }),
  text: z.string().trim().max(200).default(''),
  color: colour('#000'),
  buttonText: field(z.string().trim().max(40).default(''), { leadsTo: 'buttonLink' }),
  buttonLink: optionalLink(),
})
export type RecommendPopupOptions = z.output<typeof recommendPopupSchema>

/** Shows goods that go with what was just put into the bag. Source: L-320 … L-328, LO-34, LO-35. */
export const recommendPopupBlock = defineBlock({
  code: 'recommendPopup',
  group: 'popups',
  icon: 'package-plus',
  slots: ['popup'],
  schema: recommendPopupSchema,
  viewFile: 'popups/recommendPopup/RecommendPopup.tsx',
  // What it waits for survives (`just-added.ts`), so it may wake after the add.
  hydration: ({ count }) => (count > 0 ? 'later' : 'never'),
})
