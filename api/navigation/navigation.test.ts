import { beforeAll, describe, expect, test } from 'vitest'
import type { Locale } from '#locales/locale.ts'
import type { Commerce } from '../commerce.ts'
import { category } from '../testing/catalogue-lines.ts'
import { NOW, openCommerce } from '../testing/serve.ts'
import { content, menu, seo, siteDocument, siteText, viewData } from '../testing/site-lines.ts'

const doc = { menuType: 'DOC' }
const version = (code: string, from: string) => ({
  code,
  from,
  title: { zh_HK: `條款 ${code}`, en_US: `Terms ${code}` },
  content: { zh_HK: '<p>內容</p>', en_US: `<p>Text ${code}</p>` },
})
let commerce: Commerce
let logged: object[]

beforeAll(async () => {
  const opened = await openCommerce([
    category('men', { name: { zh_HK: '男裝', en_US: 'Men' } }),
    category('men-jackets', { parent: 'men', name: { zh_HK: '男裝外套', en_US: 'Men’s jackets' } }),
    { kind: 'brand', code: 'NorthCairn', name: { zh_HK: '北石 戶外', en_US: 'North Cairn' } },
    { kind: 'brand', code: 'north-cairn', name: { zh_HK: '另一', en_US: 'Other' } },
  ])
  commerce = opened.commerce
  logged = opened.logged
  const { problems } = await commerce.importSite(
    siteText([
      menu('women', { position: 2, title: '#7a1f3d', picDes: '/media/w.svg', blank: true, display: false }),
      menu('men', { position: 1, name: { zh_HK: '男裝', en_US: 'Men' }, urlType: 'CATEGORY', link: 'men' }),
      menu('jackets', {
        parent: 'men',
        name: { zh_HK: '外套', en_US: 'Jackets' },
        urlType: 'CATEGORY',
        link: 'men-jackets',
      }),
      menu('secret', { parent: 'men', show: false }),
      menu('sport', { show: false }),
      menu('running', { parent: 'sport' }),
      menu('gifts', { menuType: 'SALE', campaign: 'christmas' }),
      menu('gift-cards', { menuType: 'SALE', parent: 'gifts' }),
      menu('clearance', { menuType: 'SALE', campaign: 'summer', position: 1 }),
      menu('help', { ...doc, urlType: 'NO_LINK' }),
      menu('sizes', { ...doc, parent: 'help', remark: 'Size Guide', link: 'DOC-1' }),
      menu('care', { ...doc, parent: 'help', remark: 'doc-2', position: 1 }),
      siteDocument('DOC-1', { num: 2, imageUrl: '/media/s.svg', subTitle: { zh_HK: '副題', en_US: 'Sub' } }),
      siteDocument('doc-2', { num: 1, origin: 'archive' }),
      siteDocument('doc-3', { show: false }),
      siteDocument('washing', { menuCode: 'care' }),
      siteDocument('terms-of-use', {
        menuCode: 'sizes',
        versions: [version('2', '2026-11-10T00:00:00+08:00'), version('3', '2999-01-01T00:00:00+08:00')],
      }),
      seo('home', { title: { zh_HK: '{shopName} 首頁', en_US: '{shopName} {year} {other}' } }),
      seo('SPORTb'),
      seo('about', { type: 'content', title: { zh_HK: '', en_US: 'About us' } }),
      viewData('both', { value: '{"b":2}' }),
      viewData('pc', { browseEnvironment: 'PC', position: 'side' }),
      viewData('h5', { browseEnvironment: 'H5', module: 'footer', type: 'list', value: '[1]' }),
      viewData('bad', { modelCode: 'other', value: '{broken' }),
      content('consignment-product', '{"topText":"上"}', '{"topText":"top"}'),
    ]),
  )
  if (problems.length > 0) throw new Error(JSON.stringify(problems))
})

async function ask(query: string, { locale = 'en_US' as Locale, variables = {} } = {}) {
  const { data, errors } = await commerce.execute({ query, variables, locale })
  expect(errors).toBeUndefined()
  return data as Record<string, any> // any: whatever the document asks for
}

