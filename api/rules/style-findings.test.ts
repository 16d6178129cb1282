import { describe, expect, test } from 'vitest'
import type { JudgedProduct } from './judged-product.ts'
import { gapsOf, type StyleFacts, type StyleFinding, styleFindings } from './style-findings.ts'

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })
const size = (code: string) => ({ code, name: both(`${code} 碼`, `Size ${code}`) })
const seo = (code: string) => ({ code, values: [{ displayName: both('外套', 'Jacket') }] })

/** A product that lacks nothing. */
const whole: JudgedProduct = {
  code: 'NC1-RED',
  title: both('山徑外套', 'Ridge jacket'),
  subTitle: both('輕便', 'Light'),
  description: both('<p>防水</p>', '<p>Waterproof</p>'),
  sizeChart: both('<table></table>尺碼', '<table></table>Sizes'),
  brands: ['northcairn'],
  categories: ['jackets'],
  images: [
    { url: '/media/1.jpg', alt: both('正面', 'Front') },
    { url: '/media/swatch.jpg', type: 'TAG' },
    { url: '/media/film.mp4', type: 'VIDEO' },
  ],
  salePrice: 90_000,
  attributes: [seo('seoTitle'), seo('seoDescription'), { code: 'gender', values: ['women'] }],
  options: { colour: [{}], size: [size('S'), size('M')] },
  skus: [
    { code: 'NC1-RED-S', inventory: 5, size: 'S' },
    { code: 'NC1-RED-M', inventory: null, size: 'M' },
  ],
}

const skus = (...changes: readonly object[]) => ({
  skus: (whole.skus ?? []).map((sku, index) => ({ ...sku, ...changes[index] })),
})
const found = (change: Partial<JudgedProduct>, siblings: readonly JudgedProduct[] = [], facts?: StyleFacts) =>
  styleFindings([{ ...whole, ...change }, ...siblings], facts).filter(({ code }) => code === whole.code)
const short = ({ path, key, severity, locale }: StyleFinding) =>
  [severity, key, path, locale].filter(part => part !== undefined).join(' ')

const sibling = { ...whole, code: 'NC1-NVY' }
const usual = [
  { category: 'jackets', attribute: 'gender', name: both('性別', 'Gender') },
  { category: 'jackets', attribute: 'outdoor', name: both('活動', 'Activity') },
  { category: 'tents', attribute: 'season', name: both('季節', 'Season') },
]

