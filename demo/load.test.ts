import { createPictureFacts, createPictureMeasure } from '#server/images/own-pictures.ts'
import { createShopAnswers } from '#server/http/shop-answers.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCommerce, type Commerce } from '#api/commerce.ts'
import { cleanHtml } from '#api/shared/clean-html.ts'
import { parseOptions } from '#blocks/page/normalise.ts'
import { parseCodes } from '#blocks/page/parse-codes.ts'
import { defaultPage } from '#renderer/source/default-pages.ts'
import { findBlock, registry } from '#blocks/registry.ts'
import { SPARE_ICONS } from '#scripts/spare-icons.ts'
import { startOfHongKongDay } from '#locales/format.ts'
import { importShop, type ShopReport } from '#server/shop-folder/import-shop.ts'
import { flashSale } from '#blocks/catalogue/shopPromotions/flash-sale.ts'
import { type OpenedContentStore, openContentStore } from '#content-store/open.ts'
import { orThrow } from '#operators/outcome.ts'
import { demoOperators } from './people.ts'
import {
  DEMO_FOLDER,
  demoDocuments,
  demoGoods,
  demoMenus,
  demoShop,
  demoShops,
  demoSpus,
  summerShop,
  withInner,
} from './testing/demo-shop.ts'
import { isKnownAddress, linksIn } from './testing/known-address.ts'

/** 2026-11-21 12:00 in Hong Kong. */
const NOON = Date.UTC(2026, 10, 21, 4)
/** Products with sizes of which none is left. */
const SOLD_OUT = demoSpus
  .filter(({ skus }) => skus.every(({ inventory }) => inventory === 0))
  .map(({ code }) => code)
const ADMIN = { name: 'test', role: 'admin' } as const

let directory: string
let commerce: Commerce
let content: OpenedContentStore
let first: ShopReport
/** Work of the processor, ms: the hands of a clock go on while others use it. */
let took: number

const load = () =>
  importShop({
    folder: DEMO_FOLDER,
    commerce,
    content,
    mediaDirectory: join(directory, 'media'),
    clock: () => NOON,
  })

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'cairn-demo-'))
  commerce = await createCommerce({ database: 'sqlite::memory:', clock: () => NOON, pollMs: 0 })
  content = await openContentStore({
    directory: join(directory, 'content'),
    secret: 'a secret for one test',
    clock: () => NOON,
    askShop: (questions, locale, at) =>
      createShopAnswers({
        apiFor: (wanted, now) => commerce.createServerApi({ locale: wanted, now }),
        pictureFacts: createPictureFacts(pictures, createPictureMeasure(pictures)),
      })(questions, locale, at),
  })
  const pictures = { media: content.store.media, demoDirectory: join(directory, 'media') }
  const start = process.cpuUsage()
  first = await load()
  const { user, system } = process.cpuUsage(start)
  took = (user + system) / 1000
}, 60_000)
afterAll(async () => {
  await Promise.all([commerce.close(), content.close()])
  await rm(directory, { recursive: true })
})

