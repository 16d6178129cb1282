/** Values kept; more than a shop has, and a bound where one has more. */
const MAX_KEPT = 50_000

/**
 * Gives one object for what is written the same way: thousands of products have the same sizes, filters and categories, and
 * each would keep a copy of its own. Only for values that are never changed.
 */
export interface Sharing {
  /** The first text that was equal. */
  readonly word: (text: string) => string
  /** The first value with the same JSON. */
  readonly value: <Value extends object>(value: Value) => Value
  /** What `json` holds, read once. */
  readonly parsed: <Value extends object>(json: string) => Value
}

export function createSharing(): Sharing {
  const words = new Map<string, string>()
  const values = new Map<string, object>()
  const keep = <Value>(map: Map<string, Value>, key: string, value: Value) => {
    if (map.size >= MAX_KEPT) map.clear()
    map.set(key, value)
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
