import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { parseListQuery } from '#blocks/page/list-query.ts'
import type { ShopRoute } from '#blocks/page/shop-route.ts'
import { expect, test } from 'vitest'
import type { PageRequest } from '../build/build-page.ts'
import { linkedDataGaps } from './linked-data-gaps.ts'
import { headOf as headFor } from './page-head.ts'
import { PERSONAL_ROUTES } from '../route/routes.ts'
import { seoCodeOf } from './seo-texts.ts'
import type { Subject } from '../route/resolve-route.ts'
import { releasePage } from '../testing/pages.ts'

const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' })
const sku = (amount: number) => ({ price: hkd(amount) })
const product = (change: object = {}) =>
  ({
    code: 'CR-1',
    title: 'Ridge shell',
    subTitle: 'For rain',
    description: '<p>Three <b>layers</b>.</p>',
    style: 'CR1',
    onShelves: true,
    inventory: 4,
    picUrl: '/media/1.svg',
    images: [{ url: '/media/1.svg', type: 'MAIN' }],
    brandList: [{ code: 'nc', name: 'North Cairn' }],
    categories: [{ code: 'men', path: 'men', navFrontName: 'Men' }],
    attributes: [],
    options: [],
    skus: [sku(159), sku(159)],
    ...change,
  }) as unknown as ProductDetail // what a head reads of it

type About = Parameters<typeof headFor>[0]
const headOf = (about: Omit<About, 'shopName'> & Partial<Pick<About, 'shopName'>>, given: PageRequest) =>
  headFor({ shopName: 'Cairn', ...about }, given)

const CONTENT: ShopRoute = { kind: 'content' }
const request = (change: Partial<PageRequest> = {}): PageRequest => ({
  status: 200,
  pathname: '/landingPage/summer',
  locale: 'en_US',
  isPreview: false,
  route: CONTENT,
  now: 0,
  ...change,
})
const ofProduct = (change: object = {}, more: Partial<PageRequest> = {}) =>
  headOf(
    { page: releasePage(), subject: { kind: 'product', product: product(change) }, seo: undefined },
    request({
      pathname: '/item/north-cairn/CR-1',
      route: { kind: 'product', code: 'CR-1', section: '' },
      ...more,
    }),
  )
const subject: Subject = {
  kind: 'list',
  trail: [
    { name: 'Men', href: '/products/Men' },
    { name: 'Shells', href: '/products/Men/Shells' },
  ],
  canonical: { zh: '/products/zh', en: '/products/Men/Shells' },
}
const ofList = (search: string, change: Partial<PageRequest> = {}) =>
  headOf(
    { page: releasePage(), subject, seo: undefined },
    request({
      route: {
        kind: 'list',
        pathname: '/products/Men/Shells',
        place: { kind: 'category', code: 'men-shell', name: 'Shells', trail: [] },
        query: parseListQuery(new URLSearchParams(search)),
        section: '',
      },
      ...change,
    }),
  )

test('a product: title, brand and shop; plain description; one canonical address (CO-133)', () => {
  const head = ofProduct()
  expect(head).toMatchObject({
    title: 'Ridge shell | North Cairn | Cairn',
    description: 'For rain Three layers.',
    canonical: '/product/CR-1?lang=en',
    alternates: { zh: '/product/CR-1', en: '/product/CR-1?lang=en', 'x-default': '/product/CR-1' },
    isIndexed: true,
    social: { type: 'product', image: '/media/1.svg' },
  })
  expect(ofProduct({}, { locale: 'zh_HK' }).canonical).toBe('/product/CR-1')
})

test('its own SEO attributes win over the template, texts on file over both (C-062, CO-133)', () => {
  const attributes = [{ code: 'seoTitle', values: [{ displayName: 'Own title' }] }]
  expect(ofProduct({ attributes }).title).toBe('Own title')
  const seo = {
    pageCode: 'product:CR-1',
    type: '',
    title: 'On file',
    keywords: '',
    description: '',
    h1label: '',
    extprops: '',
  }
  const about = {
    page: releasePage(),
    subject: { kind: 'product', product: product({ attributes }) } as const,
    seo,
  }
  expect(headOf(about, request()).title).toBe('On file')
})

test('a page of content keeps its own words; texts on file fill what it lacks (L-150, LO-107)', () => {
  const seo = {
    pageCode: 'home',
    type: '',
    title: 'File',
    keywords: 'k',
    description: 'd',
    h1label: '',
    extprops: '',
  }
  const about = { page: releasePage({ title: 'Own' }), subject: { kind: 'content' } as const, seo }
  expect(headOf(about, request({ pathname: '/' }))).toMatchObject({
    title: 'Own',
    keywords: 'k',
    description: 'd',
  })
})