describe('menus', () => {
  test('the main menu is nested and in its order, hidden entries left out (C-299, C-357, L-142, L-369)', async () => {
    const { getNavMenu } = await ask('{ getNavMenu { code children { code } } }')
    expect(getNavMenu).toEqual([
      { code: 'men', children: [{ code: 'jackets' }] },
      { code: 'women', children: [] },
    ])
    const named = await ask(
      '{ getNavMenu(menuType: "MENU") { code } again: getNavMenu(menuType: null) { code } }',
    )
    expect(named.again).toEqual(named.getNavMenu)
  })

  test('an entry has all its fields (L-136)', async () => {
    const { getNavMenu } =
      await ask(`{ getNavMenu { name urlType url customerLink link href blank remark title picDes
      picture order display parentCode children { href parentCode } } }`)
    expect(getNavMenu[1]).toEqual({
      name: 'women menu',
      urlType: 'URL',
      url: '',
      customerLink: '',
      link: '',
      href: '/',
      blank: true,
      remark: '',
      title: '#7a1f3d',
      picDes: '/media/w.svg',
      picture: '',
      order: 2,
      display: false,
      parentCode: null,
      children: [],
    })
    expect(getNavMenu[0].children).toEqual([{ href: '/products/Men/Jackets', parentCode: 'men' }])
  })

  test('entries of campaigns, and what is below them, show while these run, at the instant of a preview too', async () => {
    const sale = async (now?: number) => {
      const query = '{ getNavMenu(menuType: "SALE") { code children { code } } }'
      const { data } = await commerce.execute({ query, ...(now !== undefined && { now }) })
      return data?.['getNavMenu']
    }
    expect(await sale()).toEqual([])
    const gifts = { code: 'gifts', children: [{ code: 'gift-cards' }] }
    const clearance = { code: 'clearance', children: [] }
    // Summer comes after Christmas.
    const begins: Readonly<Record<string, number>> = { christmas: NOW, summer: NOW + 1 }
    commerce.followCampaigns((code, at) => at >= (begins[code] ?? Infinity))
    expect(await sale()).toEqual([gifts])
    expect(await sale(NOW + 1)).toEqual([gifts, clearance])
    expect(await sale(NOW - 1)).toEqual([])
    commerce.followCampaigns(code => code === 'summer')
    expect(await sale()).toEqual([clearance])
  })

  test('below a parent only its children, also of a hidden section (C-357, LO-85)', async () => {
    const below = (code: string, more = '') => ask(`{ getNavMenu(parentCode: "${code}"${more}) { code } }`)
    expect((await below('men')).getNavMenu).toEqual([{ code: 'jackets' }])
    expect((await below('sport')).getNavMenu).toEqual([{ code: 'running' }])
    expect((await below('help')).getNavMenu).toEqual([])
    expect((await below('unknown')).getNavMenu).toEqual([])
    expect((await below('help', ', menuType: "DOC"')).getNavMenu).toHaveLength(2)
  })

  test('the documents menu has groups and articles (C-300, C-358, L-370)', async () => {
    const { getDocsMenu } = await ask('{ getDocsMenu { code href children { href } } }')
    expect(getDocsMenu).toEqual([
      { code: 'help', href: null, children: [{ href: '/article/size-guide' }, { href: '/article/doc-2' }] },
    ])
  })

  test('an answer kept is not given after the menu has changed', async () => {
    const names = async () => (await ask('{ getNavMenu(parentCode: "sport") { name } }')).getNavMenu
    expect(await names()).toEqual([{ name: 'running menu' }])
    await commerce.importSite(
      siteText([menu('running', { parent: 'sport', name: { zh_HK: '跑', en_US: 'Run' } })]),
    )
    expect(await names()).toEqual([{ name: 'Run' }])
  })
})

describe('documents', () => {
  const find = async (code: string) =>
    (await ask('query ($code: String!) { getDocsDetail(code: $code) { code } }', { variables: { code } }))
      .getDocsDetail?.code ?? null
  test.each([
    ['doc-1', 'doc-1'],
    ['DOC-1', 'doc-1'],
    ['size-guide', 'doc-1'],
    ['Size Guide', 'doc-1'],
    ['doc-2', 'washing'],
    ['doc-3', null],
    ['unknown', null],
    ['', null],
    ["' or 1=1 --", null],
  ])(
    '%j is %j: by remark, then by code, never a hidden one (C-301, C-359, L-371, LO-83, LO-86)',
    async (code, found) => {
      expect(await find(code)).toBe(found)
    },
  )

  test('a group’s documents come by their number (C-301, C-359, L-372, LO-86)', async () => {
    const { getDocsByParent } = await ask('{ getDocsByParent(parentCode: "help") { code num } }')
    expect(getDocsByParent).toEqual([
      { code: 'doc-2', num: 1 },
      { code: 'doc-1', num: 2 },
    ])
  })

  test('a document has all its fields, in the language asked for (L-144)', async () => {
    const { getDocsDetail } = await ask(
      `{ getDocsDetail(code: "doc-1") { title subTitle content menuCode auditDate num show origin imageUrl createTime updateTime } }`,
      { locale: 'zh_HK' },
    )
    const made = '2026-11-01T10:00:00+08:00'
    expect(getDocsDetail).toEqual({
      title: 'DOC-1 標題',
      subTitle: '副題',
      content: '<p>內容</p>',
      menuCode: 'help',
      num: 2,
      show: true,
      origin: '',
      imageUrl: '/media/s.svg',
      auditDate: made,
      createTime: made,
      updateTime: made,
    })
  })
})

