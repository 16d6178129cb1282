import {
  cancelFavoritesDocument,
  createFavoriteGqlDocument,
  type CreateFavoriteGqlMutation,
  favoriteMarksDocument,
  type FavoriteMarksQuery,
} from '../../generated/documents.ts'
import type { Api } from '../api.ts'

type FavoriteAnswer = CreateFavoriteGqlMutation['createFavoriteGql']

/** A sku that the member has marked, and the product it is of. */
export type FavoriteMark = FavoriteMarksQuery['queryFavorites']['edges'][number]['node']

/** Favourites one member may have; the server keeps to it whatever is sent. Source: C-114, C-349, CO-30. */
const MAX_FAVORITES = 100

/** All of a member's marks, newest first. */
export async function favoriteMarks(api: Api): Promise<readonly FavoriteMark[]> {
  const { queryFavorites } = await api.run(favoriteMarksDocument, { pageInput: { first: MAX_FAVORITES } })
  return queryFavorites.edges.map(({ node }) => node)
}

/** Marks a sku for the member who asks; marking twice is fine. Source: C-349, CO-29. */
export const createFavorite = async (api: Api, skuCode: string): Promise<FavoriteAnswer> =>
  (await api.run(createFavoriteGqlDocument, { input: { skuCode }, maxCount: MAX_FAVORITES }))
    .createFavoriteGql

/** Takes favourites back by their ids. Source: L-383, M-255. */
export const cancelFavorites = async (api: Api, ids: readonly string[]) =>
  (await api.run(cancelFavoritesDocument, { collectionCodes: ids })).cancelFavorites
