import type { CacheUse } from '#platform/byte-cache.ts'
import type { Metric } from './exposition.ts'

/** Caches by name. */
export type CacheUses = Readonly<Record<string, CacheUse>>

export function cacheMetrics(uses: CacheUses): readonly Metric[] {
  const of = (
    name: string,
    type: 'counter' | 'gauge',
    help: string,
    valueOf: (use: CacheUse) => number,
  ): Metric => ({
    name,
    type,
    help,
    samples: Object.entries(uses).map(([cache, use]) => ({ value: valueOf(use), labels: { cache } })),
  })
  return [
    of('cairn_cache_entries', 'gauge', 'Entries of a cache.', ({ entries }) => entries),
    of('cairn_cache_bytes', 'gauge', 'What a cache holds; of objects an estimate.', ({ bytes }) => bytes),
    of('cairn_cache_max_bytes', 'gauge', 'Bound of a cache.', ({ maxBytes }) => maxBytes),
    of('cairn_cache_hits_total', 'counter', 'Lookups that found an entry.', ({ hits }) => hits),
    of('cairn_cache_misses_total', 'counter', 'Lookups that found none.', ({ misses }) => misses),
  ]
}

/** For the log: bytes, bound and share of hits of each cache that was asked at all. */
export const cacheSummary = (uses: CacheUses) =>
  Object.fromEntries(
    Object.entries(uses).flatMap(([name, { entries, bytes, maxBytes, hits, misses }]) =>
      hits + misses === 0
        ? []
        : [[name, { entries, bytes, maxBytes, hitRate: Math.round((1000 * hits) / (hits + misses)) / 1000 }]],
    ),
  )
