import { expect, test } from 'vitest'
import { category } from '../testing/catalogue-lines.ts'
import { openCommerce } from '../testing/serve.ts'
import { content, menu, seo, siteDocument, siteText, viewData } from '../testing/site-lines.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'
import {
  brandByPath,
  categoryByPath,
  contentQuery,
  contentSeo,
  docsMenuQuery,
  documentQuery,
  documentsQuery,
  homeSeo,
  navMenuQuery,
  seoInfo,
  viewDataQuery,
} from './navigation.ts'

async function openApi(): Promise<Api> {
  const { commerce } = await openCommerce([category('men')])
  await commerce.importSite(
    siteText([
      ...['1', '2', '3', '4'].map(code =>
        menu(code, code === '1' ? {} : { parent: String(Number(code) - 1) }),
      ),
      menu('help', { menuType: 'DOC', urlType: 'NO_LINK' }),
      siteDocument('sizes'),
      seo('home'),
      viewData('good'),
      viewData('bad', { value: '{' }),
      content('c', '{"tags":["寄售"]}', '{"tags":["Consignment"]}'),
      content('html', '<p>', '<p>'),
    ]),
  )
  return commerce.createServerApi({ locale: 'en_US' })
}

test('asks for menus in full depth, documents and their groups (L-137, C-299 … C-301)', async () => {
  const api = await openApi()
  const [first] = await navMenuQuery(api).queryFn()
  expect(first?.children?.[0]?.children?.[0]?.children?.[0]?.code).toBe('4')
  expect(await navMenuQuery(api, '3').queryFn()).toMatchObject([{ code: '4' }])
  expect(await docsMenuQuery(api).queryFn()).toMatchObject([{ code: 'help', href: null }])
  expect(await documentQuery(api, 'SIZES').queryFn()).toMatchObject({ title: 'sizes title' })
  expect(await documentQuery(api, 'none').queryFn()).toBeNull()
  expect(await documentsQuery(api, 'help').queryFn()).toHaveLength(1)
  expect(await categoryByPath(api, ['men'])).toMatchObject({ category: { code: 'men' } })
  expect(await brandByPath(api, 'men')).toBeNull()
})

test('values of settings arrive read, broken ones as null (L-157, L-158, LO-106)', async () => {
  const api = await openApi()
  expect((await viewDataQuery(api, {}).queryFn()).map(({ value }) => value)).toEqual([null, { a: 1 }])
  expect(await contentQuery(api, 'c').queryFn()).toEqual({ tags: ['Consignment'] })
  expect(await contentQuery(api, 'none').queryFn()).toBeNull()
  expect(await contentQuery(api, 'html').queryFn()).toBeNull()
  expect(await seoInfo(api, ['home'])).toMatchObject([{ title: 'home page' }])
  expect(await homeSeo(api)).toHaveLength(1)
  expect(await contentSeo(api, ['home'])).toHaveLength(1)
})

test('what a page can do without comes empty when the shop does not answer (C-320, M-218, CO-126)', async () => {
  const failing = (error: Error): Api => ({
    locale: 'en_US',
    run: () => Promise.reject(error),
    productsByCode: () => Promise.reject(error),
  })
  const down = failing(new ApiError('NETWORK', 'down'))
  expect(await Promise.all([seoInfo(down, []), homeSeo(down), contentSeo(down, [])])).toEqual([[], [], []])
  expect(await viewDataQuery(down, {}).queryFn()).toEqual([])
  expect(await contentQuery(down, 'c').queryFn()).toBeNull()
  await expect(homeSeo(failing(new TypeError('a bug')))).rejects.toThrow('a bug')
})
