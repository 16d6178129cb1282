import { LRUCache } from 'lru-cache'

/** Fill of a cache, and how often it had what was asked for. */
export interface CacheUse {
  readonly entries: number
  readonly bytes: number
  readonly maxBytes: number
  /** Since the process started. */
  readonly hits: number
  readonly misses: number
}

/** Keeps what was used last. What it holds never exceeds a number of bytes. */
export interface ByteCache<Value extends object> {
  /** Counted as a hit or a miss. */
  get(key: string): Value | undefined
  /** Reads without counting a hit, and without marking the entry as recently used. */
  peek(key: string): Value | undefined
  /** @param bytes what the value takes, measured or estimated; a value larger than the cache is not kept */
  set(key: string, value: Value, bytes: number): void
  delete(key: string): void
  /** Removes all entries whose keys do not begin with the prefix. */
  keepOnly(prefix: string): void
  /** Removes all entries; the counts of hits and misses stay. */
  clear(): void
  use: () => CacheUse
}

/** The part of a cache whose keys begin alike. */
export type CacheSection<Value extends object> = Pick<ByteCache<Value>, 'get' | 'set'>

/** @param isOpen false from the moment on from which nothing more may be added */
export const sectionOf = <Value extends object>(
  cache: ByteCache<Value>,
  prefix: string,
  isOpen: () => boolean,
): CacheSection<Value> => ({
  get: key => cache.get(prefix + key),
  set(key, value, bytes) {
    if (isOpen()) cache.set(prefix + key, value, bytes)
  },
})

export function createByteCache<Value extends object>(maxBytes: number): ByteCache<Value> {
  const entries = new LRUCache<string, Value>({ maxSize: maxBytes })
  let hits = 0
  let misses = 0
  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) misses += 1
      else hits += 1
      return value
    },
    peek: key => entries.peek(key),
    set: (key, value, bytes) => void entries.set(key, value, { size: Math.max(1, Math.ceil(bytes)) }),
    delete: key => void entries.delete(key),
    keepOnly(prefix) {
      const others = Array.from(entries.keys()).filter(key => !key.startsWith(prefix))
      others.forEach(key => entries.delete(key))
    },
    clear: () => entries.clear(),
    use: () => ({ entries: entries.size, bytes: entries.calculatedSize, maxBytes, hits, misses }),
  }
}
