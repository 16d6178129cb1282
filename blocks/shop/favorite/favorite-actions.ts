import type { Api } from '#api/client/api.ts'
import { cancelFavorites, createFavorite, favoriteMarks } from '#api/client/account/favorites.ts'
import { favorites, readFavoritesBy } from './favorites.ts'

/** Lets hearts read the marks of the member who is shopping; they are asked for when the page shows a heart. */
export const startFavorites = (api: Api): void => readFavoritesBy(() => favoriteMarks(api))

/** @returns what the shop refused; empty when the sku is marked */
export async function addFavorite(api: Api, skuCode: string) {
  const { favorite, userErrors } = await createFavorite(api, skuCode)
  if (!favorite) return { isAdded: false, userErrors }
  favorites.set(state => ({
    ...state,
    marks: [favorite, ...state.marks.filter(({ id }) => id !== favorite.id)],
  }))
  return { isAdded: true, userErrors: [] }
}

/** Takes marks back: gone at once, and there again when the call fails. Source: L-383. */
export async function takeBack(api: Api, ids: readonly string[]): Promise<void> {
  const gone = favorites.get().marks.filter(({ id }) => ids.includes(id))
  favorites.set(state => ({ ...state, marks: state.marks.filter(mark => !gone.includes(mark)) }))
  try {
    await cancelFavorites(api, ids)
  } catch (error) {
    favorites.set(state => ({ ...state, marks: [...gone, ...state.marks] }))
    throw error
  }
}
