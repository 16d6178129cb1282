import { type RecommendedPage, recommendedPageQuery } from '#api/client/product/recommendations.ts'
import { z } from 'zod'
import { defineBlock } from '../../page/define-block.ts'
import { field, productCodes } from '../../page/option-fields.ts'
import { newLabelChangesAt } from '../../shop/catalogue/product-facts/product-card.ts'
import { isEmptyChoice, recommendedBy } from './recommended-by.ts'

/** Options of a recommended-product list; ours, the source gives its page size alone. Source: C-121. */
export const recommendedListSchema = z.object({
  title: field(z.string().trim().max(60).default(''), { heading: 2 }),
  /** Shown before those of the categories. Comma-separated, in the order they show; read with `parseCodes`. */
  productCodes: productCodes(),
  /** Category codes, comma-separated; products of the categories below them are included. */
  categoryCodes: field(z.string().trim().max(500).default(''), { isCode: true }),
})
export type RecommendedListOptions = z.output<typeof recommendedListSchema>

const cardsOf = (page: RecommendedPage | undefined) => page?.edges.map(({ node }) => node) ?? []

/** Recommended products: those chosen first, then those of categories, best sellers first, in pages of 20. Source: C-121, CO-37. */
export const recommendedListBlock = defineBlock({
  code: 'recommendedList',
  group: 'products',
  icon: 'thumbs-up',
  slots: ['main', 'bottom'],
  schema: recommendedListSchema,
  viewFile: 'catalogue/recommendedList/RecommendedList.tsx',
  hydration: options => (isEmptyChoice(options) ? 'never' : 'visible'),
  data: (options, { api }) => ({ page: recommendedPageQuery(api, recommendedBy(options)) }),
  changesAt: (_, now, data) => newLabelChangesAt(cardsOf(data?.page), now),
})
