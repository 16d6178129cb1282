import { expect, test } from 'vitest'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { exportCatalogue } from '#api/catalogue/export/export-catalogue.ts'
import { generateCatalogue } from '#api/catalogue/generator/generate.ts'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { importLine } from '#api/catalogue/format/import-schema.ts'
import { openDatabase } from '#api/database/database.ts'
import { ATTRIBUTE_CODES } from '#api/rules/attribute-codes.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import drawings from './drawings.json' with { type: 'json' }
import { mediaNames } from './media.ts'
import {
  DAY,
  demoBrands,
  demoCategories,
  demoGoods,
  demoShop,
  kindOf,
  MEDIA_ROOT,
} from './testing/demo-shop.ts'

const lines = demoGoods.map(line => importLine.parse(line))
const spus = lines.filter(line => line.kind === 'spu')

test('the shop has enough to look like one: products, brands, three levels of categories', () => {
  expect(spus.length).toBeGreaterThanOrEqual(60)
  expect(demoBrands).toHaveLength(8)
  const parent = new Map(demoCategories.map(row => [row.code, row.parent]))
  const depth = (code: string | undefined): number => (code === undefined ? 0 : 1 + depth(parent.get(code)))
  expect(Math.max(...[...parent.keys()].map(depth))).toBe(3)
})

/** Figures that a product states in more than one place, by what they are of. */
const FIGURES = {
  'millimetres of water': /([\d,]+) (?:毫米(?:防水|水壓)|mm (?:waterproof|water column))/g,
  'sun protection': /UPF (\d+\+?)/g,
  'protection against water': /IPX(\d)/g,
  'reach of the down': /(\d{3})[ -](?:蓬鬆度|fill)/g,
}
const TOLD: readonly string[] = [
  ATTRIBUTE_CODES.craft,
  ATTRIBUTE_CODES.briefDescription,
  ...ATTRIBUTE_CODES.detail,
]
type Spu = (typeof spus)[number]
/** Texts of a product’s attribute. */
const textsOf = ({ attributes }: Spu, isMeant: (code: string) => boolean, locale: 'zh_HK' | 'en_US') =>
  attributes
    .filter(({ code }) => isMeant(code))
    .flatMap(({ values }) => values.flatMap(value => Object(value).displayName?.[locale] ?? []) as string[])
const statedBy = (spu: Spu, locale: 'zh_HK' | 'en_US') => [
  ...[spu.title, spu.subTitle, spu.description].map(text => text[locale]),
  ...textsOf(spu, code => TOLD.includes(code), locale),
]

test.each(Object.entries(FIGURES))(
  'a product states one figure for its %s, whichever text one reads',
  (_, figure) => {
    for (const spu of spus)
      for (const locale of ['zh_HK', 'en_US'] as const) {
        const stated = statedBy(spu, locale).flatMap(text =>
          [...text.matchAll(figure)].map(([, value]) => value),
        )
        expect(new Set(stated).size, `${spu.code} ${stated.join()}`).toBeLessThanOrEqual(1)
      }
  },
)

test('shares of a fabric add up to all of it', () => {
  const fabrics = spus.flatMap(spu =>
    (['zh_HK', 'en_US'] as const).flatMap(locale =>
      textsOf(spu, code => code === 'fabric', locale).map(text => [spu.code, text] as const),
    ),
  )
  expect(fabrics.length).toBe(2 * spus.length)
  for (const [code, text] of fabrics) {
    const shares = [...text.matchAll(/(\d+)%/g)].map(([, share]) => Number(share))
    expect([0, 100], `${code} ${text}`).toContain(shares.reduce((sum, share) => sum + share, 0))
  }
})

