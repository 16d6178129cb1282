import { type Bitset, bitsetOf, emptySet, forEachIn, sizeOfCommon } from './bitset.ts'

/** One thing to filter by (brand, size …): which products have which of its values. */
export interface FacetGroup {
  /** In the order shown. */
  readonly keys: readonly string[]
  /** Products with this value; `undefined` for a value that no product has. */
  readonly having: (key: string) => Bitset | undefined
  /** Number of `products` with each value, in the order of `keys`. `size` is their number. */
  readonly countsIn: (products: Bitset, size: number) => Uint32Array
}

/** Products by value while a group is being put together; a product may be named twice. */
export type Members = Map<string, number[]>

export function addMember(members: Members, key: string, product: number): void {
  const list = members.get(key)
  if (!list) members.set(key, [product])
  else if (list.at(-1) !== product) list.push(product)
}

/** Values by product, all in one array: those of product `p` are `values[starts[p] … starts[p + 1]]`. */
function valuesByProduct(total: number, lists: readonly (readonly number[])[]) {
  const starts = new Uint32Array(total + 1)
  for (const list of lists) for (const product of list) starts[product + 1] = (starts[product + 1] ?? 0) + 1
  for (let product = 0; product < total; product += 1)
    starts[product + 1] = (starts[product + 1] ?? 0) + (starts[product] ?? 0)
  const values = new Uint32Array(starts[total] ?? 0)
  const free = starts.slice()
  lists.forEach((list, value) => {
    for (const product of list) {
      const at = free[product] ?? 0
      values[at] = value
      free[product] = at + 1
    }
  })
  return { starts, values }
}

/**
 * @param total products there are
 * @param members ascending per value, as `addMember` leaves them when products are visited in order
 * @param order values in the order shown; those without members are dropped, members of others stay findable but are not counted
 */
export function createFacetGroup(total: number, members: Members, order: Iterable<string>): FacetGroup {
  const keys = [...order].filter(key => members.has(key))
  const lists = keys.map(key => members.get(key) ?? [])
  const entries = lists.reduce((sum, list) => sum + list.length, 0)
  const { starts, values } = valuesByProduct(total, lists)
  const sets = new Map<string, Bitset>()

  const having = (key: string): Bitset | undefined => {
    const known = sets.get(key)
    if (known) return known
    const list = members.get(key)
    if (!list) return undefined
    const set = bitsetOf(total, list)
    sets.set(key, set)
    return set
  }

  return {
    keys,
    having,
    countsIn(products, size) {
      const counts = new Uint32Array(keys.length)
      // Few products: look at what each has. Many: compare whole sets, 32 products at a time.
      const perProduct = entries / Math.max(1, total)
      if (size * perProduct < keys.length * (total / 32)) {
        forEachIn(products, product => {
          for (let at = starts[product] ?? 0; at < (starts[product + 1] ?? 0); at += 1) {
            const value = values[at] ?? 0
            counts[value] = (counts[value] ?? 0) + 1
          }
        })
      } else {
        keys.forEach((key, value) => {
          counts[value] = sizeOfCommon(products, having(key) ?? emptySet(total))
        })
      }
      return counts
    },
  }
}
