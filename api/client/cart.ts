import {
  cartAddDocument,
  type CartAddMutation,
  createFavoriteGqlDocument,
  type CreateFavoriteGqlMutation,
} from '../generated/documents.ts'
import type { Api } from './api.ts'

/** A sku for the bag. */
export interface BagLine {
  readonly skuCode: string
  readonly quantity: number
  /** Codes of the product's categories, ancestors before descendants; they travel with the line. */
  readonly categories: readonly string[]
  /** The EXCHANGE activity that lets it be added for less; absent for what is bought at its own price. Source: C-194. */
  readonly activityId?: string
}

export type BagAnswer = CartAddMutation['cartAdd']
export type BagRefusal = BagAnswer['userErrors'][number]

type FavoriteAnswer = CreateFavoriteGqlMutation['createFavoriteGql']

/** Favourites one member may have; the server keeps to it whatever is sent. Source: C-114, C-349, CO-30. */
const MAX_FAVORITES = 100

/** Puts skus into the bag; refusals come as `userErrors`. Source: C-098, C-329. */
export async function addToBag(api: Api, lines: readonly BagLine[]): Promise<BagAnswer> {
  const inputs = lines.map(({ skuCode, quantity, categories, activityId }) => ({
    skuCode,
    quantity,
    // A key that is undefined leaves no trace in JSON.
    extProps: JSON.stringify({ categories: categories.join('>'), activityId }),
  }))
  return (await api.run(cartAddDocument, { inputs })).cartAdd
}

/** Marks a sku for the member who asks; marking twice is fine. Source: C-349, CO-29. */
export const createFavorite = async (api: Api, skuCode: string): Promise<FavoriteAnswer> =>
  (await api.run(createFavoriteGqlDocument, { input: { skuCode }, maxCount: MAX_FAVORITES }))
    .createFavoriteGql