/** Every text anywhere inside a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : []

const { pages } = demoShop
const components = pages.flatMap(page => withInner(page.components))
const codesOnPages = [
  ...new Set(
    components.flatMap(({ options }) =>
      Object.entries(options).flatMap(([key, value]) =>
        key.startsWith('productCodes') ? parseCodes(String(value)) : [],
      ),
    ),
  ),
]
const productLinks = [
  ...new Set(
    components.flatMap(({ options }) =>
      [...JSON.stringify(options).matchAll(/"type":1,"value":"([^"]+)"/g)].map(([, code = '']) => code),
    ),
  ),
]

test('no page of the demo has a problem or a warning before publishing (LO-22)', async () => {
  const found = await Promise.all(
    orThrow(await content.store.pages(ADMIN)).map(async ({ key }) => ({
      key,
      problems: orThrow(await content.store.check(ADMIN, key)),
    })),
  )
  expect(found.filter(({ problems }) => problems.length > 0)).toEqual([])
})

test('an empty shop is filled in one go, in a few seconds', () => {
  expect(first).toMatchObject({ operators: 3, members: 3, pages: pages.length })
  expect(first.goods).toBeGreaterThan(100)
  expect(first.pictures).toBeGreaterThan(300)
  expect(took).toBeLessThan(15_000)
})

test('a second load changes nothing', async () => {
  const before = { version: commerce.catalogueVersion(), pages: orThrow(await content.store.pages(ADMIN)) }
  expect(await load()).toEqual({ goods: 0, site: 0, pictures: 0, operators: 0, members: 0, pages: 0 })
  expect({ version: commerce.catalogueVersion(), pages: orThrow(await content.store.pages(ADMIN)) }).toEqual(
    before,
  )
})

test('existing content stays, and only empty stores are filled', async () => {
  const elsewhere = await openContentStore({
    directory: join(directory, 'other'),
    secret: 'a secret for one test',
    clock: () => NOON,
  })
  orThrow(
    await elsewhere.store.createPage(ADMIN, {
      path: '/home',
      locale: 'zh_HK',
      type: 'HOME',
      title: '自己的首頁',
    }),
  )
  const report = await importShop({
    folder: DEMO_FOLDER,
    commerce,
    content: elsewhere,
    mediaDirectory: join(directory, 'media'),
    clock: () => NOON,
  })
  expect(report).toMatchObject({ pages: 0, goods: 0, operators: 3 })
  expect(orThrow(await elsewhere.store.pages(ADMIN))).toHaveLength(1)
  await elsewhere.close()
})

test('every page is live in both languages (C-036, CO-18, LO-04)', async () => {
  const stored = orThrow(await content.store.pages(ADMIN))
  expect(stored.map(({ key, status }) => [key, status])).toEqual(
    [
      'campaign',
      'home',
      'landingPage.brands',
      'landingPage.first-night-maclehose',
      'landingPage.fitting-trail-shoes',
      'landingPage.humid-winter-layers',
      'landingPage.summer',
      'landingPage.trail-notes',
      'member',
      'minisite.alpine',
      'minisite.furrow',
      'shell.frame',
      'shell.list',
      'shell.product',
      'SPORTb',
    ].flatMap(id => [
      [`${id}_en_US`, 'live'],
      [`${id}_zh_HK`, 'live'],
    ]),
  )
})

test('the demo operators can sign in, one of each role (LO-13)', async () => {
  for (const { name, password, role } of demoOperators)
    expect((await content.operators.signIn(name, password))?.operator).toEqual({ name, role })
})

test('the pages use every block that may be placed; screens and their parts stand on their shells from the start', () => {
  const checkoutShell = defaultPage('/shell/checkout', 'zh_HK')?.components ?? []
  const used = new Set([...components, ...checkoutShell].map(({ code }) => code))
  // A block fresh from `npm run new-block` has no icon of its own yet.
  const isFinished = ({ icon }: AnyBlock) => !SPARE_ICONS.some(spare => spare === icon)
  const isPlaceable = ({ hidden, isScreen, screen }: AnyBlock) => !hidden && !isScreen && screen === undefined
  const unused = registry.filter(
    (block: AnyBlock) => isPlaceable(block) && isFinished(block) && !used.has(block.code),
  )
  expect(unused.map(({ code }) => code)).toEqual([])
})

test.each(pages.map(page => [`${page.path} ${page.locale}`, page] as const))(
  '%s: all options are valid as written (LO-22)',
  (_, page) => {
    for (const { code, options } of withInner(page.components)) {
      const block = findBlock(code)
      expect(block && parseOptions(block, options).issues).toEqual([])
    }
  },
)

test('both languages have the same blocks in the same places, with the same pictures and links', () => {
  const shape = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shape)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shape(inner)]))
    if (typeof value !== 'string') return value
    if (value.startsWith('/')) return value.replace(/-(zh|en)\.svg$/, '.svg')
    return value === '' ? '' : /^(CR-|#|rgba|[\d.,%]+$|\d{4}-\d)/.test(value) ? value : 'words'
  }
  const of = (locale: string) =>
    pages
      .filter(page => page.locale === locale)
      .map(({ path, components: list }) => ({
        path,
        list: withInner(list).map(component => ({
          ...component,
          name: '',
          options: shape(component.options),
          childComponents: component.childComponents.map(({ id }) => id),
        })),
      }))
  expect(of('en_US')).toEqual(of('zh_HK'))
})

test('every product the pages name is on shelf and can be bought', async () => {
  const api = commerce.createServerApi({ locale: 'zh_HK' })
  const asked = [...new Set([...codesOnPages, ...productLinks])]
  const found = await api.productsByCode(asked)
  expect(found.map(({ code }) => code)).toEqual(asked)
  expect(
    found
      .filter(({ onShelves, inventory, price }) => !onShelves || inventory === 0 || !price)
      .map(({ code }) => code),
  ).toEqual([])
  expect(asked.filter(code => SOLD_OUT.includes(code))).toEqual([])
})

test('every link of every page leads somewhere (L-143, LO-27)', () => {
  const links = pages.flatMap(page =>
    linksIn(page.components).map(href => [`${page.path} ${page.locale}`, href] as const),
  )
  const paths = new Set(pages.map(({ path }) => path))
  const dialogs = new Set(
    pages.flatMap(({ path, locale, components: list }) =>
      withInner(list)
        .filter(({ code }) => code === 'customModal')
        .map(({ options }) => `${path} ${locale} #${String(options.id)}`),
    ),
  )
  expect(links.length).toBeGreaterThan(300)
  expect(
    links.filter(([from, href]) => !isKnownAddress(href, paths) && !dialogs.has(`${from} ${href}`)),
  ).toEqual([])
})

test('no link of menus or documents leaves the shop', () => {
  const addresses = demoMenus.flatMap(({ url }) => url ?? [])
  const paths = new Set(pages.map(({ path }) => path))
  expect(addresses).toContain('/landingPage/trail-notes')
  const inDocuments = linksIn(demoDocuments)
  expect(inDocuments.length).toBeGreaterThan(20)
  expect(inDocuments.filter(href => !href.startsWith('/'))).toEqual([])
  expect(addresses.filter(url => !isKnownAddress(url, paths))).toEqual([])
})

/** Articles: the landing pages that the page of trail notes lists. */
const articles = pages.filter(
  ({ path, title }) => /(｜山徑手記| \| Trail notes)$/.test(title) && path !== '/landingPage/trail-notes',
)

