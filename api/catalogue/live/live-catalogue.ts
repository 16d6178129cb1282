import type { Database } from '../../database/database.ts'
import { readingAgain } from '#platform/reading-again.ts'
import { readCatalogue, readGoods, storedVersion } from './catalogue-reader.ts'
import type { Catalogue } from '../catalogue.ts'

/** The catalogue in memory, kept up with the database. */
export interface LiveCatalogue {
  readonly current: () => Catalogue
  /** Reads what other processes have changed. One statement when nothing did. */
  readonly refresh: () => Promise<Catalogue>
  /**
   * The newest catalogue with no products but those of some SKUs and the gifts of promotions, read at once: after a large import
   * `refresh` takes up to a minute.
   */
  readonly goodsOf: (skuCodes: readonly string[]) => Promise<Catalogue>
  /** Called with the new version after every change. Returns a function that ends it. */
  readonly onChange: (listener: (version: number) => void) => () => void
}

interface LiveCatalogueOptions {
  /** Called with each catalogue but the first. The previous one stays current until it resolves. */
  readonly prepare?: (next: Catalogue) => Promise<void>
}

/** Reads the whole catalogue once; afterwards only what changed. */
export async function createLiveCatalogue(
  db: Database,
  { prepare }: LiveCatalogueOptions = {},
): Promise<LiveCatalogue> {
  const listeners = new Set<(version: number) => void>()
  let catalogue = await readCatalogue(db)

  const readNew = async () => {
    if ((await storedVersion(db)) !== catalogue.version) {
      const next = await readCatalogue(db, catalogue)
      await prepare?.(next)
      catalogue = next
      for (const listener of listeners) listener(catalogue.version)
    }
    return catalogue
  }

  return {
    current: () => catalogue,
    refresh: readingAgain(readNew).read,
    goodsOf: skuCodes => readGoods(db, skuCodes, catalogue),
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