describe('texts for search engines', () => {
  const titles = (list: { pageCode: string; title: string }[]) =>
    list.map(({ pageCode, title }) => [pageCode, title])
  test('by pages and kind, per language (C-302, C-361, L-377)', async () => {
    const query = `query ($input: SeoInput!) { seoInfo(input: $input) { pageCode type title keywords description h1label extprops } }`
    const of = async (input: object, locale?: Locale) =>
      (await ask(query, { variables: { input }, ...(locale && { locale }) })).seoInfo
    expect(await of({ pageCodes: ['about', 'unknown', 'about'] })).toEqual([
      {
        pageCode: 'about',
        type: 'content',
        title: 'About us',
        keywords: '',
        description: '',
        h1label: '',
        extprops: '{}',
      },
    ])
    expect(titles(await of({ type: 'content' }, 'zh_HK'))).toEqual([['about', '']])
    expect(titles(await of({ lang: 'en', pageCodes: ['about'] }, 'zh_HK'))).toEqual([['about', 'About us']])
    expect(titles(await of({ lang: 'fr', pageCodes: ['SPORTb'] }, 'zh_HK'))).toEqual([
      ['SPORTb', 'SPORTb 頁名'],
    ])
    expect(await of({})).toHaveLength(3)
  })

  test('of the home pages, placeholders filled in (C-303, C-362, CO-131, LO-107)', async () => {
    const { seoCompile } = await ask('{ seoCompile { pageCode title } }')
    expect(titles(seoCompile)).toEqual([
      ['home', 'Cairn 2026 {other}'],
      ['SPORTb', 'SPORTb page'],
    ])
    const zh = await ask('{ seoCompile(lang: "zh_HK") { pageCode title } }')
    expect(titles(zh.seoCompile)[0]).toEqual(['home', 'Cairn 首頁'])
  })

  test('the year is that of the moment, not of the first answer', async () => {
    const at = (now: number) => commerce.execute({ query: '{ seoCompile { title } }', locale: 'en_US', now })
    await at(Date.parse('2026-12-31T23:59:59+08:00'))
    expect(JSON.stringify(await at(Date.parse('2027-01-01T00:00:00+08:00')))).toContain('Cairn 2027')
  })

  test('of contents, by a list of codes (C-304, C-363)', async () => {
    const { seoOptimize } = await ask('{ seoOptimize(contentCode: ["about", "SPORTb"]) { pageCode title } }')
    expect(titles(seoOptimize)).toEqual([
      ['about', 'About us'],
      ['SPORTb', 'SPORTb page'],
    ])
  })

  test.each(['zh_HK', 'en_US'] as const)('more than 250 pages are refused in words (%s)', async locale => {
    const codes = Array.from({ length: 251 }, String)
    const { errors } = await commerce.execute({
      query: 'query ($codes: [String!]!) { seoOptimize(contentCode: $codes) { title } }',
      variables: { codes },
      locale,
    })
    expect(errors?.[0]).toMatchObject({
      message: expect.stringContaining('250'),
      extensions: { code: 'BAD_USER_INPUT' },
    })
  })
})

