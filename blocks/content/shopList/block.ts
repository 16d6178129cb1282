import { defineBlock } from '../../page/define-block.ts'
import { shopListPresets } from './presets.ts'
import { SHOPS_PER_SLIDE, shownShops } from './shops.ts'
import { shopListSchema } from './schema.ts'

/** Brand flagship shops, eight at a time. Source: L-202 … L-212, LO-47. */
export const shopListBlock = defineBlock({
  code: 'shopList',
  group: 'media',
  icon: 'store',
  slots: ['top', 'main', 'bottom'],
  schema: shopListSchema,
  viewFile: 'content/shopList/ShopList.tsx',
  hydration: ({ imageList }) => (shownShops(imageList, false).length > SHOPS_PER_SLIDE ? 'visible' : 'never'),
  presets: shopListPresets,
})
