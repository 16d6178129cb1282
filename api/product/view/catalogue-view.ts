import { type Catalogue, passed, type Spu } from '../../catalogue/catalogue.ts'
import type { ExecutionResult } from 'graphql'
import { type ByteCache, type CacheSection, sectionOf } from '#platform/byte-cache.ts'
import { runInTurns, type Steps } from '../../shared/steps.ts'
import { modelBytes, type PriceContext, type ProductModel, productModel } from '../product-model.ts'
import { createIndexes } from './catalogue-index.ts'
import { type FilterLabels, filterLabels } from './filter-labels.ts'
import { lazy } from '../index/lazy.ts'
import { type Audience, audienceKey, GUEST } from '../../catalogue/pricing.ts'
import { NO_SYNONYMS, type Synonyms } from '../search/synonyms.ts'
import { createViewCaches, keepGeneration, type ViewCaches } from './view-caches.ts'
import { createViewIndex, indexBytes, type ViewIndex } from './view-index.ts'

/**
 * The catalogue as one kind of shopper sees it while prices do not change: one language, one audience, one period between two
 * price changes. Products are created on first use and cached, within the
 * bounds of `view-caches.ts`.
 */
export interface CatalogueView {
  readonly catalogue: Catalogue
  readonly priceContext: PriceContext
  /** Codes of the campaigns of pages that run and that entries of menus belong to. */
  readonly campaigns: ReadonlySet<string>
  readonly product: (code: string) => ViewProduct | undefined
  readonly model: (spu: Spu) => ViewProduct
  /** Finished answers that depend on this view alone; `transport/answer-cache.ts` fills it. */
  readonly answers: CacheSection<ExecutionResult>
  /** For lists: where to find which products, and how they sort. */
  readonly index: () => ViewIndex
  /** While the index is being prepared: resolves when it is complete. Without waiting, `index` would build it at once. */
  readonly whenIndexed: () => Promise<void> | undefined
  /** Labels of the filters in this view. */
  readonly filterLabels: () => FilterLabels
}

/** A product with its view, for fields that only single products need. */
export type ViewProduct = ProductModel & { readonly view: CatalogueView }

/** Memory of a view apart from its caches: labels of filters, above all. An estimate. */
const VIEW_BYTES = 32 * 1024

function createView(
  catalogue: Catalogue,
  priceContext: PriceContext,
  {
    products,
    ...parts
  }: Pick<CatalogueView, 'answers' | 'campaigns' | 'index' | 'whenIndexed'> & {
    readonly products: CacheSection<ViewProduct>
  },
): CatalogueView {
  const model = (spu: Spu) => {
    const known = products.get(spu.code)
    if (known) return known
    const made = { ...productModel(spu, catalogue, priceContext), view }
    products.set(spu.code, made, modelBytes(made))
    return made
  }
  const view: CatalogueView = {
    catalogue,
    priceContext,
    ...parts,
    model,
    product(code) {
      const spu = catalogue.spus.get(code)
      return spu && model(spu)
    },
    filterLabels: lazy(() => filterLabels(parts.index(), priceContext.locale)),
  }
  return view
}

/** The catalogue views of a process. */
export interface CatalogueViews {
  /** The view for a shopper; the same one as long as nothing they could see has changed and it is used. */
  (catalogue: Catalogue, priceContext: PriceContext): CatalogueView
  /** Makes the indexes of a catalogue ahead, in turns with other work; of audiences that of guests. */
  readonly prepare: (catalogue: Catalogue, now: number) => Promise<void>
}

/** Up to so many products, an index is made in some milliseconds when it is first asked for: preparing it would only delay what changed. */
const SMALL = 500
/** From so many products on, the index of an audience or a stretch of time that was not prepared is made in turns. */
const LARGE = 5000

/** Returns true if a campaign of pages runs at an instant, epoch milliseconds. */
export type IsCampaignOn = (code: string, at: number) => boolean

/**
 * Caches of views belong to the newest requested catalogue, and to one that is prepared to follow it. An older catalogue that a
 * request still reads computes its own values and caches nothing.
 * @param synonyms the current list; another list creates other views
 */
