/** State shared by the blocks of one page for as long as it shows, by key. */
export interface SharedState {
  /** The value under this key. The first block that asks makes it; every block makes it from the same data. */
  readonly of: <Value>(key: string, make: () => Value) => Value
}

export function createSharedState(): SharedState {
  const values = new Map<string, unknown>()
  return {
    of<Value>(key: string, make: () => Value) {
      if (!values.has(key)) values.set(key, make())
      return values.get(key) as Value // one key, one maker
    },
  }
}
