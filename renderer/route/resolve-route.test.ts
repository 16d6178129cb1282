import type { Api } from '#api/client/api.ts'
import { expect, test } from 'vitest'
import type { Target } from './match-route.ts'
import { resolveRoute } from './resolve-route.ts'

const brandList = [{ code: 'nc', name: 'North Cairn' }]
const variant = (code: string) => ({ code, onShelves: true, brandList })
const PRODUCTS: Readonly<Record<string, object>> = {
  'CR-1': { ...variant('CR-1'), styleProducts: [variant('CR-1')] },
  'CR-OFF': { code: 'CR-OFF', onShelves: false, brandList, styleProducts: [variant('CR-2')] },
  'CR-GONE': { code: 'CR-GONE', onShelves: false, brandList, styleProducts: [] },
}
const CATEGORY = { code: 'men-shell', navFrontName: 'Shells/Rain' }

/** A shop of three products, one brand and one category two levels down. */
const api: Api = {
  locale: 'en_US',
  productsByCode: () => Promise.reject(new Error('This test asks for no cards.')),
  run: ({ operation }, given) => {
    const variables = given as { code?: string; segments?: string[]; segment?: string }
    const answers: Readonly<Record<string, () => object>> = {
      productDetailGql: () => ({ node: PRODUCTS[variables.code ?? ''] ?? null }),
      productDetailExInfoGql: () => ({ node: PRODUCTS[variables.code ?? ''] ? {} : null }),
      getProductListGql: () => ({ shop: { products: { edges: [{ node: { code: 'CR-1' } }] } } }),
      brandByPath: () => ({ brandByPath: variables.segment === 'nc' ? brandList[0] : null }),
      categoryByPath: () => ({
        categoryByPath: variables.segments?.includes('shells')
          ? {
              category: CATEGORY,
              trail: [{ code: 'men', navFrontName: 'Men' }, CATEGORY],
              hrefs: { zh: '/products/zh', en: '/products/en' },
            }
          : null,
      }),
    }
    return Promise.resolve(answers[operation]?.() as never) // the part of each answer that is read
  },
}
const resolve = (target: Target, pathname = '/x', search = '') =>
  resolveRoute(target, {
    api,
    pathname,
    search: new URLSearchParams(search),
    sampleCode: () => Promise.resolve('CR-1'),
  })
const product = (code: string, more = {}) =>
  resolve({ kind: 'product', code, section: '', mayBeBrand: false, ...more })
const list = (base: 'list' | 'products' | 'brand', segments: readonly string[], section = '') =>
  resolve({ kind: 'list', base, segments, section }, '/here')

test.each([
  ['open', { expired: false }, { kind: 'found' }],
  ['run out', { expired: true }, { kind: 'gone' }],
  ['unknown', null, { kind: 'notFound' }],
] as const)('a shared bag that is %s (C-028, CO-82)', async (_, cartShareInfo, resolved) => {
  const target: Target = {
    kind: 'screen',
    screen: 'sharedCart',
    params: { code: 'c0de' },
    isIndexed: false,
  }
  const found = await resolveRoute(target, {
    api: { ...api, run: () => Promise.resolve({ cartShareInfo } as never) },
    pathname: '/cart-share/c0de',
    search: new URLSearchParams(),
    sampleCode: () => Promise.resolve('CR-1'),
  })
  expect(found).toMatchObject(resolved)
})

test.each([
  ['a code (C-025)', 'CR-1', {}, { kind: 'found', route: { kind: 'product', code: 'CR-1', section: '' } }],
  ['the right brand (C-026)', 'CR-1', { brand: 'north-cairn' }, { kind: 'found' }],
  [
    'another brand: the right one (CO-11)',
    'CR-1',
    { brand: 'acme' },
    { kind: 'redirect', to: '/item/north-cairn/CR-1' },
  ],
  [
    'in the sport section (C-046)',
    'CR-1',
    { brand: 'acme', section: '/SPORTb' },
    { kind: 'redirect', to: '/SPORTb/item/north-cairn/CR-1' },
  ],
  ['an unknown code (CO-23)', 'CR-9', {}, { kind: 'notFound' }],
  ['a brand instead of a code (CO-11)', 'nc', { mayBeBrand: true }, { kind: 'redirect', to: '/brand/nc' }],
  ['a brand where only codes stand (CO-11)', 'nc', {}, { kind: 'notFound' }],
  ['off shelf: another colour (CO-23)', 'CR-OFF', {}, { kind: 'redirect', to: '/item/north-cairn/CR-2' }],
  ['off shelf in every colour (CO-23)', 'CR-GONE', {}, { kind: 'found' }],
  ['a code no product can have (CO-14)', "'; drop table spu --", {}, { kind: 'notFound' }],
  ['no code, in a preview of the shell', '', {}, { kind: 'found', route: { code: 'CR-1' } }],
])('%s', async (_, code, more, expected) => expect(await product(code, more)).toMatchObject(expected))

test('the whole list, with what its address says (C-021)', async () => {
  const found = await resolve(
    { kind: 'list', base: 'list', segments: [], section: '' },
    '/list',
    'keyword=rain&size=M',
  )
  expect(found).toMatchObject({
    route: {
      place: { kind: 'all' },
      pathname: '/list',
      query: { keyword: 'rain', attributes: { size: ['M'] } },
    },
    subject: { canonical: { zh: '/list', en: '/list' } },
  })
})

test('a category by its names, with the way there (C-022, C-023, CO-09)', async () =>
  expect(await list('products', ['men', 'shells'], '/SPORTb')).toMatchObject({
    route: {
      place: {
        kind: 'category',
        code: 'men-shell',
        trail: [
          { name: 'Men', href: '/SPORTb/products/Men' },
          { name: 'Shells/Rain', href: '/SPORTb/products/Men/Shells-Rain' },
        ],
      },
    },
    subject: { canonical: { zh: '/products/zh', en: '/products/en' } },
  }))

test('a brand, and a category inside it (C-024)', async () => {
  expect(await list('brand', ['nc'])).toMatchObject({
    route: { place: { kind: 'brand', code: 'nc', name: 'North Cairn' } },
  })
  expect(await list('brand', ['nc', 'shells'])).toMatchObject({
    route: { place: { kind: 'brand', code: 'nc', categoryCode: 'men-shell' } },
    subject: { canonical: { en: '/brand/nc/men-shell' } },
  })
})

test.each([
  ['products', ['nowhere']],
  ['brand', ['unknown']],
  ['brand', ['nc', 'nowhere']],
] as const)('/%s/… that leads nowhere is not found (CO-10)', async (base, segments) =>
  expect(await list(base, segments)).toEqual({ kind: 'notFound' }),
)

test('no segments: everything (CO-10)', async () =>
  expect(await list('brand', [])).toMatchObject({ route: { place: { kind: 'all' } } }))