test('there are three articles in both languages', () => expect(articles).toHaveLength(6))

test.each(articles)(
  'the article $path in $locale is of an article’s length, and clean as written',
  ({ locale, components: list }) => {
    const body = String(list.find(({ id }) => id.endsWith('-3-richText'))?.options['content'])
    const words = body.replace(/<[^>]+>/g, ' ').trim()
    const [length, least] =
      locale === 'en_US' ? [words.split(/\s+/).length, 400] : [words.replace(/\s/g, '').length, 600]
    expect(length).toBeGreaterThan(least)
    expect(cleanHtml(body)).toBe(body)
  },
)

test('the flash sale of the pages is on, and ends with itself (L-240, L-241)', async () => {
  const api = commerce.createServerApi({ locale: 'en_US' })
  const sales = components.filter(({ code }) => code === 'shopPromotions')
  expect(sales).toHaveLength(4)
  for (const { options } of sales) {
    const codes = parseCodes(String(options['productCodes']))
    const sale = flashSale(await api.productsByCode(codes), NOON)
    expect(sale?.products.map(({ code }) => code)).toEqual(codes)
    expect(sale?.period.endTime).toBe(startOfHongKongDay(NOON) + 3 * 24 * 3_600_000)
  }
})

test('a flash sale shows each style once', () => {
  const styleOf = new Map(demoSpus.map(({ code, style }) => [code, style]))
  for (const { options } of components.filter(({ code }) => code === 'shopPromotions')) {
    const styles = parseCodes(String(options['productCodes'])).map(code => styleOf.get(code))
    expect(new Set(styles).size).toBe(styles.length)
  }
})

test('best sellers are ranked by what their cards say was sold, and nothing sold more than the first (L-243, C-145)', async () => {
  const api = commerce.createServerApi({ locale: 'en_US' })
  const soldOf = async (codes: readonly string[]) =>
    (await api.productsByCode([...codes])).map(({ sales }) => sales)
  for (const { options } of components.filter(({ code }) => code === 'bestSelling')) {
    const sold = await soldOf(parseCodes(String(options['productCodes'])))
    expect(sold).toEqual(sold.toSorted((a, b) => b - a))
  }
  const home = components.find(({ id, code }) => code === 'bestSelling' && id.startsWith('home-'))
  const [top = 0] = await soldOf(parseCodes(String(home?.options['productCodes'])))
  const all = await soldOf(demoSpus.map(({ code }) => code).filter(code => !SOLD_OUT.includes(code)))
  expect(Math.max(...all)).toBe(top)
})

test('in November winter leads: what is for summer comes after it', () => {
  const summer = '"value":"summer"'
  const of = (path: string) =>
    pages.filter(page => page.path === path).map(({ components: list }) => JSON.stringify(list))
  for (const home of of('/home')) expect(home).not.toContain(summer)
  for (const frame of of('/shell/frame'))
    expect(frame.indexOf(summer)).toBeGreaterThan(frame.indexOf('"alpine"'))
  for (const home of summerShop.pages.filter(({ path }) => path === '/home'))
    expect(JSON.stringify(home)).toContain(summer)
})

