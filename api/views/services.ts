import type { Database } from '../database/database.ts'
import { createViewStore, type ViewStore } from './view-store.ts'

export interface ViewServices {
  readonly listViews: ViewStore
}

export const createViewServices = (db: Database): ViewServices => ({ listViews: createViewStore(db) })