test('what a picture shows goes with it, where the catalogue says so', () => {
  const head = ofProduct({
    picAlt: 'From the front',
    images: [
      { url: '/media/1.svg', type: 'MAIN', alt: 'From the front' },
      { url: '/media/2.svg', type: 'FIGURE', alt: '' },
    ],
  })
  expect(head.social).toEqual({ type: 'product', image: '/media/1.svg', imageAlt: 'From the front' })
  expect(head.linkedData[0]).toMatchObject({
    image: [
      { '@type': 'ImageObject', contentUrl: '/media/1.svg', caption: 'From the front' },
      '/media/2.svg',
    ],
  })
})

test('JSON-LD: one price, or the span of several; nothing to sell has no offer', () => {
  const offers = (skus: object[], more = {}) =>
    (ofProduct({ skus, ...more }).linkedData[0] as { offers?: object }).offers
  expect(offers([sku(159)])).toMatchObject({
    '@type': 'Offer',
    price: '159.00',
    availability: expect.stringContaining('InStock'),
  })
  expect(offers([sku(159), sku(199)])).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: '159.00',
    highPrice: '199.00',
  })
  expect(offers([sku(1)], { inventory: 0 })).toMatchObject({
    availability: expect.stringContaining('OutOfStock'),
  })
  expect(offers([{ price: null }])).toBeUndefined()
})

test('a product off the shelf, searches and filtered lists stay out of search engines (CO-23)', () => {
  expect(ofProduct({ onShelves: false }).isIndexed).toBe(false)
  expect(ofList('').isIndexed).toBe(true)
  expect(ofList('sort=priceUp').isIndexed).toBe(true)
  for (const search of ['keyword=rain', 'size=M', 'price=1-50', 'new=1', 'category=men', 'brand=nc'])
    expect(ofList(search).isIndexed, search).toBe(false)
})

test.each(['page=2', 'utm_source=x', 'lang=en', 'sort=priceUp&page=2', 'size=M', 'keyword=背囊'])(
  'a list with ?%s has one canonical address in each language, which is its own (case 42)',
  search => {
    for (const locale of ['zh_HK', 'en_US'] as const) {
      const head = ofList(search, { locale })
      const own = locale === 'zh_HK' ? '/products/zh' : '/products/Men/Shells?lang=en'
      expect(head.canonical).toBe(own)
      expect(head.alternates).toMatchObject({ zh: '/products/zh', en: '/products/Men/Shells?lang=en' })
    }
  },
)

test('a category: names from the nearest up, an address per language, breadcrumbs (CO-09)', () => {
  expect(ofList('size=M')).toMatchObject({
    title: 'Shells · Men | Cairn',
    canonical: '/products/Men/Shells?lang=en',
    alternates: { zh: '/products/zh' },
    linkedData: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { name: 'Home', item: '/?lang=en' },
          { name: 'Men', item: '/products/Men?lang=en' },
          { name: 'Shells', item: '/products/Men/Shells?lang=en' },
        ],
      },
    ],
  })
  expect(ofList('keyword=rain').title).toBe('Search: rain | Cairn')
})

test.each(['zh_HK', 'en_US'] as const)(
  'the address named for a language is canonical on its page, %s',
  locale => {
    const lang = locale === 'zh_HK' ? 'zh' : 'en'
    for (const head of [ofProduct({}, { locale }), ofList('', { locale })])
      expect(head.canonical).toBe(head.alternates[lang])
  },
)

test('a page without words of its own is described by its title', () => {
  expect(ofProduct({ subTitle: '', description: '' }).description).toBe('Ridge shell · North Cairn')
  const content = headOf(
    {
      page: releasePage({ title: 'Summer', description: ' ' }),
      subject: { kind: 'content' },
      seo: undefined,
    },
    request(),
  )
  expect(content.description).toMatch(/^Summer at Cairn: /)
  expect(
    headOf({ page: releasePage({ title: '' }), subject: { kind: 'content' }, seo: undefined }, request())
      .description,
  ).toMatch(/^Home at Cairn: /)
})

test('a long description is cut in front of an emoji that does not fit whole', () => {
  const description = `${'x'.repeat(159)}🌀`
  const page = releasePage({ description })
  const head = headOf({ page, subject: { kind: 'content' }, seo: undefined }, request())
  expect(head.description).toBe('x'.repeat(159))
})

test('sign-in and what only members see stay out of search engines (M-074)', () => {
  const personal = PERSONAL_ROUTES.filter(({ handle }) => handle.kind === 'screen' && handle.isIndexed)
  expect(personal).toEqual([])
  const content = { page: releasePage(), subject: { kind: 'content' } as const, seo: undefined }
  expect(headOf(content, request()).isIndexed).toBe(true)
  expect(headOf(content, request({ guardedFor: 'members' })).isIndexed).toBe(false)
})

