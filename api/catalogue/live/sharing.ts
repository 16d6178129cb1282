import { LRUCache } from 'lru-cache'

/** Values kept of each kind, more than a shop has; the least recently used goes first. */
const MAX_KEPT = 50_000

/**
 * Gives one object for equal values. Thousands of products have the same sizes, filters and categories, and each would keep
 * its own copy. Only for values that are never changed.
 */
export interface Sharing {
  /** The first text that was equal. */
  readonly word: (text: string) => string
  /** The first value with the same JSON. */
  readonly value: <Value extends object>(value: Value) => Value
  /** Value of `json`, parsed once. */
  readonly parsed: <Value extends object>(json: string) => Value
}

export function createSharing(): Sharing {
  const words = new LRUCache<string, string>({ max: MAX_KEPT })
  const values = new LRUCache<string, object>({ max: MAX_KEPT })
  const keep = <Value extends object | string>(
    cache: LRUCache<string, Value>,
    key: string,
    value: Value,
  ): Value => {
    cache.set(key, value)
    return value
  }
  return {
    word: text => words.get(text) ?? keep(words, text, text),
    value<Value extends object>(value: Value) {
      const json = JSON.stringify(value)
      return (values.get(json) ?? keep(values, json, value)) as Value // the same JSON was read as the same type
    },
    parsed: <Value extends object>(json: string) =>
      (values.get(json) ?? keep(values, json, JSON.parse(json) as object)) as Value, // as above
  }
}
