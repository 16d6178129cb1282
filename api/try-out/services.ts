import type { Database } from '../database/database.ts'
import { createExampleStore, type ExampleStore } from './example-store.ts'
import { checkUnsaved, type UnsavedLines } from './unsaved-lines.ts'

export interface TryOutServices {
  readonly promotionExamples: ExampleStore
  /** Checks lines as an import does, and imports nothing. */
  readonly checkUnsaved: (lines: readonly unknown[]) => Promise<UnsavedLines>
}

export const createTryOutServices = (db: Database): TryOutServices => ({
  promotionExamples: createExampleStore(db),
  checkUnsaved: lines => checkUnsaved(db, lines),
})
