import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../../commerce.ts'
import { filterConditionGqlDocument } from '../../generated/documents.ts'
import type { ProductFilters } from '../../generated/operations.ts'
import {
  attribute,
  brand,
  category,
  promotion,
  sku,
  spu,
  surroundings,
} from '../../testing/catalogue-lines.ts'
import { openCommerce } from '../../testing/serve.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const fed = (code: string, attributeType: string, ...values: readonly string[]) =>
  attribute(code, {
    attributeType,
    values: values.map(value => ({
      code: value,
      displayName: both(`${value}值`, `${value} value`),
      thumbnails: [`/media/${value}.svg`],
    })),
  })
const size = (code: string) => ({ code, name: both(`${code}碼`, code) })
const navy = { code: 'NVY', name: both('深藍', 'Navy'), hex: '#1f2a44' }
const sand = {
  code: 'SND',
  name: both('沙', 'Sand'),
  frontName: both('沙色', 'Sandy'),
  imageUrl: '/media/sand.svg',
}

const lines = [
  ...surroundings,
  brand('alpine', { position: -1, imageUrl: '/media/alpine.svg' }),
  brand('unused'),
  category('women', { position: -1, navFrontName: both('女', 'Her') }),
  category('women-tops', { parent: 'women' }),
  fed('season', 'yearSeason', 'aw26'),
  fed('other', 'lining', 'down'),
  fed('persons', 'applicableNumber', 'two'),
  fed('corner', 'shop', 'outlet', 'unused'),
  fed('who', 'gender', 'women', 'men'),
  attribute('fabric', { values: [{ code: 'wool', displayName: both('羊毛', 'Wool') }] }),
  attribute('activity', {
    attributeType: 'activity',
    values: [{ code: 'own', displayName: both('自', 'Own') }],
  }),
  spu('a', {
    listPrice: 100_000,
    salePrice: 80_050,
    attributes: [
      { code: 'season', values: ['aw26'] },
      { code: 'other', values: ['down'] },
      { code: 'persons', values: ['two'] },
      { code: 'corner', values: ['outlet'] },
      { code: 'who', values: ['men'] },
      { code: 'outdoor', values: ['running', 'hiking'] },
      { code: 'fabric', values: ['wool'] },
      { code: 'activity', values: ['own'] },
    ],
    options: { colour: [navy], size: [size('34'), size('40')] },
    skus: [
      sku('a-34', { colour: 'NVY', size: '34' }),
      sku('a-40', { colour: 'NVY', size: '40', isEnabled: false }),
    ],
  }),
  spu('b', {
    brands: ['alpine'],
    categories: ['women-tops'],
    listPrice: 100_000,
    salePrice: 50_000,
    attributes: [{ code: 'who', values: ['women'] }],
    options: { colour: [sand], size: [size('xl'), size('m'), size('OS'), size('4-6Y')] },
    skus: ['xl', 'm', 'OS', '4-6Y'].map(code => sku(`b-${code}`, { colour: 'SND', size: code })),
  }),
  spu('c', {
    categories: ['women'],
    salePrice: 50_000,
    attributes: [{ code: 'outdoor', values: ['hiking'] }],
  }),
  spu('gift', { salePrice: null }),
  spu('off', { onShelves: false, brands: ['alpine'] }),
  promotion('later', { priority: 5, name: both('限時', 'Flash'), spus: ['a', 'b'] }),
  promotion('first', { priority: 1, spus: ['b'] }),
  promotion('members', { accountScope: 'MEMBER', spus: ['c'] }),
  promotion('over', { endTime: '2026-11-02T00:00:00+08:00', spus: ['c'] }),
]

let commerce: Commerce
beforeAll(async () => {
  ;({ commerce } = await openCommerce(lines))
})
async function condition(filters: ProductFilters = {}, locale: 'zh_HK' | 'en_US' = 'en_US') {
  const { shop } = await commerce.createServerApi({ locale }).run(filterConditionGqlDocument, { filters })
  return shop.filterCondition
}
type Condition = Awaited<ReturnType<typeof condition>>
const valuesOf = ({ attributes }: Condition, code: string) =>
  attributes.find(entry => entry.code === code)?.values.map(({ key, total }) => [key, total])

