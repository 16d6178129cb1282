import type { FavoriteMark } from '#api/client/account/favorites.ts'
import { createStore } from '#ui/store/store.ts'

/** The member's favourites as far as this page knows them; none for visitors and in the server's HTML. */
interface FavoriteState {
  readonly marks: readonly FavoriteMark[]
  /** True if `marks` are all there are. */
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

/** Says how marks are read; they are when the page shows a heart. */
export function readFavoritesBy(reader: () => Promise<readonly FavoriteMark[]>): void {
  readMarks = reader
  if (isWatched) void read()
}

export const marksOfProduct = ({ marks }: FavoriteState, spuCode: string): readonly FavoriteMark[] =>
  marks.filter(mark => mark.spuCode === spuCode)
