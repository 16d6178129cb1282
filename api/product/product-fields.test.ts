import type { ImportLine } from '../catalogue/format/import-schema.ts'
import type { Locale } from '#locales/locale.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Commerce } from '../commerce.ts'
import { attribute, promotion, sku, spu, surroundings } from '../testing/catalogue-lines.ts'
import { openCommerce } from '../testing/serve.ts'
import { ATTRIBUTE_CODES } from '../rules/attribute-codes.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const NAMED = Object.values(ATTRIBUTE_CODES).flat()
const IMAGE_TYPES = ['MAIN', 'VIDEO_MAIN', 'VIDEO', 'WIRELESS_MAIN', 'TAG', 'FIGURE', 'WHITE_FIGURE'] as const
const known = new Set(surroundings.map(line => ('code' in line ? line.code : '')))

const shell = spu('shell', {
  productType: 'NORMAL',
  subTitle: both('副', 'Sub'),
  description: both('<p>說明</p>', '<p>Text</p>'),
  sizeChart: both('<table>尺</table>', '<table>size</table>'),
  listPrice: 100_000,
  salePrice: 90_000,
  sales: 12,
  labels: ['new-season'],
  firstListTime: '2026-10-01T00:00:00Z',
  images: IMAGE_TYPES.map(type => ({
    url: `/media/${type}.svg`,
    type,
    ...(type === 'MAIN' && { alt: both('外套正面', 'The front of the jacket') }),
  })),
  attributes: NAMED.map(code => ({ code, values: [{ displayName: both(`${code}值`, `${code} value`) }] })),
  options: {
    colour: [{ code: 'NVY', name: both('深藍', 'Navy'), hex: '#1f2a44' }],
    size: [{ code: 'M', name: both('中', 'M'), displayName: both('中碼', 'Medium') }],
  },
  skus: [
    sku('shell-M', {
      storeSkuCode: '4711',
      featuredType: 'LIMITED',
      inventory: 4,
      colour: 'NVY',
      size: 'M',
      prices: { default: 88_000, members: [{ level: 'GOLD', price: 80_000 }] },
    }),
  ],
})
const chart: ImportLine = {
  kind: 'chart',
  code: 'tops',
  name: both('上衣', 'Tops'),
  content: both('<table>共用</table>', '<table>shared</table>'),
}
const lines = [
  ...surroundings,
  chart,
  spu('vest', { chart: 'tops' }),
  spu('tee', { chart: 'tops', sizeChart: both('', '<table>own</table>') }),
  ...NAMED.filter(code => !known.has(code)).map(code => attribute(code)),
  shell,
  promotion('sale', { levels: ['GOLD'], prices: [{ sku: 'shell-M', price: 60_000 }], spus: ['shell'] }),
]

let commerce: Commerce
beforeAll(async () => {
  ;({ commerce } = await openCommerce(lines))
})
async function product(fields: string): Promise<unknown> {
  const { data, errors } = await commerce.execute({
    query: `{ node(code: "shell") { ${fields} } }`,
    locale: 'en_US',
  })
  expect(errors).toBeUndefined()
  return data?.['node']
}
const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' })

