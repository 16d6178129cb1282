import type { Api } from '#api/client/api.ts'
import { cancelFavorites, createFavorite, type FavoriteMark, favoriteMarks } from '#api/client/favorites.ts'
import { createStore } from '#ui/store/store.ts'

/** The member's favourites as far as this page knows them; none for visitors and in the server's HTML. */
interface FavoriteState {
  readonly marks: readonly FavoriteMark[]
  /** Whether `marks` are all there are. */
  readonly isRead: boolean
}

let readMarks: (() => Promise<readonly FavoriteMark[]>) | undefined
let isReading = false
let isWatched = false

/** Reads all marks in one call, however many hearts the page has. A failure is not shown: the hearts stay empty. */
async function read(): Promise<void> {
  if (!readMarks || isReading) return
  isReading = true
  const before = favorites.get().marks
  const marks = await readMarks().catch(() => undefined)
  isReading = false
  if (!marks) return
  // What was marked meanwhile may be missing in the answer.
  if (favorites.get().marks !== before) return read()
  favorites.set({ marks, isRead: true })
}

/** A page that comes back from the browser's cache heard nothing meanwhile. */
const onReturn = ({ persisted }: PageTransitionEvent) => persisted && void read()

const connect = () => {
  isWatched = true
  if (!favorites.get().isRead) void read()
  window.addEventListener('pageshow', onReturn)
  return () => {
    isWatched = false
    window.removeEventListener('pageshow', onReturn)
  }
}

/** Filled in the browser after load: pages are the same for every shopper. */
export const favorites = createStore<FavoriteState>({ marks: [], isRead: false }, { connect })

/** Lets hearts read the marks of the member who is shopping; they are asked for when the page shows a heart. */
export function startFavorites(api: Api): void {
  readMarks = () => favoriteMarks(api)
  if (isWatched) void read()
}

export const marksOfProduct = ({ marks }: FavoriteState, spuCode: string): readonly FavoriteMark[] =>
  marks.filter(mark => mark.spuCode === spuCode)

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
