import { type Catalogue, passed, type Spu } from '../catalogue/catalogue.ts'
import type { ExecutionResult } from 'graphql'
import { LRUCache } from 'lru-cache'
import { type Beholder, type ProductModel, productModel } from './product-model.ts'
import { createIndexes } from './catalogue-index.ts'
import { type FilterLabels, filterLabels } from './filter-labels.ts'
import { lazy } from './lazy.ts'
import { createShelfIndex, type ShelfIndex } from './shelf-index.ts'

/**
 * The catalogue as one kind of shopper sees it while prices stand still: one language, one audience, one stretch between two
 * price changes. Products are made on first sight and kept.
 */
export interface Shelf {
  readonly catalogue: Catalogue
  readonly beholder: Beholder
  readonly product: (code: string) => ShelfProduct | undefined
  readonly model: (spu: Spu) => ShelfProduct
  /** Finished answers that depend on nothing but this shelf; `transport/kept-answers.ts` fills it. */
  readonly answers: LRUCache<string, ExecutionResult>
  /** For lists: where to find which products, and how they sort. */
  readonly index: () => ShelfIndex
  /** How filters read on this shelf. */
  readonly filterLabels: () => FilterLabels
}

/** A product that knows where it stands, for what is only asked of single products. */
export type ShelfProduct = ProductModel & { readonly shelf: Shelf }

/** Finished answers kept per shelf. */
const MAX_ANSWERS = 200
/** Shelves kept per catalogue version: languages × levels × the few stretches that previews look at. */
const MAX_SHELVES = 32

function createShelf(catalogue: Catalogue, beholder: Beholder, index: () => ShelfIndex): Shelf {
  const models = new Map<string, ShelfProduct>()

  const model = (spu: Spu) => {
    const known = models.get(spu.code)
    if (known) return known
    const made = { ...productModel(spu, catalogue, beholder), shelf }
    models.set(spu.code, made)
    return made
  }
  const shelf: Shelf = {
    catalogue,
    beholder,
    answers: new LRUCache({ max: MAX_ANSWERS }),
    model,
    product(code) {
      const known = models.get(code)
      if (known) return known
      const spu = catalogue.spus.get(code)
      return spu && model(spu)
    },
    index,
    filterLabels: lazy(() => filterLabels(index(), beholder.locale)),
  }
  return shelf
}

/** Shelves of one catalogue version, and the indexes that those of different languages share. */
interface ShelvesOfVersion {
  readonly shelves: LRUCache<string, Shelf>
  readonly indexes: LRUCache<string, () => ShelfIndex>
}

/** Gives the shelf for a shopper; the same one as long as nothing they could see has changed. */
export function createShelves(): (catalogue: Catalogue, beholder: Beholder) => Shelf {
  const versions = new WeakMap<Catalogue, ShelvesOfVersion>()
  const indexOf = createIndexes()
  return (catalogue, beholder) => {
    let ofVersion = versions.get(catalogue)
    if (!ofVersion) {
      ofVersion = { shelves: new LRUCache({ max: MAX_SHELVES }), indexes: new LRUCache({ max: MAX_SHELVES }) }
      versions.set(catalogue, ofVersion)
    }
    const { shelves, indexes } = ofVersion
    const { locale, audience, now } = beholder
    const who = audience.kind === 'MEMBER' ? `MEMBER ${audience.levelCode ?? ''}` : 'GUEST'
    const stretch = `${passed(catalogue.priceChanges, now)} ${who}`
    const key = `${locale} ${stretch}`
    const known = shelves.get(key)
    if (known) return known
    const index = indexes.get(stretch) ?? lazy(() => createShelfIndex(indexOf(catalogue), audience, now))
    indexes.set(stretch, index)
    const shelf = createShelf(catalogue, beholder, index)
    shelves.set(key, shelf)
    return shelf
  }
}