test('a page of operators says where it stands, the home page what the shop is', () => {
  const at = (pathname: string, title: string) =>
    headOf(
      { page: releasePage({ title }), subject: { kind: 'content' }, seo: undefined },
      request({ pathname }),
    ).linkedData
  expect(at('/landingPage/summer', 'Summer | Cairn')).toMatchObject([
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: '/?lang=en' },
        { position: 2, name: 'Summer', item: '/landingPage/summer?lang=en' },
      ],
    },
  ])
  expect(at('/', 'Cairn')).toMatchObject([{ '@type': 'WebSite', url: '/?lang=en' }])
})

test('a shop of another name says that name in titles, structured data and share cards', () => {
  const shopName = 'Ridge & Co.'
  const content = { page: releasePage({ title: '' }), subject: { kind: 'content' }, seo: undefined } as const
  const home = headOf({ ...content, shopName }, request({ pathname: '/' }))
  expect(home).toMatchObject({ title: shopName, siteName: shopName, linkedData: [{ name: shopName }] })
  const inside = { ...content, page: releasePage({ title: 'Summer | Ridge & Co.' }), shopName }
  expect(headOf(inside, request())).toMatchObject({
    description:
      'Summer at Ridge & Co.: outdoor and sports clothing and gear, delivered in Hong Kong and Macau.',
    linkedData: [{ itemListElement: [{ name: 'Home' }, { name: 'Summer' }] }],
  })
  const goods = { ...content, subject: { kind: 'product', product: product() }, shopName } as const
  expect(headOf(goods, request()).title).toBe('Ridge shell | North Cairn | Ridge & Co.')
})

test('nothing that search engines ask for is missing in what pages say', () => {
  const heads = [ofProduct({}), ofProduct({ skus: [sku(159), sku(199)], inventory: 0 }), ofList('')]
  expect(heads.flatMap(({ linkedData }) => linkedDataGaps(linkedData))).toEqual([])
})

test('a draft or an error page says so and is not indexed', () => {
  expect(ofProduct({}, { isPreview: true }).isIndexed).toBe(false)
  const missing = headOf(
    { page: releasePage(), subject: { kind: 'content' }, seo: undefined },
    request({ status: 404 }),
  )
  expect(missing).toMatchObject({
    title: 'This page could not be found · Cairn',
    isIndexed: false,
    linkedData: [],
  })
})

test.each([
  ['/', CONTENT, 'home'],
  ['/SPORTb', CONTENT, 'SPORTb'],
  ['/landingPage/summer', CONTENT, 'landingPage/summer'],
  ['/product/CR-1', { kind: 'product', code: 'CR-1', section: '' }, 'product:CR-1'],
] as const)('SEO texts of %s (C-302)', (pathname, route, code) =>
  expect(seoCodeOf(route, pathname)).toBe(code),
)

test.each([
  ['/landingPage/summer_zh_HK.html', 'en_US', 'This page is available in Chinese only.'],
  ['/landingPage/summer_en_US.html', 'en_US', undefined],
  ['/landingPage/summer_zh_HK.html', 'zh_HK', undefined],
] as const)('%s read in %s says whether it is in that language (LO-04)', (path, locale, note) => {
  const head = headOf(
    { page: releasePage({ path }), subject: { kind: 'content' }, seo: undefined },
    request({ locale }),
  )
  expect(head.onlyIn?.note).toBe(note)
  expect('en' in head.alternates).toBe(note === undefined)
  expect(head.canonical).toBe(
    head.onlyIn || locale === 'zh_HK' ? '/landingPage/summer' : '/landingPage/summer?lang=en',
  )
})

const ofContent = (about: Partial<About>, change: Partial<PageRequest> = {}) =>
  headOf({ page: releasePage(), subject: { kind: 'content' }, seo: undefined, ...about }, request(change))

test('a page of operators goes with its picture, and is kept from search engines where they say so', () => {
  const sharePicture = { address: '/media/a.webp', alt: 'A ridge' }
  expect(ofContent({ sharePicture }).social).toEqual({
    type: 'website',
    image: '/media/a.webp',
    imageAlt: 'A ridge',
  })
  expect(ofContent({ sharePicture }, { status: 404 }).social).toEqual({ type: 'website' })
  expect(ofContent({}).isIndexed).toBe(true)
  expect(ofContent({ page: releasePage({ isIndexed: false }) }).isIndexed).toBe(false)
})

test.each([
  [
    ['zh_HK', 'en_US'],
    { zh: '/landingPage/summer', en: '/landingPage/summer?lang=en', 'x-default': '/landingPage/summer' },
  ],
  [['en_US'], { en: '/landingPage/summer?lang=en', 'x-default': '/landingPage/summer?lang=en' }],
  [['zh_HK'], { zh: '/landingPage/summer', 'x-default': '/landingPage/summer' }],
] as const)('a page that is live in %s names only those languages', (shownIn, alternates) => {
  const page = releasePage({ path: `/landingPage/summer_${shownIn[0]}.html` })
  expect(ofContent({ page, shownIn }, { locale: shownIn[0] }).alternates).toEqual(alternates)
})
