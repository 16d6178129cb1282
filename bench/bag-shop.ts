import type { ImportLine } from '#api/catalogue/format/import-schema.ts'

const PRODUCTS = 2_000
/** Products one activity names. A bag of 20 lines meets a third of the activities. */
const SCOPE = 20

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const codeOf = (at: number) => `P${String(at % PRODUCTS).padStart(4, '0')}`
export const skuOf = (at: number) => `${codeOf(at)}-1`

/** Products that an activity names: every activity others, all over the catalogue. */
const scopeOf = (activity: number) =>
  Array.from({ length: SCOPE }, (_, at) =>
    codeOf(activity * 37 + at * 100 + ((activity * 7 + at * 13) % 100)),
  )

/** What activity number `at` does: each type in turn. */
function effectOf(at: number): Partial<Extract<ImportLine, { kind: 'promotion' }>> {
  const spus = [...new Set(scopeOf(at))]
  const [one = '', two = '', three = '', four = ''] = spus
  const effects = [
    { type: 'SATISFY_REDUCE', rule: { tiers: [{ from: { amount: 50_000 }, reduce: 5000 }] } },
    { type: 'SATISFY_DISCOUNT', rule: { tiers: [{ from: { units: 3 }, percentOff: 10 }] } },
    { type: 'DIRECT_REDUCE', rule: { reduce: 1000 } },
    { type: 'MEMBER', accountScope: 'MEMBER', rule: { percentOff: 5 } },
    { type: 'FULL_FREE', rule: { buy: 3, free: 1 } },
    { type: 'PRESENT', rule: { from: { amount: 80_000 }, gifts: [{ sku: skuOf(1) }, { sku: skuOf(2) }] } },
    {
      type: 'EXCHANGE',
      rule: { from: { amount: 50_000 } },
      exchange: [{ spu: codeOf(3), price: 1000, limit: 2 }],
    },
    { type: 'FREIGHT_SATISFY_REDUCE', rule: { from: 30_000, reduce: 1000 } },
    { type: 'FREIGHT_SATISFY_DISCOUNT', rule: { from: 30_000, percentOff: 50 } },
    { type: 'SPECIFY_PRICE', prices: spus.map(spu => ({ spu, price: 9000 })) },
    {
      type: 'BUNDLE',
      rule: {
        price: 10_000,
        parts: [
          { spus: [one, two], quantity: 1 },
          { spus: [three, four], quantity: 1 },
        ],
      },
    },
  ] as const
  return { spus, ...(effects[at % effects.length] as object) }
}

/** A catalogue of 2,000 products on which so many activities run. */
export function* bagShop(activities: number): Generator<ImportLine> {
  yield { kind: 'brand', code: 'b', name: both('品牌', 'Brand') }
  yield { kind: 'category', code: 'c', name: both('分類', 'Category') }
  for (let at = 0; at < PRODUCTS; at += 1)
    yield {
      kind: 'spu',
      code: codeOf(at),
      style: codeOf(at),
      title: both(`三層防水外套 ${codeOf(at)}`, `Three-layer waterproof jacket ${codeOf(at)}`),
      listTime: '2026-10-01T00:00:00Z',
      brands: ['b'],
      categories: ['c'],
      salePrice: 10_000 + ((at * 7919) % 90_000),
      skus: [{ code: skuOf(at), inventory: null }],
    }
  for (let at = 0; at < activities; at += 1)
    yield {
      kind: 'promotion',
      code: `A${String(at).padStart(3, '0')}`,
      type: 'SPECIFY_PRICE',
      name: both(`秋季優惠 ${at}`, `Autumn offer ${at}`),
      priority: at % 7,
      beginTime: '2026-01-01T00:00:00Z',
      endTime: '2036-01-01T00:00:00Z',
      ...effectOf(at),
    }
}
