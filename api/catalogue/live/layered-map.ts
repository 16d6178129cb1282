/** By code, as databases sort it. */
const ascendingKeys = (one: string, other: string) => (one < other ? -1 : 1)

/**
 * A map with some entries replaced, added or removed, without a copy of the rest. Reading one entry takes a second look at most; walking
 * all of them is slower than in a map of its own.
 */
class LayeredMap<Value> implements ReadonlyMap<string, Value> {
  readonly size: number
  readonly base: ReadonlyMap<string, Value>
  readonly changes: ReadonlyMap<string, Value | undefined>
  /** Keys that the map below does not have, ascending. */
  readonly #added: readonly string[]
  readonly #isSorted: boolean

  constructor(
    base: ReadonlyMap<string, Value>,
    changes: ReadonlyMap<string, Value | undefined>,
    isSorted: boolean,
  ) {
    this.base = base
    this.changes = changes
    this.#isSorted = isSorted
    const present = [...changes].filter(([, value]) => value !== undefined).map(([key]) => key)
    const removed = [...changes].filter(([key, value]) => value === undefined && base.has(key))
    this.#added = present.filter(key => !base.has(key)).toSorted(ascendingKeys)
    this.size = base.size + this.#added.length - removed.length
  }

  get(key: string): Value | undefined {
    return this.changes.has(key) ? this.changes.get(key) : this.base.get(key)
  }

  has(key: string): boolean {
    return this.changes.has(key) ? this.changes.get(key) !== undefined : this.base.has(key)
  }

  *entries(): MapIterator<[string, Value]> {
    let next = 0
    /** Added entries before a key; all that are left without one. */
    const added = function* (this: LayeredMap<Value>, before?: string): Generator<[string, Value]> {
      for (; next < this.#added.length; next += 1) {
        const key = this.#added[next] ?? ''
        if (before !== undefined && key > before) return
        yield [key, this.changes.get(key) as Value] // only present ones are listed
      }
    }.bind(this)
    for (const [key, value] of this.base) {
      if (this.#isSorted) yield* added(key)
      if (!this.changes.has(key)) yield [key, value]
      else {
        const changed = this.changes.get(key)
        if (changed !== undefined) yield [key, changed]
      }
    }
    yield* added()
  }

  *keys(): MapIterator<string> {
    for (const [key] of this.entries()) yield key
  }

  *values(): MapIterator<Value> {
    for (const [, value] of this.entries()) yield value
  }

  [Symbol.iterator](): MapIterator<[string, Value]> {
    return this.entries()
  }

  forEach(visit: (value: Value, key: string, map: ReadonlyMap<string, Value>) => void): void {
    for (const [key, value] of this.entries()) visit(value, key, this)
  }
}

/**
 * A map with changes on top, which takes no time for what did not change. `undefined` removes an entry. Entries that are added come last.
 * Changes of a map that has some already join them: there is one layer, however many changes follow each other.
 * @param isSorted true if the keys of the map ascend: those that are added go to their places
 */
export function layeredMap<Value>(
  map: ReadonlyMap<string, Value>,
  changes: ReadonlyMap<string, Value | undefined>,
  { isSorted = false }: { readonly isSorted?: boolean } = {},
): ReadonlyMap<string, Value> {
  if (changes.size === 0) return map
  return map instanceof LayeredMap
    ? new LayeredMap<Value>(map.base, new Map([...map.changes, ...changes]), isSorted)
    : new LayeredMap(map, changes, isSorted)
}

/** Number of entries of a map that lie in its layer. */
export const layerSize = (map: ReadonlyMap<string, unknown>): number =>
  map instanceof LayeredMap ? map.changes.size : 0

const baseOf = (map: ReadonlyMap<string, unknown>) => (map instanceof LayeredMap ? map.base : map)
const layerKeys = (map: ReadonlyMap<string, unknown>): Iterable<string> =>
  map instanceof LayeredMap ? map.changes.keys() : []

/** Keys in which two maps can differ; `undefined` where that is not known without walking both. */
export const keysApart = (
  one: ReadonlyMap<string, unknown>,
  other: ReadonlyMap<string, unknown>,
): ReadonlySet<string> | undefined =>
  baseOf(one) === baseOf(other) ? new Set([...layerKeys(one), ...layerKeys(other)]) : undefined
