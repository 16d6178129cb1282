import { type Catalogue, passed, type Spu } from '../catalogue/catalogue.ts'
import type { ExecutionResult } from 'graphql'
import { LRUCache } from 'lru-cache'
import { type PriceContext, type ProductModel, productModel } from './product-model.ts'
import { createIndexes } from './catalogue-index.ts'
import { type FilterLabels, filterLabels } from './filter-labels.ts'
import { lazy } from './lazy.ts'
import { audienceKey } from './pricing.ts'
import { NO_SYNONYMS, type Synonyms } from './search/synonyms.ts'
import { createViewIndex, type ViewIndex } from './view-index.ts'

/**
 * The catalogue as one kind of shopper sees it while prices do not change: one language, one audience, one period between two
 * price changes. Products are created on first use and cached.
 */
export interface CatalogueView {
  readonly catalogue: Catalogue
  readonly priceContext: PriceContext
  readonly product: (code: string) => ViewProduct | undefined
  readonly model: (spu: Spu) => ViewProduct
  /** Finished answers that depend on this view alone; `transport/answer-cache.ts` fills it. */
  readonly answers: LRUCache<string, ExecutionResult>
  /** For lists: where to find which products, and how they sort. */
  readonly index: () => ViewIndex
  /** Labels of the filters in this view. */
  readonly filterLabels: () => FilterLabels
}

/** A product with its view, for fields that only single products need. */
export type ViewProduct = ProductModel & { readonly view: CatalogueView }

/** Finished answers cached per view, counted by their length as JSON. Some 200 lists of 20 products. */
const MAX_ANSWERS_LENGTH = 4 * 1024 * 1024
/** Views cached per catalogue version: languages × levels × the few periods that previews look at. */
const MAX_VIEWS = 32

function createView(catalogue: Catalogue, priceContext: PriceContext, index: () => ViewIndex): CatalogueView {
  const models = new Map<string, ViewProduct>()

  const model = (spu: Spu) => {
    const known = models.get(spu.code)
    if (known) return known
    const made = { ...productModel(spu, catalogue, priceContext), view }
    models.set(spu.code, made)
    return made
  }
  const view: CatalogueView = {
    catalogue,
    priceContext,
    answers: new LRUCache({ maxSize: MAX_ANSWERS_LENGTH }),
    model,
    product(code) {
      const known = models.get(code)
      if (known) return known
      const spu = catalogue.spus.get(code)
      return spu && model(spu)
    },
    index,
    filterLabels: lazy(() => filterLabels(index(), priceContext.locale)),
  }
  return view
}

/** Views of one catalogue version, and the indexes that those of different languages share. */
interface ViewsOfVersion {
  readonly views: LRUCache<string, CatalogueView>
  readonly indexes: LRUCache<string, () => ViewIndex>
}

/**
 * Returns the view for a shopper; the same one as long as nothing they could see has changed.
 * @param synonyms the list of now; another one makes other views
 */
export function createCatalogueViews(
  synonyms: () => Synonyms = () => NO_SYNONYMS,
): (catalogue: Catalogue, priceContext: PriceContext) => CatalogueView {
  let versions = new WeakMap<Catalogue, ViewsOfVersion>()
  let searchedWith = synonyms()
  const indexOf = createIndexes(synonyms)
  return (catalogue, priceContext) => {
    if (synonyms() !== searchedWith) {
      versions = new WeakMap()
      searchedWith = synonyms()
    }
    let ofVersion = versions.get(catalogue)
    if (!ofVersion) {
      ofVersion = { views: new LRUCache({ max: MAX_VIEWS }), indexes: new LRUCache({ max: MAX_VIEWS }) }
      versions.set(catalogue, ofVersion)
    }
    const { views, indexes } = ofVersion
    const { locale, audience, now } = priceContext
    const stretch = `${passed(catalogue.priceChanges, now)} ${audienceKey(audience)}`
    const key = `${locale} ${stretch}`
    const known = views.get(key)
    if (known) return known
    const index = indexes.get(stretch) ?? lazy(() => createViewIndex(indexOf(catalogue), audience, now))
    indexes.set(stretch, index)
    const view = createView(catalogue, priceContext, index)
    views.set(key, view)
    return view
  }
}
