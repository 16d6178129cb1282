import { guessLikesQuery } from '#api/client/recommendations.ts'
import { defineBlock } from '../../page/define-block.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-card/product-card.ts'
import { guessYouLikePresets } from './presets.ts'
import { guessYouLikeSchema } from './schema.ts'

/** What goes with the product on show; best sellers on other pages. Source: C-295, C-296, CO-80. */
export const guessYouLikeBlock = defineBlock({
  code: 'guessYouLike',
  group: 'products',
  icon: 'sparkles',
  slots: ['main', 'bottom'],
  schema: guessYouLikeSchema,
  viewFile: 'catalogue/guessYouLike/GuessYouLike.tsx',
  data: (_, { api, route }) => ({
    products: guessLikesQuery(api, route.kind === 'product' ? route.code : undefined),
  }),
  changesAt: (_, now, data) => newLabelChangesAt(data?.products ?? [], now),
  presets: guessYouLikePresets,
})
