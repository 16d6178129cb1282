/** A map by texts. */
export interface TextMap<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** A map of a million entries then grows by some ten thousand at once. */
const SHARDS = 128
/** Characters that decide, from the end: codes and terms begin alike. */
const DECIDING = 6

function shardOf(key: string): number {
  let hash = key.length
  for (let at = Math.max(0, key.length - DECIDING); at < key.length; at += 1)
    hash = (hash * 31 + key.charCodeAt(at)) | 0
  return (hash ^ (hash >>> 11)) & (SHARDS - 1)
}

/** A map that grows without a pause: a `Map` of a million entries holds the process for a tenth of a second when it doubles. */
export function createShardedMap<Value>(): TextMap<Value> {
  const shards = Array.from({ length: SHARDS }, () => new Map<string, Value>())
  return {
    get: key => shards[shardOf(key)]?.get(key),
    set: (key, value) => void shards[shardOf(key)]?.set(key, value),
  }
}
