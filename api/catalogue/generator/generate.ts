import { DAY_MS } from '#locales/hong-kong.ts'
import type { ImportLine } from '../format/import-schema.ts'
import { createRandom } from '../../shared/seeded-random.ts'
import {
  BRAND_WORDS,
  COLOURS,
  DEPARTMENTS,
  FILTERS,
  GOODS,
  type Pair,
  PLACES,
  QUALITIES,
  SIZES,
} from './vocabulary.ts'

type SpuLine = Extract<ImportLine, { kind: 'spu' }>

/** The moment that listing dates of generated catalogues count back from. */
const BASE = Date.parse('2026-11-21T00:00:00+08:00')
const PRICES = 300
const MEMBER_SHARE = 0.3

const text = ([zh_HK, en_US]: Pair) => ({ zh_HK, en_US })
const both = (make: (side: 0 | 1) => string) => ({ zh_HK: make(0), en_US: make(1) })
const instant = (daysAgo: number) => new Date(BASE - daysAgo * DAY_MS).toISOString()

/** A code that no other catalogue has: an invented one may be beside the demo's. */
const own = (code: string) => `g-${code}`

const BRANDS = BRAND_WORDS[0].flatMap(first =>
  BRAND_WORDS[1].map((second): { code: string; name: Pair } => ({
    code: own(`${first[1]}${second[1]}`.toLowerCase()),
    name: [first[0] + second[0], first[1] + second[1]],
  })),
)

/** Leaf categories, each with what is sold there. */
const LEAVES = DEPARTMENTS.flatMap(department =>
  department.groups.flatMap(group =>
    (GOODS[group]?.[1] ?? []).map((good, index) => ({
      code: own(`${department.code}-${group}-${index + 1}`),
      parent: own(`${department.code}-${group}`),
      department: department.code,
      group,
      good,
    })),
  ),
)
type Leaf = (typeof LEAVES)[number]

/** Entries that products refer to: 40 brands, some 120 categories on three levels, attributes, labels. */
function* surroundings(): Generator<ImportLine> {
  for (const [index, { code, name }] of BRANDS.entries())
    yield { kind: 'brand', code, name: text(name), position: index }
  for (const [index, { code, name, groups }] of DEPARTMENTS.entries()) {
    yield { kind: 'category', code: own(code), name: text(name), position: index }
    for (const [at, group] of groups.entries()) {
      const groupName = GOODS[group]?.[0] ?? [group, group]
      yield {
        kind: 'category',
        code: own(`${code}-${group}`),
        parent: own(code),
        name: text(groupName),
        position: at,
      }
    }
  }
  for (const [index, { code, parent, good }] of LEAVES.entries())
    yield { kind: 'category', code, parent, name: text(good), position: index }
  yield { kind: 'label', code: own('new-season'), frontName: text(['新季', 'New season']) }
  yield { kind: 'label', code: own('offer'), frontName: text(['優惠', 'Offer']) }
  for (const [index, [code, [name, values]]] of Object.entries(FILTERS).entries()) {
    yield {
      kind: 'attribute',
      code: own(code),
      attributeType: code,
      frontName: text(name),
      values: Object.entries(values).map(([value, words]) => ({ code: value, displayName: text(words) })),
      position: index,
    }
  }
  yield { kind: 'attribute', code: own('fabric'), frontName: text(['物料', 'Fabric']) }
}

/** A design, which its colours share. */
interface Design {
  readonly number: number
  readonly leaf: Leaf
  readonly brand: (typeof BRANDS)[number]
  readonly title: { zh_HK: string; en_US: string }
  readonly quality: Pair
  readonly list: number
  readonly sale: number
  readonly daysAgo: number
  readonly colours: readonly (typeof COLOURS)[number][]
  readonly filters: Readonly<Record<string, readonly string[]>>
}

function designOf(number: number): Design {
  const luck = createRandom(number * 2_654_435_761)
  const pick = <Value>(from: readonly Value[]): Value => from[Math.floor(luck() * from.length)] as Value // never empty
  const leaf = pick(LEAVES)
  const [place, quality] = [pick(PLACES), pick(QUALITIES)]
  const brand = BRANDS[number % BRANDS.length] as (typeof BRANDS)[number] // within the list
  const list = 9_000 + Math.floor(luck() * PRICES) * 1_000
  const isOffer = luck() < 0.3
  const first = Math.floor(luck() * COLOURS.length)
  const colours = Array.from(
    { length: 1 + Math.floor(luck() * 5) },
    (_, index) => COLOURS[(first + index * 3) % COLOURS.length] as (typeof COLOURS)[number], // within the list
  )
  const some = (code: string) => [pick(Object.keys(FILTERS[code]?.[1] ?? {}))]
  const gender = leaf.department in (FILTERS['gender']?.[1] ?? {}) ? leaf.department : 'everyone'
  return {
    number,
    leaf,
    brand,
    title: both(side =>
      side === 0 ? `${place[0]}${quality[0]}${leaf.good[0]}` : `${place[1]} ${quality[1]} ${leaf.good[1]}`,
    ),
    quality,
    list,
    sale: isOffer ? Math.round((list * 0.7) / 1_000) * 1_000 : list,
    daysAgo: Math.floor(luck() * 700),
    colours,
    filters: {
      gender: [gender],
      outdoor: [...new Set([...some('outdoor'), ...some('outdoor')])],
      shop: [...new Set([...some('shop'), ...some('shop')])],
      yearSeason: some('yearSeason'),
      ...(leaf.group === 'camp' && { applicableNumber: some('applicableNumber') }),
    },
  }
}

