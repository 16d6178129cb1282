import { createRandom } from '#api/shared/seeded-random.ts'

/** Search words that match all products, about a tenth, and one in forty, in both languages. */
const TERMS = ['戶外', 'outdoor', '外套', '背包', '鞋', 'jacket', 'boot', 'Northstone', '青松', '再造 褲']
const SECTIONS = ['men', 'women', 'kids', 'gear', 'men-outerwear', 'women-feet', 'gear-carry', 'outlet'].map(
  code => `g-${code}`,
)
const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  'g-gender': ['men', 'women', 'everyone'],
  'g-outdoor': ['hiking', 'running', 'camping', 'snow'],
  'g-shop': ['central', 'tst', 'sha-tin'],
  'g-yearSeason': ['ss26', 'aw26'],
  colour: ['BLK', 'NVY', 'OAT'],
  size: ['S', 'M', 'XL'],
}
const SORTS = [
  undefined,
  [{ field: 'LIST_TIME', order: 'DESC' }],
  [{ field: 'SALES', order: 'DESC' }],
  [{ field: 'SALE_PRICE', order: 'ASC' }],
]

/** One shopper's query: a term, some filters, an order. */
export interface SearchRequest {
  readonly filters: object
  readonly sorts: object | undefined
}

/** Searches with filters, each different, the same on every run. A price bound makes each one unique. */
export function searchRequests(count: number, seed = 1): SearchRequest[] {
  const luck = createRandom(seed)
  const pick = <Value>(from: readonly Value[]) => from[Math.floor(luck() * from.length)] as Value // never empty
  return Array.from({ length: count }, (_, index) => {
    const chosen = Object.keys(ATTRIBUTES).filter(() => luck() < 0.2)
    return {
      filters: {
        keyword: pick(TERMS),
        ...(luck() < 0.4 && { categories: [pick(SECTIONS)] }),
        attributes: chosen.map(code => ({ code, values: [pick(ATTRIBUTES[code] ?? [])] })),
        salePrice: { min: 0.01 * (index + 1), ...(luck() < 0.3 && { max: 500 + Math.floor(luck() * 2500) }) },
      },
      sorts: pick(SORTS),
    }
  })
}
