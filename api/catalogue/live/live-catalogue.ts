import type { Database } from '../../database/database.ts'
import { readCatalogue, storedVersion } from './catalogue-reader.ts'
import type { Catalogue } from '../catalogue.ts'

/** The catalogue in memory, kept up with the database. */
export interface LiveCatalogue {
  readonly current: () => Catalogue
  /** Looks whether another process changed something, and reads it if so. One statement when nothing did. */
  readonly refresh: () => Promise<Catalogue>
  /** Called with the new version after every change. Gives a function that ends it. */
  readonly onChange: (listener: (version: number) => void) => () => void
}

interface LiveCatalogueOptions {
  /** Called with each catalogue but the first. The one before is current until it resolves. */
  readonly prepare?: (next: Catalogue) => Promise<void>
}

/** Reads the whole catalogue once; afterwards only what changed. */
export async function createLiveCatalogue(
  db: Database,
  { prepare }: LiveCatalogueOptions = {},
): Promise<LiveCatalogue> {
  const listeners = new Set<(version: number) => void>()
  let catalogue = await readCatalogue(db)
  let running: Promise<Catalogue> | undefined
  let queued: Promise<Catalogue> | undefined

  const readNew = async () => {
    if ((await storedVersion(db)) !== catalogue.version) {
      const next = await readCatalogue(db, catalogue)
      await prepare?.(next)
      catalogue = next
      for (const listener of listeners) listener(catalogue.version)
    }
    return catalogue
  }

  /** A reading under way may have begun before the change the caller knows of: wait, then read once for all who wait. */
  const refresh = (): Promise<Catalogue> => {
    if (!running) {
      running = readNew().finally(() => {
        running = undefined
      })
      return running
    }
    const again = () => {
      queued = undefined
      return refresh()
    }
    queued ??= running.then(again, again)
    return queued
  }

  return {
    current: () => catalogue,
    refresh,
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