describe('settings of the front end', () => {
  const positions = async (input: object) =>
    (
      await ask(
        'query ($input: ViewDataInput!) { shop { viewData(input: $input) { position type module value } } }',
        { variables: { input } },
      )
    ).shop.viewData

  test('phones and desktops get their own and what is for both (C-364, L-156, L-374)', async () => {
    const values = async (browseEnvironment: string) =>
      (await positions({ modelCode: 'shop', browseEnvironment })).map(({ position, value }: any) => [
        position,
        value,
      ])
    expect(await values('H5')).toEqual([
      ['top', '{"b":2}'],
      ['top', '[1]'],
    ])
    expect(await values('PC')).toEqual([
      ['top', '{"b":2}'],
      ['side', '{"a":1}'],
    ])
  })

  test.each([
    [{ module: 'footer' }, 1],
    [{ type: 'list', position: 'top' }, 1],
    [{ position: 'side', module: 'footer' }, 0],
    [{}, 4],
  ])('narrowed by %j (M-260, LO-105)', async (input, count) =>
    expect(await positions(input)).toHaveLength(count),
  )

  test('a value that is not JSON becomes null, and is logged once (L-157, LO-106)', async () => {
    expect(await positions({ modelCode: 'other' })).toMatchObject([{ value: 'null' }])
    expect(logged).toContainEqual({ codes: ['bad'] })
    const before = logged.length
    await positions({ modelCode: 'other' })
    expect(logged).toHaveLength(before)
  })

  test.each([
    ['zh_HK', '上'],
    ['en_US', 'top'],
  ] as const)('content in %s (C-365, L-158, L-375, CO-132)', async (locale, topText) => {
    const { shop } = await ask(
      '{ shop { cms2loadContent(contentCode: "consignment-product") { contentCode content } } }',
      { locale },
    )
    expect(JSON.parse(shop.cms2loadContent.content)).toEqual({ topText })
  })

  test('no content under an unknown code', async () => {
    expect(await ask('{ shop { cms2loadContent(contentCode: "__proto__") { content } } }')).toEqual({
      shop: { cms2loadContent: null },
    })
  })
})

describe('addresses of lists', () => {
  const query =
    'query ($segments: [String!]!) { categoryByPath(segments: $segments) { category { code name } trail { code } hrefs { zh en } } }'
  const find = async (segments: readonly string[]) =>
    (await ask(query, { variables: { segments } })).categoryByPath

  test('names of either language lead to one category with both addresses (C-023, CO-09, LO-80)', async () => {
    const place = await find(['男裝', 'JACKETS'])
    expect(place).toEqual({
      category: { code: 'men-jackets', name: 'Men’s jackets' },
      trail: [{ code: 'men' }, { code: 'men-jackets' }],
      hrefs: { zh: encodeURI('/products/男裝/外套'), en: '/products/Men/Jackets' },
    })
    expect(await find(['Men', 'Men’s jackets'])).toEqual(place)
    expect(await find(['men-jackets'])).toEqual(place)
  })

  test.each([
    [[]],
    [['']],
    [['Jackets']],
    [['a', 'b', 'c', 'd']],
    [['x'.repeat(10_000)]],
    [['<script>', "'"]],
  ])('%j leads nowhere', async segments => expect(await find(segments)).toBeNull())

  test.each([
    ['northcairn', 'NorthCairn'],
    ['North-Cairn', 'north-cairn'],
    ['北石-戶外', 'NorthCairn'],
    ['other', 'north-cairn'],
    ['', undefined],
    ['unknown', undefined],
  ])('the brand of %j is %j: code first, then names (CO-12)', async (segment, code) => {
    const { brandByPath } = await ask(
      'query ($segment: String!) { brandByPath(segment: $segment) { code } }',
      { variables: { segment } },
    )
    expect(brandByPath?.code).toBe(code)
  })
})

describe('versions of a document', () => {
  const QUERY = `query ($code: String!) {
    getDocsDetail(code: $code) { title version inForceUntil versions { code } }
  }`
  const found = async (code: string) => (await ask(QUERY, { variables: { code } }))['getDocsDetail']

  test('the one in force is answered, and those before it', async () => {
    expect(await found('terms-of-use')).toEqual({
      title: 'Terms 2',
      version: '2',
      inForceUntil: null,
      versions: [{ code: '1' }, { code: '2' }],
    })
  })

  test('an old version has its own address, one that has not begun has none', async () => {
    expect(await found('terms-of-use@1')).toMatchObject({ title: 'terms-of-use title', version: '1' })
    expect((await found('terms-of-use@1')).inForceUntil).not.toBeNull()
    expect(await found('terms-of-use@3')).toBeNull()
  })

  test('a version comes into force at its instant, while the shop runs', async () => {
    let now = Date.parse('2026-12-01T00:00:00+08:00') - 1
    const { commerce: running } = await openCommerce([], { clock: () => now })
    await running.importSite(
      siteText([
        menu('help', doc),
        siteDocument('terms', { versions: [version('2', '2026-12-01T00:00:00+08:00')] }),
      ]),
    )
    const inForce = async () => {
      const { data } = await running.execute({ query: QUERY, variables: { code: 'terms' }, locale: 'en_US' })
      return (data as { readonly getDocsDetail: { readonly version: string } }).getDocsDetail.version
    }
    expect(await inForce()).toBe('1')
    expect(running.changesAt(now)).toBe(now + 1)
    now += 1
    expect(await inForce()).toBe('2')
  })
})