describe('what a list can be narrowed by', () => {
  test('all filters, in the order the shop offers them (C-115, C-125)', async () => {
    const found = await condition()
    expect(found.totalCount).toBe(4)
    expect(found.attributes.map(({ attributeType, code }) => [attributeType, code])).toEqual([
      ['gender', 'who'],
      ['outdoor', 'outdoor'],
      ['colour', 'colour'],
      ['size', 'size'],
      ['shop', 'corner'],
      ['discount', 'discount'],
      ['yearSeason', 'season'],
      ['applicableNumber', 'persons'],
      ['activity', 'activity'],
      ['lining', 'other'],
    ])
  })

  test('categories with their ancestors, in the tree’s order (C-125)', async () => {
    expect((await condition()).categories).toEqual([
      { code: 'women', name: 'women category', frontName: 'Her', categoryPath: 'women', count: 2 },
      {
        code: 'women-tops',
        name: 'women-tops category',
        frontName: 'women-tops category',
        categoryPath: 'women/women-tops',
        count: 1,
      },
      { code: 'men', name: 'men category', frontName: 'men category', categoryPath: 'men', count: 2 },
      {
        code: 'men-jackets',
        name: 'men-jackets category',
        frontName: 'men-jackets category',
        categoryPath: 'men/men-jackets',
        count: 2,
      },
    ])
  })

  test('a page’s own category and brand hold even in the counts of their filters (C-022, C-024)', async () => {
    const { categories, brands } = await condition({ withinCategory: 'women', categories: ['women-tops'] })
    expect(categories.map(({ code }) => code)).toEqual(['women', 'women-tops'])
    expect(brands.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(0)
    expect((await condition({ withinBrand: 'unknown' })).totalCount).toBe(0)
  })

  test('brands in their order, those without products left out (C-125)', async () => {
    expect((await condition({}, 'zh_HK')).brands).toEqual([
      { code: 'alpine', name: 'alpine 品牌', imageUrl: '/media/alpine.svg', count: 1 },
      { code: 'northcairn', name: 'northcairn 品牌', imageUrl: '', count: 3 },
    ])
  })

  test('prices ascending, gifts left out (C-125, CO-28)', async () => {
    expect((await condition()).salePrices).toEqual([
      { salePrice: { amount: 500, currencyCode: 'HKD' }, count: 2 },
      { salePrice: { amount: 800.5, currencyCode: 'HKD' }, count: 1 },
    ])
  })

  test('values in the catalogue’s order, with picture and text (C-125)', async () => {
    const { attributes } = await condition({}, 'zh_HK')
    expect(attributes.find(({ code }) => code === 'who')).toEqual({
      attributeType: 'gender',
      code: 'who',
      name: 'who 屬性',
      values: ['women', 'men'].map(key => ({
        key,
        value: `${key}值`,
        frontName: `${key}值`,
        imageUrl: `/media/${key}.svg`,
        total: 1,
      })),
    })
  })

  test('colours with their swatches, in both languages (C-115)', async () => {
    const colours = async (locale: 'zh_HK' | 'en_US') =>
      (await condition({}, locale)).attributes.find(({ code }) => code === 'colour')
    expect(await colours('en_US')).toEqual({
      attributeType: 'colour',
      code: 'colour',
      name: 'Colour',
      values: [
        { key: 'NVY', value: '#1f2a44', frontName: 'Navy', imageUrl: '', total: 1 },
        { key: 'SND', value: '', frontName: 'Sandy', imageUrl: '/media/sand.svg', total: 1 },
      ],
    })
    expect((await colours('zh_HK'))?.name).toBe('顏色')
    expect((await colours('zh_HK'))?.values.map(({ frontName }) => frontName)).toEqual(['深藍', '沙色'])
  })

  test('sizes that can be chosen, in their order, with the letters that numbers stand for (C-131 … C-135, CO-39, CO-40)', async () => {
    const found = await condition()
    expect(valuesOf(found, 'size')).toEqual([
      ['OS', 1],
      ['M', 2],
      ['XL', 1],
      ['4-6Y', 1],
      ['34', 1],
    ])
  })

  test('percent off in bands, each with the higher ones in it (CO-33)', async () => {
    const discount = (await condition({}, 'zh_HK')).attributes.find(({ code }) => code === 'discount')
    expect(discount?.name).toBe('折扣')
    expect(discount?.values.map(({ frontName, total }) => [frontName, total])).toEqual([
      ['減 10% 或以上', 2],
      ['減 20% 或以上', 2],
      ['減 30% 或以上', 1],
      ['減 40% 或以上', 1],
      ['減 50% 或以上', 1],
    ])
    const english = (await condition()).attributes.find(({ code }) => code === 'discount')
    expect(english?.values[0]).toMatchObject({ key: '10', frontName: '10% off or more' })
  })

  test('promotions that run and cover the shopper, smallest priority first (CO-33, CO-64)', async () => {
    const found = await condition()
    expect(valuesOf(found, 'activity')).toEqual([
      ['first', 1],
      ['later', 2],
    ])
    expect(found.attributes.find(({ code }) => code === 'activity')).toMatchObject({
      name: 'Offers',
      values: [{}, { frontName: 'Flash' }],
    })
  })
})

describe('counts', () => {
  test('of a filter ignore its own choice, those of all others follow it (CO-33)', async () => {
    const found = await condition({ attributes: [{ code: 'who', values: ['women'] }], brands: ['alpine'] })
    expect(found.totalCount).toBe(1)
    expect(valuesOf(found, 'who')).toEqual([['women', 1]])
    expect(valuesOf(found, 'outdoor')).toBeUndefined()
    expect(found.brands.map(({ code, count }) => [code, count])).toEqual([['alpine', 1]])
    const men = await condition({ attributes: [{ code: 'who', values: ['men'] }] })
    expect(valuesOf(men, 'who')).toEqual([
      ['women', 1],
      ['men', 1],
    ])
    expect(men.brands.map(({ code, count }) => [code, count])).toEqual([['northcairn', 1]])
  })

  test('of prices ignore the price chosen (CO-33)', async () => {
    const found = await condition({ salePrice: { max: 600 } })
    expect(found.totalCount).toBe(2)
    expect(found.salePrices.map(({ salePrice, count }) => [salePrice.amount, count])).toEqual([
      [500, 2],
      [800.5, 1],
    ])
    expect(found.brands.map(({ count }) => count)).toEqual([1, 1])
  })

  test('of nothing are none (C-123)', async () => {
    expect(await condition({ keyword: 'nonsense' })).toEqual({
      totalCount: 0,
      categories: [],
      attributes: [],
      salePrices: [],
      brands: [],
    })
  })
})
