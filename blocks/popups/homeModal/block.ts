import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, imageUrl, optionalLink } from '../../page/option-fields.ts'
import { altText } from '../../shop/pictures/picture-fields.ts'

const words = (max: number) => z.string().trim().max(max).default('')

/**
 * Home modal options. Source: L-248 … L-250. Descriptions and words are ours: words below the picture can be read, translated and
 * enlarged, those drawn into it cannot.
 */
export const homeModalSchema = z.object({
  visitor_img_url: field(imageUrl(), { pictureWidth: 400 }),
  visitor_alt: altText('visitor_img_url'),
  visitor_heading: field(words(80), { heading: 2 }),
  visitor_text: field(words(240), { widget: 'textarea' }),
  visitor_button: field(words(40), { leadsTo: 'visitor_link' }),
  visitor_link: optionalLink(),
  user_img_url: field(imageUrl(), { pictureWidth: 400 }),
  user_alt: altText('user_img_url'),
  user_heading: field(words(80), { heading: 2 }),
  user_text: field(words(240), { widget: 'textarea' }),
  user_button: field(words(40), { leadsTo: 'user_link' }),
  user_link: optionalLink(),
  /** px on desktop; phones always show 330 px. Source: L-248. */
  modal_width: field(z.coerce.number().int().min(240).max(1600).default(1000), { unit: 'px', group: 'look' }),
})
export type HomeModalOptions = z.output<typeof homeModalSchema>

/** A picture over the page, once a day, one for visitors and one for members. Source: L-248 … L-254. */
export const homeModalBlock = defineBlock({
  code: 'homeModal',
  group: 'popups',
  icon: 'app-window',
  slots: ['popup'],
  schema: homeModalSchema,
  viewFile: 'popups/homeModal/HomeModal.tsx',
  hydration: ({ visitor_img_url, user_img_url }) => (visitor_img_url || user_img_url ? 'load' : 'never'),
})