describe('a product serves', () => {
  test('its colour, alone and within its style (C-056)', async () => {
    const colour = { frontName: 'Navy', value: '#1f2a44', imageUrl: '' }
    expect(
      await product(
        'colour { frontName value imageUrl } styleProducts { code colour { frontName value imageUrl } }',
      ),
    ).toEqual({ colour, styleProducts: [{ code: 'shell', colour }] })
  })

  test('its own fields (C-056, C-057)', async () => {
    const fields =
      'code title subTitle description productType listTime firstListTime inventory sales onShelves style picUrl sizeChart favorite { id } labels { code frontName description } listPrice { currencyCode amount } salePrice { currencyCode amount }'
    expect(await product(fields)).toEqual({
      code: 'shell',
      title: 'shell jacket',
      subTitle: 'Sub',
      description: '<p>Text</p>',
      productType: 'NORMAL',
      listTime: '2026-11-01T10:00:00+08:00',
      firstListTime: '2026-10-01T08:00:00+08:00',
      inventory: 4,
      sales: 12,
      onShelves: true,
      style: 'shell',
      picUrl: '/media/MAIN.svg',
      sizeChart: '<table>size</table>',
      favorite: null,
      labels: [{ code: 'new-season', frontName: 'New season', description: 'New this season' }],
      listPrice: hkd(1000),
      salePrice: hkd(900),
    })
  })

  test('the size chart that it names where it has none of its own, language by language (C-076)', async () => {
    const chartOf = async (code: string, locale: Locale) => {
      const query = `{ node(code: "${code}") { sizeChart } }`
      return (await commerce.execute({ query, locale })).data?.['node']
    }
    expect(await chartOf('vest', 'en_US')).toEqual({ sizeChart: '<table>shared</table>' })
    expect(await chartOf('tee', 'en_US')).toEqual({ sizeChart: '<table>own</table>' })
    expect(await chartOf('tee', 'zh_HK')).toEqual({ sizeChart: '<table>共用</table>' })
  })

  test('categories with path and children (C-058)', async () => {
    const found = await product('categories { path code name imageUrl navFrontName children { code } }')
    expect(found).toMatchObject({
      categories: [
        { path: 'men', code: 'men', children: [{ code: 'men-jackets' }] },
        { path: 'men/men-jackets', navFrontName: 'men-jackets category', imageUrl: null, children: [] },
      ],
    })
  })

  test('colour and size, sizes with their longer name (C-059)', async () => {
    expect(await product('options { code frontName values { code frontName displayName value } }')).toEqual({
      options: [
        {
          code: 'colour',
          frontName: 'Colour',
          values: [{ code: 'NVY', frontName: 'Navy', displayName: 'Navy', value: '#1f2a44' }],
        },
        {
          code: 'size',
          frontName: 'Size',
          values: [{ code: 'M', frontName: 'M', displayName: 'Medium', value: '' }],
        },
      ],
    })
  })

  test('all seven kinds of images, or only those asked for (C-060)', async () => {
    const images = IMAGE_TYPES.map(type => ({ url: `/media/${type}.svg`, type }))
    expect(await product('images { url type }')).toEqual({ images })
    expect(await product('images(types: [TAG, VIDEO]) { type }')).toEqual({
      images: [{ type: 'VIDEO' }, { type: 'TAG' }],
    })
  })

  test('what a picture shows, in the language asked in; empty where the catalogue does not say', async () => {
    expect(await product('picAlt images(types: [MAIN, FIGURE]) { type alt }')).toEqual({
      picAlt: 'The front of the jacket',
      images: [
        { type: 'MAIN', alt: 'The front of the jacket' },
        { type: 'FIGURE', alt: '' },
      ],
    })
  })

  test.each(NAMED)('attribute %s under its own code (C-061, C-062, CO-31)', async code => {
    const fields =
      'code frontName originCode attributeType values { code displayName url frontName images thumbnails }'
    expect(await product(`attributes(codes: ["${code}"]) { ${fields} }`)).toEqual({
      attributes: [
        {
          code,
          frontName: code === 'outdoor' ? 'outdoor attribute' : `${code} attribute`,
          originCode: code,
          attributeType: code === 'outdoor' ? 'outdoor' : '',
          values: [
            {
              code: '',
              displayName: `${code} value`,
              frontName: `${code} value`,
              url: '',
              images: [],
              thumbnails: [],
            },
          ],
        },
      ],
    })
  })

  test('all attributes when no codes are given, none for an empty list (C-061, C-346)', async () => {
    const count = async (args: string) =>
      ((await product(`attributes${args} { code }`)) as { attributes: unknown[] }).attributes.length // as asked
    expect(await count('')).toBe(NAMED.length)
    expect(await count('(codes: null)')).toBe(NAMED.length)
    expect(await count('(codes: [])')).toBe(0)
  })

  test('skus with every field and every price on file (C-064, C-065)', async () => {
    const money = '{ currencyCode amount }'
    const prices = `skuPrices { defaultPrice { price ${money} } memberPrices { memberLevelCode price ${money} } promotionPriceInfo { accountScope promotionPrice ${money} levels } }`
    const fields = `code storeSkuCode inventory isEnabled featuredType salePrice ${money} listPrice ${money} price ${money} options { code name frontName value valueCode } favorite { id } ${prices}`
    expect(await product(`skus { ${fields} }`)).toEqual({
      skus: [
        {
          code: 'shell-M',
          storeSkuCode: '4711',
          inventory: 4,
          isEnabled: true,
          featuredType: 'LIMITED',
          salePrice: hkd(900),
          listPrice: hkd(1000),
          price: hkd(600),
          favorite: null,
          options: [
            { code: 'colour', name: 'colour', frontName: 'Colour', value: 'Navy', valueCode: 'NVY' },
            { code: 'size', name: 'size', frontName: 'Size', value: 'M', valueCode: 'M' },
          ],
          skuPrices: {
            defaultPrice: { price: hkd(880) },
            memberPrices: [{ memberLevelCode: 'GOLD', price: hkd(800) }],
            promotionPriceInfo: [{ accountScope: 'ALL', promotionPrice: hkd(600), levels: ['GOLD'] }],
          },
        },
      ],
    })
    expect(await product('skus(first: 0) { code }')).toEqual({ skus: [] })
    expect(await product('skus(first: -3) { code }')).toEqual({ skus: [] })
  })
})
