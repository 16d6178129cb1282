import type { ExecutionResult } from 'graphql'
import { type ByteCache, type CacheUse, createByteCache } from '#platform/byte-cache.ts'
import type { CatalogueView, ViewProduct } from './catalogue-view.ts'
import type { Matches } from '../search/search.ts'
import type { SortOrder } from '../index/sort-order.ts'
import type { Selection, ViewIndex } from './view-index.ts'

/** Caches of a process's catalogue views, each kind within a bound of its own, however many views there are. */
export interface ViewCaches {
  readonly views: ByteCache<CatalogueView>
  readonly indexes: ByteCache<ViewIndex>
  readonly products: ByteCache<ViewProduct>
  readonly orders: ByteCache<SortOrder>
  readonly selections: ByteCache<Selection>
  readonly answers: ByteCache<ExecutionResult>
  /** What keywords found: generations with the same texts share it. */
  readonly matches: ByteCache<Matches>
}

const MIB = 1024 * 1024

/** Enough for every price context of a shop with thousands of products; a shop with 100,000 makes the rarest ones again. */
const MAX_BYTES: Readonly<Record<keyof ViewCaches, number>> = {
  views: 8 * MIB,
  indexes: 32 * MIB,
  products: 16 * MIB,
  orders: 48 * MIB,
  selections: 16 * MIB,
  answers: 24 * MIB,
  /** Twenty keywords in a catalogue of 100,000 products, thousands of them in one of 500. */
  matches: 8 * MIB,
}

export const createViewCaches = (maxBytes = MAX_BYTES): ViewCaches => ({
  views: createByteCache(maxBytes.views),
  indexes: createByteCache(maxBytes.indexes),
  products: createByteCache(maxBytes.products),
  orders: createByteCache(maxBytes.orders),
  selections: createByteCache(maxBytes.selections),
  answers: createByteCache(maxBytes.answers),
  matches: createByteCache(maxBytes.matches),
})

/** Removes what belongs to other generations: keys begin with theirs. */
export function keepGeneration(caches: ViewCaches, generation: number): void {
  const { views, indexes, products, orders, selections, answers } = caches
  for (const cache of [views, indexes, products, orders, selections, answers])
    cache.keepOnly(`${generation} `)
}

/** By the names that `/metrics` shows. */
export const viewCacheUses = (caches: ViewCaches): Readonly<Record<string, CacheUse>> => ({
  catalogue_views: caches.views.use(),
  catalogue_indexes: caches.indexes.use(),
  products: caches.products.use(),
  sort_orders: caches.orders.use(),
  selections: caches.selections.use(),
  answers: caches.answers.use(),
  search_matches: caches.matches.use(),
})
