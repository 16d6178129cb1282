import {
  getRecommendProductListDocument,
  type GetRecommendProductListQuery,
  type GetRecommendProductListQueryVariables,
  guessLikesDocument,
  productByCodeDocument,
  recommendedFitDocument,
  type RecommendedFitQuery,
} from '../../generated/documents.ts'
import { ATTRIBUTE_CODES } from '../../rules/attribute-codes.ts'
import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'
import type { ProductCard } from '../product-card.ts'

export type RecommendedPage = GetRecommendProductListQuery['shop']['recommendProducts']
export type RecommendedBy = Pick<GetRecommendProductListQueryVariables, 'codes' | 'categories'>

/** Candidates of the recommendation fetch, and promotions each brings along. Source: C-297, L-391. */
const CANDIDATES = { first: 100, promoFirst: 1 } as const
/** Products on a page of a recommended-product list. Source: C-121, CO-37. */
export const RECOMMENDED_PAGE_SIZE = 20
/** Skus a product can have. */
const MAX_SKUS = 250

/** Recommendations by categories (or by hand), up to 100 at once. Source: C-297, CO-37, CO-130. */
export async function recommendProducts(api: Api, by: RecommendedBy): Promise<RecommendedPage> {
  const { shop } = await api.run(getRecommendProductListDocument, { ...by, ...CANDIDATES })
  return shop.recommendProducts
}

/** A page of a recommended-product list: 20 products from the beginning or after a cursor. Source: C-121, CO-37. */
export async function recommendedPage(api: Api, by: RecommendedBy, after?: string): Promise<RecommendedPage> {
  const { shop } = await api.run(getRecommendProductListDocument, {
    ...by,
    ...CANDIDATES,
    pageInput: { first: RECOMMENDED_PAGE_SIZE, ...(after !== undefined && { after }) },
  })
  return shop.recommendProducts
}

/** The first page of a recommended-product list, for a block's data needs. */
export const recommendedPageQuery = (api: Api, by: RecommendedBy): DataNeed<RecommendedPage> => ({
  queryKey: ['product', 'recommended', api.locale, by],
  queryFn: () => recommendedPage(api, by),
})

/** Goods that go with these skus; best sellers when there are none. Source: C-295, C-296, CO-80. */
export async function guessLikes(api: Api, skuCodes: readonly string[]): Promise<readonly ProductCard[]> {
  const answer = await api.run(guessLikesDocument, { skuCodes })
  return answer.guessLikes
}

async function skuCodesOf(api: Api, productCode: string): Promise<readonly string[]> {
  const { shop } = await api.run(productByCodeDocument, {
    codes: [productCode],
    attributeCodes: [],
    first: MAX_SKUS,
  })
  return shop.productByCode.flatMap(({ skus }) => skus.map(({ code }) => code))
}

/** Goods that go with a product, or the best sellers, for a block's data needs. Source: CO-80. */
export const guessLikesQuery = (
  api: Api,
  productCode: string | undefined,
): DataNeed<readonly ProductCard[]> => ({
  queryKey: ['product', 'guessLikes', api.locale, productCode ?? null],
  queryFn: async () => guessLikes(api, productCode === undefined ? [] : await skuCodesOf(api, productCode)),
})

/** What the size rules and the recommendation slots need to know of a product. Source: C-298, LO-35. */
export type FitProduct = RecommendedFitQuery['shop']['productByCode'][number]

/** The attributes of a product's two recommendation slots. Source: C-298. */
export const RECOMMEND_SLOTS = [0, 1].flatMap(slot => {
  const [code, category] = [ATTRIBUTE_CODES.recommendCode[slot], ATTRIBUTE_CODES.recommendCategory[slot]]
  return code && category ? [{ code, category }] : []
})

const [GENDER] = ATTRIBUTE_CODES.filters
const FIT_ATTRIBUTES = [GENDER, ...ATTRIBUTE_CODES.recommendCode, ...ATTRIBUTE_CODES.recommendCategory]
/** Skus of a candidate that are looked at; sizes of one colour are fewer. */
const FIT_SKUS = 50

/** Sizes, categories and recommend attributes of products, in the order of `codes`. Source: C-298, LO-35. */
export async function fitProducts(
  api: Api,
  codes: readonly string[],
  first = FIT_SKUS,
): Promise<readonly FitProduct[]> {
  const { shop } = await api.run(recommendedFitDocument, { codes, attributeCodes: FIT_ATTRIBUTES, first })
  return shop.productByCode
}

/** The same of one product, with all its skus; `undefined` when the shop does not know it. */
export const fitProduct = async (api: Api, code: string): Promise<FitProduct | undefined> =>
  (await fitProducts(api, [code], MAX_SKUS))[0]