export function createCatalogueViews(
  synonyms: () => Synonyms = () => NO_SYNONYMS,
  caches: ViewCaches = createViewCaches(),
  isCampaignOn: IsCampaignOn = () => false,
): CatalogueViews {
  const indexOf = createIndexes(synonyms, caches.matches)
  const preparing = new WeakMap<Catalogue, Promise<void>>()
  const indexing = new Map<string, Promise<void>>()
  let generations = new WeakMap<Catalogue, number>()
  let latest = 0
  let newest = 0
  let inUse: WeakRef<Catalogue> | undefined
  let searchedWith = synonyms()

  const generationOf = (catalogue: Catalogue) => {
    const known = generations.get(catalogue)
    if (known !== undefined) return known
    latest += 1
    generations.set(catalogue, latest)
    return latest
  }
  const stretchOf = (catalogue: Catalogue, audience: Audience, now: number) =>
    [
      generationOf(catalogue),
      passed(catalogue.priceChanges, now),
      passed(catalogue.site.versionBegins, now),
      audienceKey(audience),
    ].join(' ')

  /** A part of the caches for one generation, which can be added to until the next one is in use. */
  const sectionFor = <Value extends object>(cache: ByteCache<Value>, generation: number, name: string) =>
    sectionOf(cache, `${name} `, () => generation >= newest)

  /** The index of guests in the catalogue in use, if there is one. */
  const indexInUse = (catalogue: Catalogue, now: number) =>
    caches.indexes.peek(`${stretchOf(catalogue, GUEST, now)} `)

  const viewIndexOf = (
    catalogue: Catalogue,
    audience: Audience,
    now: number,
    kept: ViewCaches,
    before?: ViewIndex,
  ) => {
    const generation = generationOf(catalogue)
    const stretch = stretchOf(catalogue, audience, now)
    const indexes = sectionFor(kept.indexes, generation, stretch)
    const known = indexes.get('')
    if (known) return known
    const index = createViewIndex(indexOf(catalogue), {
      audience,
      now,
      orders: sectionFor(kept.orders, generation, stretch),
      selections: sectionFor(kept.selections, generation, stretch),
      before,
    })
    indexes.set('', index, indexBytes(index))
    return index
  }

  /** Indexes are made in turns with other work, each once however many wait for it. */
  const whenReady = (catalogue: Catalogue, audience: Audience, now: number, kept: ViewCaches) => {
    const stretch = stretchOf(catalogue, audience, now)
    const running = indexing.get(stretch)
    if (running) return running
    const index = viewIndexOf(catalogue, audience, now, kept)
    if (index.isReady()) return undefined
    const making = runInTurns(index.steps()).finally(() => indexing.delete(stretch))
    indexing.set(stretch, making)
    return making
  }

  const viewOf = (catalogue: Catalogue, priceContext: PriceContext): CatalogueView => {
    if (synonyms() !== searchedWith) {
      generations = new WeakMap()
      searchedWith = synonyms()
    }
    const generation = generationOf(catalogue)
    if (generation > newest) {
      newest = generation
      inUse = new WeakRef(catalogue)
      keepGeneration(caches, generation)
    }
    // What an older generation keeps is gone with the request.
    const kept = generation === newest ? caches : createViewCaches()
    const { locale, audience, now } = priceContext
    const campaigns = catalogue.site.menuCampaigns.filter(code => isCampaignOn(code, now))
    const key = [stretchOf(catalogue, audience, now), locale, ...campaigns].join(' ')
    const known = kept.views.get(key)
    if (known) return known
    const view = createView(catalogue, priceContext, {
      products: sectionFor(kept.products, generation, key),
      answers: sectionFor(kept.answers, generation, key),
      campaigns: new Set(campaigns),
      index: () => viewIndexOf(catalogue, audience, now, kept),
      whenIndexed: () =>
        preparing.get(catalogue) ??
        (catalogue.spus.size < LARGE ? undefined : whenReady(catalogue, audience, now, kept)),
    })
    kept.views.set(key, view, VIEW_BYTES)
    return view
  }

  function* steps(catalogue: Catalogue, now: number): Steps<void> {
    yield* indexOf.steps(catalogue)
    const before = inUse?.deref()
    yield* viewIndexOf(catalogue, GUEST, now, caches, before && indexInUse(before, now)).steps()
  }
  const prepare: CatalogueViews['prepare'] = async (catalogue, now) => {
    if (catalogue.spus.size <= SMALL) return undefined
    const running = runInTurns(steps(catalogue, now)).finally(() => preparing.delete(catalogue))
    preparing.set(catalogue, running)
    return running
  }
  return Object.assign(viewOf, { prepare })
}