test('it sells apparel and gear of outdoor, sports and fashion brands (C-002, L-002)', () => {
  const sectionsOf = (brand: string) => {
    const categories = spus.filter(spu => spu.brands.includes(brand)).flatMap(spu => spu.categories)
    return [...new Set(categories.map(code => code.split('-')[0]))].toSorted()
  }
  expect(sectionsOf('northcairn')).toEqual(['gear', 'men', 'women'])
  // The brands of the sport section's menu.
  expect(sectionsOf('tidewalk')).toEqual(expect.arrayContaining(['men', 'women']))
  expect(sectionsOf('kitefold')).toEqual(['gear'])
  // The fashion house with a mini-site of its own.
  expect(sectionsOf('furrow')).toEqual(expect.arrayContaining(['men', 'women']))
  expect(demoBrands.filter(({ code }) => sectionsOf(code).length === 0)).toEqual([])
})

test('codes count up within their kind without gaps', () => {
  for (const kind of new Set(spus.map(({ code }) => kindOf(code)))) {
    const numbers = spus.filter(({ code }) => kindOf(code) === kind).map(({ code }) => Number(code.slice(-3)))
    expect(numbers).toEqual(numbers.map((_, i) => i + 1))
  }
})

test('colours of one design share its style and nothing else (C-056)', () => {
  const seen = spus.map(({ style, options }) => `${style} ${options.colour[0]?.code}`)
  expect(new Set(seen).size).toBe(spus.length)
})

test('every state of stock and shelf occurs', () => {
  const stock = spus.map(({ skus }) => skus.reduce((sum, sku) => sum + (sku.inventory ?? 0), 0))
  const isLow = ({ skus }: (typeof spus)[number]) =>
    skus.some(({ inventory }) => inventory !== null && inventory > 0 && inventory < 4)
  expect(stock.filter(units => units === 0)).not.toHaveLength(0)
  expect(spus.filter(isLow)).not.toHaveLength(0)
  expect(spus.filter(({ onShelves }) => !onShelves)).not.toHaveLength(0)
  expect(spus.filter(({ listPrice, salePrice }) => listPrice !== salePrice)).not.toHaveLength(0)
})

test('each text is in its own language', () => {
  const han = /\p{Script=Han}/u
  const texts = spus.flatMap(({ title, subTitle, description }) => [title, subTitle, description])
  expect(texts.filter(text => !han.test(text.zh_HK) || han.test(text.en_US))).toEqual([])
})

test('members never pay more than visitors', () => {
  for (const { salePrice, skus } of spus)
    for (const sku of skus)
      for (const { price } of sku.prices.members) expect(price).toBeLessThanOrEqual(salePrice ?? 0)
})

test('one product shows all 14 detail blocks, others those that make sense (C-084)', () => {
  const has = (code: string) => {
    const own = new Set(spus.find(spu => spu.code === code)?.attributes.map(attribute => attribute.code))
    return ATTRIBUTE_CODES.detail.filter(detail => own.has(detail))
  }
  expect(has('CR-JKT-002')).toEqual([...ATTRIBUTE_CODES.detail])
  expect(has('CR-ACC-005').length).toBeLessThan(10)
  for (const { code } of spus) expect(has(code).length).toBeGreaterThanOrEqual(4)
})

test('every named attribute is on some product (C-062)', () => {
  const used = new Set(spus.flatMap(spu => spu.attributes.map(({ code }) => code)))
  const { detail, filters, recommendCode, recommendCategory, ...named } = ATTRIBUTE_CODES
  const all = [...Object.values(named), ...detail, ...filters, ...recommendCode, ...recommendCategory]
  expect(all.filter(code => !used.has(code))).toEqual([])
})

test('pictures of all seven types, and more than six main ones of some (C-060, C-066)', () => {
  expect(new Set(spus.flatMap(({ images }) => images.map(({ type }) => type))).size).toBe(7)
  const rich = spus.filter(({ images }) => images.length > 6)
  expect(rich.map(({ code }) => code)).toEqual(
    drawings.filter(({ isRich }) => isRich).map(({ code }) => code),
  )
})

