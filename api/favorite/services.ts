import type { AuthContext } from '../auth/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { createFavoriteStore, type FavoriteStore } from './favorite-store.ts'

export interface FavoriteServices {
  readonly favorites: FavoriteStore
}

/** A wish list belongs to a member, so the context has sessions and accounts too. */
export type FavoriteContext = AuthContext & Context<FavoriteServices>

export const createFavoriteServices = (db: Database): FavoriteServices => ({
  favorites: createFavoriteStore(db),
})
