/** A map that forgets what has not been used for longest. */
export interface BoundedMap<Key, Value> {
  readonly get: (key: Key) => Value | undefined
  readonly set: (key: Key, value: Value) => void
  /** The value kept, or the one made now and kept from here on. */
  readonly getOrMake: (key: Key, make: () => Value) => Value
  readonly size: () => number
}

/** @param max entries kept, at least one */
export function boundedMap<Key, Value>(max: number): BoundedMap<Key, Value> {
  const entries = new Map<Key, Value>()
  const get = (key: Key) => {
    const value = entries.get(key)
    if (value === undefined) return undefined
    entries.delete(key)
    entries.set(key, value)
    return value
  }
  const set = (key: Key, value: Value) => {
    entries.delete(key)
    entries.set(key, value)
    if (entries.size <= max) return
    const [oldest] = entries.keys()
    if (oldest !== undefined) entries.delete(oldest)
  }
  return {
    get,
    set,
    getOrMake(key, make) {
      const known = get(key)
      if (known !== undefined) return known
      const made = make()
      set(key, made)
      return made
    },
    size: () => entries.size,
  }
}