test('every picture that a product or a technology names is drawn', () => {
  const drawn = new Set([...mediaNames(), 'trail.webm'])
  const onProducts = spus.flatMap(({ images, picUrl }) => [...images.map(({ url }) => url), picUrl ?? ''])
  const onAttributes = lines.flatMap(line =>
    line.kind === 'attribute'
      ? line.values.flatMap(({ images, thumbnails }) => [...images, ...thumbnails])
      : [],
  )
  const missing = [...onProducts, ...onAttributes].filter(url => !drawn.has(url.replace(MEDIA_ROOT, '')))
  expect(missing).toEqual([])
})

test('promotions of all eleven types, running, coming, over and stopped; one offers add-ons with limits (C-194, C-205, C-206)', () => {
  const promotions = lines.filter(line => line.kind === 'promotion')
  expect(new Set(promotions.map(({ type }) => type)).size).toBe(11)
  const NOON = DAY + 12 * 3_600_000
  const states = promotions.map(({ beginTime, endTime, isStopped }) =>
    isStopped || endTime <= NOON ? 'over' : beginTime > NOON ? 'coming' : 'running',
  )
  expect(states.filter(state => state === 'running').length).toBeGreaterThanOrEqual(8)
  expect(states).toContain('coming')
  const offers = promotions.flatMap(({ exchange }) => exchange)
  expect(offers.map(({ limit }) => limit)).toEqual([2, 1, null])
})

test('stock that is counted to one and two, not counted, and switched off (C-090, C-102)', () => {
  const skus = spus.flatMap(spu => spu.skus)
  for (const units of [0, 1, 2, null]) expect(skus.some(({ inventory }) => inventory === units)).toBe(true)
  expect(skus.filter(({ isEnabled }) => !isEnabled)).toHaveLength(2)
  expect(spus.some(({ skus: own }) => own.length === 1)).toBe(true)
})

test('a gift has no sale price, and codes that go with a product exist (CO-28, C-062)', () => {
  expect(
    spus.filter(({ salePrice }) => salePrice === null).map(({ code, productType }) => [code, productType]),
  ).toEqual([['CR-GFT-001', 'GIFT']])
  const known = new Set(spus.map(({ code }) => code))
  const categories = new Set(demoCategories.map(({ code }) => code))
  const named = (codes: readonly string[]) =>
    spus.flatMap(spu => textsOf(spu, code => codes.includes(code), 'en_US').flatMap(list => list.split(',')))
  const [products, lists] = [named(ATTRIBUTE_CODES.recommendCode), named(ATTRIBUTE_CODES.recommendCategory)]
  expect(Math.min(products.length, lists.length)).toBeGreaterThan(8)
  expect(products.filter(code => !known.has(code))).toEqual([])
  expect(lists.filter(code => !categories.has(code))).toEqual([])
})

describeOnBothDatabases('the demo catalogue', open => {
  test('comes back from an export unchanged, and makes the same catalogue elsewhere', async () => {
    const { db } = open()
    expect((await importCatalogue(db, demoShop.goods)).problems).toEqual([])
    const file: string[] = []
    await exportCatalogue(db, line => void file.push(line))
    expect(await importCatalogue(db, file)).toMatchObject({ problems: [], version: undefined })

    const other = await openDatabase({ url: 'sqlite::memory:' })
    expect((await importCatalogue(other, file)).problems).toEqual([])
    expect(await readCatalogue(other)).toEqual(await readCatalogue(db))
    await other.destroy()
  })
})

test('an invented catalogue can be imported beside it, and changes nothing of it', async () => {
  const db = await openDatabase({ url: 'sqlite::memory:' })
  await importCatalogue(db, demoShop.goods)
  const invented = Array.from(generateCatalogue(60), line => JSON.stringify(line))
  const { problems, report } = await importCatalogue(db, invented)
  expect(problems).toEqual([])
  expect(Object.values(report).flatMap(({ changed }) => changed)).toEqual([])
  await db.destroy()
})