function productOf(design: Design, colour: (typeof COLOURS)[number], index: number): SpuLine {
  const { leaf, brand, list, sale, quality } = design
  const [colourCode, colourName, hex] = colour
  const style = `G${String(design.number).padStart(6, '0')}`
  const code = `${style}-${colourCode}`
  const luck = createRandom(design.number * 31 + index)
  const isMemberPriced = luck() < MEMBER_SHARE
  const sales = Math.floor(luck() ** 3 * 2_000)
  return {
    kind: 'spu',
    code,
    style,
    title: design.title,
    subTitle: text([`戶外${quality[0]}之選`, `An outdoor pick: ${quality[1].toLowerCase()}`]),
    description: both(side =>
      side === 0
        ? `${brand.name[0]}的${leaf.good[0]}，${quality[0]}而可靠，適合香港的山徑與天氣。可到門市試穿，收貨後 14 天內可退換。`
        : `A ${quality[1].toLowerCase()} ${leaf.good[1]} by ${brand.name[1]}, made for Hong Kong trails and weather. Try it on in our stores; returns within 14 days of receipt.`,
    ),
    listTime: instant(design.daysAgo),
    ...(luck() < 0.04 && { onShelves: false }),
    sales,
    recentSales: Math.floor(sales / 8),
    brands: [brand.code],
    categories: [leaf.code],
    images: [
      { url: `/media/generated/${style}-${colourCode}-1.jpg` },
      { url: `/media/generated/${style}-${colourCode}-2.jpg`, type: 'FIGURE' },
    ],
    labels: design.daysAgo < 60 ? [own('new-season')] : sale < list ? [own('offer')] : [],
    listPrice: list,
    salePrice: sale,
    attributes: [
      ...Object.entries(design.filters).map(([name, values]) => ({ code: own(name), values: [...values] })),
      { code: own('fabric'), values: [{ displayName: text(['再造尼龍', 'Recycled nylon']) }] },
    ],
    options: {
      colour: [{ code: colourCode, name: text(colourName), hex }],
      size: SIZES.map(size => ({ code: size, name: { zh_HK: size, en_US: size } })),
    },
    skus: SIZES.map(size => ({
      code: `${code}-${size}`,
      colour: colourCode,
      size,
      inventory: luck() < 0.15 ? 0 : Math.floor(luck() * 40),
      ...(isMemberPriced && {
        prices: { members: [{ level: 'GOLD', price: Math.round((sale * 0.9) / 100) * 100 }] },
      }),
    })),
  }
}

/** Promotions over every fortieth product or so, with unit prices for some. */
function promotionsOf(named: readonly SpuLine[]): ImportLine[] {
  const share = (of: number, from: number) => named.filter((_, index) => index % of === from)
  const period = { beginTime: instant(10), endTime: instant(-30) }
  const lowered = ({ salePrice }: SpuLine) => Math.round(((salePrice ?? 0) * 0.8) / 100) * 100
  return [
    {
      kind: 'promotion',
      code: 'generated-prices',
      type: 'SPECIFY_PRICE',
      name: text(['限時價', 'Limited prices']),
      ...period,
      spus: share(2, 0).map(({ code }) => code),
      prices: share(2, 0).map(spu => ({ spu: spu.code, price: lowered(spu) })),
    },
    {
      kind: 'promotion',
      code: 'generated-reduce',
      type: 'SATISFY_REDUCE',
      name: text(['滿千減百', 'HK$100 off HK$1,000']),
      ...period,
      spus: share(2, 1).map(({ code }) => code),
    },
    {
      kind: 'promotion',
      code: 'generated-coming',
      type: 'DIRECT_REDUCE',
      name: text(['即將開始', 'Coming soon']),
      beginTime: instant(-10),
      endTime: instant(-20),
      spus: share(4, 2).map(({ code }) => code),
    },
  ]
}

/**
 * A catalogue of `count` products as import lines, the same on every run: designs in one to five colours, six sizes each, 40
 * brands, some 120 categories, filters of every kind, about 300 prices. “戶外” is in every product, a brand's name in one of
 * forty, 外套 and 背包 in a tenth or so.
 */
export function* generateCatalogue(count: number): Generator<ImportLine> {
  yield* surroundings()
  const named: SpuLine[] = []
  let made = 0
  for (let number = 1; made < count; number += 1) {
    const design = designOf(number)
    for (const [index, colour] of design.colours.entries()) {
      if (made >= count) break
      const product = productOf(design, colour, index)
      if (made % 20 === 0) named.push(product)
      made += 1
      yield product
    }
  }
  if (named.length > 0) yield* promotionsOf(named)
}