test('what texts promise new members is what their coupon gives', () => {
  const coupon = demoGoods.find(line => line.kind === 'campaign' && line.grant === 'REGISTRATION')
  expect(coupon).toMatchObject({ off: { percent: 10 }, validDays: 90, firstOrderOnly: true })
  const texts = textsIn([demoDocuments, coupon, components.map(({ options }) => options)]).filter(text =>
    /first order|首張訂單|首次登記/.test(text),
  )
  const said = (pattern: RegExp) =>
    new Set(texts.flatMap(text => [...text.matchAll(pattern)].map(([, value]) => value)))
  expect(texts.length).toBeGreaterThan(6)
  expect(said(/(\d+)% off (?:your|the) first order/g)).toEqual(new Set(['10']))
  expect(said(/首(?:張訂單|次登記)(?:<[^>]+>)?(.)折/g)).toEqual(new Set(['九']))
  expect(said(/(?:valid )?for (\d+) days/g)).toEqual(new Set(['90']))
  expect(said(/(\d+) 天內有效/g)).toEqual(new Set(['90']))
  for (const pattern of [/(combined with (?:another|other) coupons?)/g, /(不可與其他優惠券同時使用)/g])
    expect(said(pattern).size).toBeGreaterThan(0)
})

test('texts count the shops that the shop finder has', () => {
  const stores = demoDocuments.find(({ code }) => code === 'stores')
  expect(demoShops).toHaveLength(8)
  expect(stores?.content.en_US).toContain('eight stores')
  expect(stores?.content.zh_HK).toContain('八間門市')
})

test('the shops of the fashion house are shops the shop finder has', () => {
  const names = demoShops.flatMap(({ name }) => Object.values(name))
  const tables = components.filter(({ code, id }) => code === 'iframe' && id.startsWith('furrow-'))
  expect(tables).toHaveLength(2)
  for (const { options } of tables) {
    const rows = [...String(options['content']).matchAll(/<th scope="row"[^>]*>([^<]*)</g)].map(
      ([, name]) => name,
    )
    expect(rows).toHaveLength(3)
    expect(rows.filter(name => !names.includes(name ?? ''))).toEqual([])
  }
})

test('every picture that pages and products name exists', async () => {
  const there = new Set(await readdir(join(directory, 'media')))
  const onPages = components
    .flatMap(({ options }) => textsIn(options))
    .filter(text => text.startsWith('/media/demo/'))
  const api = commerce.createServerApi({ locale: 'en_US' })
  const products = await api.productsByCode(codesOnPages)
  const onProducts = products.flatMap(({ picUrl, images }) => [picUrl, ...images.map(({ url }) => url)])
  const presets = registry
    .flatMap(({ presets: list }) => textsIn(list))
    .filter(text => /^\/media\/demo\/\S+\.svg$/.test(text))
  const missing = [...new Set([...onPages, ...onProducts, ...presets])].filter(
    url => !there.has(url.replace('/media/demo/', '')),
  )
  expect(missing).toEqual([])
})

test('no picture holds a script or an address outside itself', async () => {
  const names = (await readdir(join(directory, 'media'))).filter(name => !name.endsWith('.gz'))
  const texts = await Promise.all(names.map(name => readFile(join(directory, 'media', name), 'utf8')))
  const bad = /<script|href="(?!#)|\son\w+=|NaN|undefined/
  expect(names.filter((_, i) => bad.test(texts[i] ?? ''))).toEqual([])
})

test('the pictures of the pages are in the media library, with words, tags and their size', async () => {
  const items = content.store.media.list()
  expect(items.length).toBeGreaterThan(90)
  for (const { url, alt, tags, width, height, bytes } of items) {
    expect([url, alt.zh_HK || alt.en_US]).not.toContain('')
    expect(tags.length).toBeGreaterThan(0)
    expect(Math.min(width, height, bytes)).toBeGreaterThan(0)
    expect(url.endsWith('-zh.svg') ? alt.zh_HK : url.endsWith('-en.svg') ? alt.en_US : 'both').not.toBe('')
  }
  const hero = content.store.media.about('/media/demo/scene-ridge.svg')
  expect(orThrow(await content.store.mediaUses(ADMIN, hero?.id ?? '')).map(({ path }) => path)).toContain(
    '/home',
  )
})

/** Pictures of pages that say nothing: the media library does not list them. */
const DECORATIONS = [
  'icon-member.svg',
  'icon-repair.svg',
  'icon-returns.svg',
  'icon-shop.svg',
  'scene-forest.svg',
]

test('the list of pictures has those of the pages, and no other', () => {
  const used = [...demoShop.pages, ...summerShop.pages]
    .flatMap(page => textsIn(page.components))
    .flatMap(text => /^\/media\/demo\/([\w-]+\.(?:svg|webp))$/.exec(text)?.[1] ?? [])
  const listed = [...demoShop.pictures, ...summerShop.pictures].map(({ name }) => name)
  expect([...new Set([...listed, ...DECORATIONS])].toSorted()).toEqual([...new Set(used)].toSorted())
})
