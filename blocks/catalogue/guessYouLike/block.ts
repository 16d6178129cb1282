import { guessLikesQuery } from '#api/client/product/recommendations.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field } from '../../page/option-fields.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-facts/product-card.ts'

/** Options of guess-you-like; ours, the source names none. At most the 20 the commerce API gives (CO-80). */
const guessYouLikeSchema = z.object({
  /** Empty for the shop's own words. */
  title: z.string().max(60).default(''),
  max: field(z.coerce.number().int().min(1).max(20).default(12), { widget: 'slider', min: 1, max: 20 }),
})
export type GuessYouLikeOptions = z.output<typeof guessYouLikeSchema>

/**
 * Goods that go with the product on show, or with the bag; best sellers on other pages. A bag is known in the browser alone, so the
 * block comes alive on its page. Source: C-295, C-296, CO-80.
 */
export const guessYouLikeBlock = defineBlock({
  code: 'guessYouLike',
  group: 'products',
  icon: 'sparkles',
  slots: ['main', 'bottom'],
  schema: guessYouLikeSchema,
  viewFile: 'catalogue/guessYouLike/GuessYouLike.tsx',
  hydration: (_, pageType) => (pageType === 'CART' ? 'visible' : 'never'),
  data: (_, { api, route }) => ({
    products: guessLikesQuery(api, route.kind === 'product' ? route.code : undefined),
  }),
  changesAt: (_, now, data) => newLabelChangesAt(data?.products ?? [], now),
  presets: [
    { key: 'plain', options: {} },
    { key: 'named', locale: 'en_US', options: { title: 'Goes well together' } },
    { key: 'few', locale: 'zh_HK', options: { title: '精選推介', max: 4 } },
  ],
})
