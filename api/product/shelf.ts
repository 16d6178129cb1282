import { type Catalogue, passed, type Spu } from '../catalogue/catalogue.ts'
import type { ExecutionResult } from 'graphql'
import { type BoundedMap, boundedMap } from '../bounded-map.ts'
import { type Beholder, type ProductModel, productModel } from './product-model.ts'
import { type Criteria, selectProducts } from './product-list.ts'

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
  readonly answers: BoundedMap<string, ExecutionResult>
  /** Products that meet the criteria, sorted. */
  readonly select: (criteria: Criteria) => readonly Spu[]
}

/** A product that knows where it stands, for what is only asked of single products. */
export type ShelfProduct = ProductModel & { readonly shelf: Shelf }

/** Finished lists, and finished answers, kept per shelf. */
const MAX_LISTS = 100
const MAX_ANSWERS = 200
/** Shelves kept per catalogue version: languages × levels × the few stretches that previews look at. */
const MAX_SHELVES = 32

function createShelf(catalogue: Catalogue, beholder: Beholder): Shelf {
  const models = new Map<string, ShelfProduct>()
  const lists = boundedMap<string, readonly Spu[]>(MAX_LISTS)

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
    answers: boundedMap(MAX_ANSWERS),
    model,
    product(code) {
      const known = models.get(code)
      if (known) return known
      const spu = catalogue.spus.get(code)
      return spu && model(spu)
    },
    select: criteria =>
      lists.getOrMake(JSON.stringify(criteria), () => selectProducts(catalogue, beholder, criteria)),
  }
  return shelf
}

/** Gives the shelf for a shopper; the same one as long as nothing they could see has changed. */
export function createShelves(): (catalogue: Catalogue, beholder: Beholder) => Shelf {
  const shelves = new WeakMap<Catalogue, BoundedMap<string, Shelf>>()
  return (catalogue, beholder) => {
    let ofVersion = shelves.get(catalogue)
    if (!ofVersion) shelves.set(catalogue, (ofVersion = boundedMap(MAX_SHELVES)))
    const { locale, audience, now } = beholder
    const who = audience.kind === 'MEMBER' ? `MEMBER ${audience.levelCode ?? ''}` : 'GUEST'
    const key = `${locale} ${passed(catalogue.priceChanges, now)} ${who}`
    return ofVersion.getOrMake(key, () => createShelf(catalogue, beholder))
  }
}
