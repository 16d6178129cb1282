import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Commerce, createCommerce } from '#api/commerce.ts'
import {
  contentQuery,
  documentQuery,
  docsMenuQuery,
  homeSeo,
  type MenuEntry,
  navMenuQuery,
  seoInfo,
  viewDataQuery,
  categoryByPath,
  brandByPath,
} from '#api/client/navigation.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { fillHtml, statedTexts } from '#api/rules/stated-settings.ts'
import { cleanHtml } from '#api/shared/clean-html.ts'
import { type BothTexts, LOCALES } from '#locales/locale.ts'
import { mediaNames } from './media.ts'
import { DAY, demoDocuments, demoShop } from './testing/demo-shop.ts'

/** As shoppers read it in a shop with the usual settings. */
const filled = (text: BothTexts | undefined) =>
  text && {
    zh_HK: fillHtml(text.zh_HK, statedTexts(DEFAULT_STATED, 'zh_HK')),
    en_US: fillHtml(text.en_US, statedTexts(DEFAULT_STATED, 'en_US')),
  }

let commerce: Commerce

beforeAll(async () => {
  commerce = await createCommerce({ database: 'sqlite::memory:', clock: () => DAY, pollMs: 0 })
  for (const load of [
    () => commerce.importCatalogue(demoShop.goods),
    () => commerce.importSite(demoShop.site),
  ]) {
    const { problems } = await load()
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
  }
})
afterAll(() => commerce.close())

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap(entry => [entry, ...flat(entry.children ?? [])])
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').trim()

describe.each(LOCALES)('the demo’s menus in %s', locale => {
  const api = () => commerce.createServerApi({ locale })

  test('every category entry leads back to its category, every brand entry to its brand (C-023, CO-09)', async () => {
    const entries = [
      ...(await navMenuQuery(api()).queryFn()),
      ...(await navMenuQuery(api(), 'sport').queryFn()),
    ]
    const categories = flat(entries).filter(({ urlType }) => urlType === 'CATEGORY')
    expect(categories.length).toBeGreaterThan(40)
    for (const { href, link } of categories) {
      const segments = (href ?? '').split('/').slice(2).map(decodeURIComponent)
      expect((await categoryByPath(api(), segments))?.category.code).toBe(link)
    }
    const brands = flat(entries).filter(({ href }) => href?.startsWith('/brand/'))
    expect(brands).toHaveLength(2)
    for (const { href } of brands) expect(await brandByPath(api(), href?.split('/')[2] ?? '')).not.toBeNull()
  })

  test('every article entry opens a document (C-300, C-301, LO-83)', async () => {
    const leaves = flat(await docsMenuQuery(api()).queryFn()).filter(({ urlType }) => urlType !== 'NO_LINK')
    const found = await Promise.all(
      leaves.map(
        async ({ href }) => (await documentQuery(api(), href?.split('/').at(-1) ?? '').queryFn())?.code,
      ),
    )
    expect(found).toEqual(demoDocuments.map(({ code }) => code))
  })

  test('both home pages and some categories have texts, nothing left in braces (C-303)', async () => {
    const texts = [...(await homeSeo(api())), ...(await seoInfo(api(), ['category:men-shell']))]
    expect(texts).toHaveLength(3)
    for (const { title, description, keywords } of texts)
      for (const text of [title, description, keywords]) expect(text).toMatch(/^[^{}]+$/)
  })

  test('phones and desktops have settings, consigned goods their words (C-364, L-158)', async () => {
    const settings = async (browseEnvironment: 'PC' | 'H5') =>
      (await viewDataQuery(api(), { modelCode: 'shop', browseEnvironment, position: 'list' }).queryFn())[0]
        ?.value
    expect(await settings('PC')).toMatchObject({ initial: 4 })
    expect(await settings('H5')).toMatchObject({ initial: 2 })
    expect(await contentQuery(api(), 'consignment-product').queryFn()).toEqual({
      tags: [expect.any(String)],
      topText: expect.any(String),
    })
  })
})

describe.each(demoDocuments.map(document => [document.code, document] as const))(
  'document %s',
  (_, { content, imageUrl = '' }) => {
    test('is of a page’s length in both languages, and clean as written', () => {
      expect(words(content.en_US).split(/\s+/).length).toBeGreaterThan(120)
      expect(words(content.zh_HK).length).toBeGreaterThan(200)
      for (const html of Object.values(content)) expect(cleanHtml(html)).toBe(html)
    })
    test('has a picture that exists, if any', () => {
      expect(['', ...mediaNames().map(name => `/media/demo/${name}`)]).toContain(imageUrl)
    })
  },
)

test('pictures of menus exist', async () => {
  const entries = flat(await navMenuQuery(commerce.createServerApi({ locale: 'en_US' })).queryFn())
  const named = entries.flatMap(({ picDes, picture }) => [picDes, picture]).filter(Boolean)
  expect(named.length).toBeGreaterThan(5)
  const there = new Set(mediaNames().map(name => `/media/demo/${name}`))
  expect(named.filter(url => !there.has(url))).toEqual([])
})

test('the fixed texts stand where they belong (L-002, L-419/420/421/422/423/424/425, M-297)', () => {
  const text = (code: string) => filled(demoDocuments.find(document => document.code === code)?.content)
  expect(text('delivery')?.zh_HK).toMatch(/3 至 5 個工作天[^]*香港及澳門訂單滿 HK\$1,000 免運費/)
  expect(text('delivery')?.en_US).toMatch(/3 to 5 business days[^]*from HK\$1,000[^]*Hong Kong and Macau/)
  expect(text('returns')?.en_US).toMatch(/within 14 days of receipt[^]*within 3 weeks/)
  expect(text('membership')?.zh_HK).toMatch(
    /1%[^]*寄出後[^]*1 GO DOLLAR = HK\$1[^]*九折[^]*10 GO DOLLAR[^]*50 位/,
  )
  expect(text('membership')?.en_US).toMatch(
    /1% of the order value[^]*shipped[^]*1 GO DOLLAR = HK\$1[^]*10% off[^]*10 GO DOLLAR[^]*50 referrals/,
  )
})

test('the return text names 14 days and 3 weeks, and the hours of the service (C-305, C-306, M-135, M-136)', () => {
  const text = filled(demoDocuments.find(({ code }) => code === 'returns')?.content)
  expect(text?.zh_HK).toMatch(/14 天內[^]*3 星期內[^]*星期一至五上午 9 時 30 分至下午 6 時（公眾假期除外）/)
  expect(text?.en_US).toMatch(
    /within 14 days of receipt[^]*within 3 weeks[^]*Monday to Friday, 9:30 to 18:00, except public/,
  )
})
