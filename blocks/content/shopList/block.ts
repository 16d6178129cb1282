import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { colour, field, imageUrl, optionalLink, spacing } from '../../page/option-fields.ts'
import { SHOPS_PER_SLIDE, shownShops } from './shops.ts'

const ms = (preset: number, max: number) =>
  field(z.coerce.number().int().min(0).max(max).default(preset), {
    group: 'behaviour',
    unit: 'ms',
    step: 500,
    visibleWhen: { autoplay: true },
  })

const letters = (preset: number) =>
  field(z.coerce.number().min(8).max(60).default(preset), { group: 'look', unit: 'px' })

/** Source: L-210, L-211. */
const shopSchema = z.object({
  url: imageUrl(),
  /** The picture's ground is see-through: no white card behind it. Source: LO-54. */
  transparent: field(z.boolean().default(false), { widget: 'switch' }),
  link: optionalLink(),
  title: z.string().max(80).default(''),
  /** Promotional line, whatever the name says. */
  brandName: z.string().max(120).default(''),
})

/** Shop list options. Eight make a slide; multiples of eight are advised, any number is allowed. Source: L-202 … L-212. */
export const shopListSchema = z.object({
  imageList: field(z.array(shopSchema).max(96).default([]), {
    group: 'content',
    itemTitle: 'title',
    itemImage: 'url',
  }),
  autoplay: field(z.boolean().default(true), { widget: 'switch', group: 'behaviour' }),
  /** Milliseconds a slide stays; 0 waits for a hand. Source: L-203, L-352. */
  delay: ms(2000, 600_000),
  /** Milliseconds a move takes, by hand too. Source: L-204. */
  speed: field(ms(1000, 10_000), { step: 100, visibleWhen: {} }),
  textAlign: field(z.enum(['center', 'left', 'right']).default('center'), {
    widget: 'select',
    group: 'look',
  }),
  color: colour('#333333'),
  fontSize: letters(14),
  mFontSize: letters(12),
  box: spacing({ mt: 10, mb: 10 }),
  mBox: spacing({ mt: 5, mb: 5 }),
})
export type ShopListOptions = z.output<typeof shopListSchema>

/** Brand flagship shops, eight at a time. Source: L-202 … L-212, LO-47. */
export const shopListBlock = defineBlock({
  code: 'shopList',
  group: 'media',
  icon: 'store',
  slots: ['top', 'main', 'bottom'],
  schema: shopListSchema,
  viewFile: 'content/shopList/ShopList.tsx',
  hydration: ({ imageList }) => (shownShops(imageList, false).length > SHOPS_PER_SLIDE ? 'visible' : 'never'),
})
