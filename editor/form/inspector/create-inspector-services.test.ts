import { createOperations, type Operations } from '../../kit/operation-client.ts'
import { fakeMedia } from '../media/testing.ts'
import type { Locale } from '#locales/locale.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { createInspectorServices } from './create-inspector-services.ts'

afterEach(() => vi.unstubAllGlobals())

/** A shop whose answers are given by operation; `asked` are the languages it was asked in. */
function shop(answers: Record<string, unknown>) {
  const asked: (string | null)[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const request = new Request(new URL(address, 'http://shop.example'), init)
    asked.push(request.headers.get('lang'))
    const operation = new URL(request.url).pathname.split('/').at(-1) ?? ''
    return Response.json({ data: answers[operation] })
  })
  let locale: Locale = 'en_US'
  const services = createInspectorServices(
    createOperations({}),
    fakeMedia([]),
    () => locale,
    Date.now,
    async () => [],
  )
  return { services, asked, speak: (next: Locale) => void (locale = next) }
}

const category = (code: string, navFrontName: string, children: readonly object[] = []) => ({
  code,
  path: code,
  name: `${navFrontName} of the catalogue`,
  navFrontName,
  imageUrl: null,
  children,
})

test('links of type 2 are picked from the category tree, by the names of menus (LO-27, C-360)', async () => {
  const { services } = shop({
    getCategories: { getCategories: [category('men', 'Men', [category('men-tops', 'Tops')])] },
  })
  expect(await services.categories?.()).toEqual([
    { code: 'men', name: 'Men', children: [{ code: 'men-tops', name: 'Tops', children: [] }] },
  ])
})

test('links of type 6 are picked from the brands, A to Z, in the language of the operator (LO-27, C-350)', async () => {
  const brands = [
    { code: 'zeta', name: 'Zeta', imageUrl: null },
    { code: 'alps', name: 'Alps', imageUrl: null },
  ]
  const { services, asked, speak } = shop({ brandsGql: { shop: { brands } } })
  expect(await services.brands?.()).toEqual([
    { path: 'alps', name: 'Alps' },
    { path: 'zeta', name: 'Zeta' },
  ])
  speak('zh_HK')
  await services.brands?.()
  expect(asked).toEqual(['en_US', 'zh_HK'])
})

test('a page that a campaign shows is live for those who link to it, as long as it does (LO-22, LO-27)', async () => {
  const key = 'landingPage.winter_zh_HK'
  const week = {
    from: 10,
    until: 20,
    cancelledAt: null,
    pages: [{ key, pageVersion: 4, at: 0, by: 'bo' }],
  }
  const answers = { 'pages.list': [{ key, liveVersion: null }], 'campaigns.list': [week] }
  const read = ((name: keyof typeof answers) => Promise.resolve(answers[name])) as Operations['read'] // these two alone
  let now = 10
  const operations = { ...createOperations({}), read }
  const services = createInspectorServices(
    operations,
    fakeMedia([]),
    () => 'en_US',
    () => now,
    async () => [],
  )
  expect(await services.pages()).toMatchObject([{ key, liveVersion: 4 }])
  now = 20
  expect(await services.pages()).toMatchObject([{ key, liveVersion: null }])
})