describe('what a product lacks for sale', () => {
  test('is nothing where everything is filled in', () => {
    expect(styleFindings([whole, sibling], { usual: [] })).toEqual([])
  })

  test.each<[string, Partial<JudgedProduct>, string[]]>([
    ['no SKU', { skus: [] }, ['error noSku skus']],
    ['no price', { salePrice: null }, ['error noPrice salePrice']],
    [
      'no price of any SKU',
      skus({ salePrice: null }, { salePrice: null }),
      ['error noPrice skus.NC1-RED-S.salePrice'],
    ],
    [
      'a price of some SKUs only',
      skus({ salePrice: null }, { salePrice: 1 }),
      ['warning someWithoutPrice skus.NC1-RED-S.salePrice'],
    ],
    ['prices of SKUs alone', { salePrice: null, ...skus({ salePrice: 5 }, { salePrice: 5 }) }, []],
    [
      'no enabled SKU',
      skus({ isEnabled: false }, { isEnabled: false }),
      ['error noEnabledSku skus.NC1-RED-S.isEnabled'],
    ],
    ['a gift among SKUs that are not enabled', skus({ salePrice: null, isEnabled: false }, {}), []],
    ['no brand', { brands: [] }, ['error noBrand brands']],
    ['no category', { categories: undefined }, ['error noCategory categories']],
    ['no title in English', { title: both('外套', ' ') }, ['error noTitle title.en_US en_US']],
    ['off the shelf', { onShelves: false }, ['warning offShelf onShelves']],
    [
      'nothing in stock',
      skus({ inventory: 0 }, { inventory: 0 }),
      ['warning noStock skus.NC1-RED-S.inventory'],
    ],
    ['stock of one size', skus({ inventory: 0 }, { inventory: 1 }), []],
    ['stock that is not counted', skus({ inventory: 0 }, { inventory: null }), []],
    [
      'no stock of the SKUs that are enabled',
      skus({ isEnabled: false }, { inventory: 0 }),
      ['warning noStock skus.NC1-RED-M.inventory'],
    ],
    ['no picture', { images: [] }, ['warning noPicture images']],
    ['a picture of its card alone', { images: [], picUrl: '/media/a.png' }, []],
    [
      'pictures without alternative texts',
      { images: [{ url: '/media/a.b.png' }, { url: '/media/b.png', type: 'FIGURE' }] },
      ['warning noAlternativeText images./media/a~1b~1png.alt'],
    ],
    [
      'an alternative text in one language',
      { images: [{ url: '/a', alt: { zh_HK: '正面' } }] },
      ['warning noAlternativeText images./a.alt en_US'],
    ],
    [
      'no subtitle',
      { subTitle: undefined },
      ['warning noSubTitle subTitle.zh_HK zh_HK', 'warning noSubTitle subTitle.en_US en_US'],
    ],
    [
      'a description of empty paragraphs',
      { description: both('<p>防水</p>', '<p>&nbsp;</p><p></p>') },
      ['warning noDescription description.en_US en_US'],
    ],
    ['a size chart that is a picture', { sizeChart: both('<img src="/a">', '<img src="/b">') }, []],
    [
      'no size chart in Chinese',
      { sizeChart: both('', 'Sizes') },
      ['warning noSizeChart sizeChart.zh_HK zh_HK'],
    ],
    [
      'one size without a chart',
      { sizeChart: both('', ''), options: { colour: [{}], size: [size('S')] } },
      [],
    ],
    [
      'Chinese in place of English',
      { subTitle: both('輕便', '輕便 ') },
      ['warning notTranslated subTitle.en_US en_US'],
    ],
    [
      'English in place of Chinese',
      { subTitle: both('Light as a cloud', 'Light as a cloud') },
      ['warning notTranslated subTitle.zh_HK zh_HK'],
    ],
    ['a name that is the same in both', { title: both('Cairn Trail 3', 'Cairn Trail 3') }, []],
    [
      'no texts for search engines',
      { attributes: [] },
      ['warning noSeoTitle attributes.seoTitle', 'warning noSeoDescription attributes.seoDescription'],
    ],
    [
      'a title for search engines in one language',
      {
        attributes: [
          { code: 'seoTitle', values: [{ displayName: both('', 'Jacket') }] },
          seo('seoDescription'),
        ],
      },
      ['warning noSeoTitle attributes.seoTitle zh_HK'],
    ],
  ])('%s', (_, change, expected) => {
    expect(found(change).map(short)).toEqual(expected)
  })

  test.each<[string, Partial<JudgedProduct>, string[]]>([
    [
      'a size that another colour has',
      { skus: whole.skus?.slice(0, 1) },
      ['warning missingSizes options.size'],
    ],
    [
      'a colour, which the others name',
      { options: { ...whole.options, colour: [] } },
      ['warning noColour options.colour'],
    ],
  ])('%s', (_, change, expected) => {
    expect(found(change, [sibling]).map(short)).toEqual(expected)
    expect(found(change).map(short)).toEqual([])
  })

  test('a missing size is named in both languages', () => {
    const [first] = found({ skus: whole.skus?.slice(0, 1) }, [sibling])
    expect(first?.values).toEqual({ sizes: both('M 碼', 'Size M') })
  })

  test('attributes that are usual in its own categories, and that it has not', () => {
    expect(found({}, [], { usual }).map(short)).toEqual(['warning noAttribute attributes.outdoor'])
    expect(found({ categories: ['tents'] }, [], { usual }).map(short)).toEqual([
      'warning noAttribute attributes.season',
    ])
  })

  test('pictures without a text are counted', () => {
    const images = [{ url: '/a' }, { url: '/b' }, { url: '/c', type: 'VIDEO' }]
    expect(found({ images })[0]?.values).toEqual({ count: 2 })
  })

  test('errors of all products come before warnings', () => {
    const findings = styleFindings([
      { ...whole, onShelves: false },
      { ...sibling, skus: [] },
    ])
    expect(findings.map(({ code, key }) => `${code} ${key}`)).toEqual([
      'NC1-NVY noSku',
      'NC1-RED offShelf',
      'NC1-NVY missingSizes',
    ])
  })
})

test.each<[string, Partial<JudgedProduct>, string[]]>([
  ['nothing', {}, []],
  ['a price', { salePrice: null }, ['sale']],
  ['an English text', { subTitle: both('輕便', '') }, ['en_US']],
  ['a title', { title: both('', '') }, ['sale', 'zh_HK', 'en_US']],
  ['the shelf, which is no gap', { onShelves: false }, []],
])('gaps of a style that lacks %s', (_, change, gaps) => {
  expect(gapsOf(found(change))).toEqual(gaps)
})
