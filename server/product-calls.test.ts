import { createHttpApi } from '#api/client/http.ts'
import { getProductByCodeDocument } from '#api/generated/documents.ts'
import type { Api } from '#api/client/api.ts'
import { createInProcessApi } from '#api/client/in-process.ts'
import { promotion, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { listen, openCommerce } from '#api/testing/serve.ts'
import { CONTENT_ROUTE } from '#blocks/page/shop-route.ts'
import { compilePage } from '#renderer/source/compile-page.ts'
import { loadData } from '#renderer/build/page-data.ts'
import { component, releasePage } from '#renderer/testing/pages.ts'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const lines = [
  ...surroundings,
  ...['A', 'B', 'C', 'D', 'E'].map(code => spu(code)),
  spu('OFF', { onShelves: false }),
  promotion('offer', { spus: ['A', 'B'] }),
]

/** Five blocks that show products by code, and one unknown code. */
const page = compilePage(
  releasePage({
    components: [
      component({ id: 'sale', code: 'shopPromotions', options: { productCodes: 'B,A,OFF' } }),
      component({
        id: 'tabs',
        code: 'productTabs',
        options: { productCodes1: 'A,C', productCodes2: 'D, A' },
      }),
      component({ id: 'best', code: 'bestSelling', options: { productCodes: 'E,none,B,A' } }),
      component({ id: 'brand', code: 'brandProduct', options: { productCodes: 'C,OFF' } }),
      component({ id: 'again', code: 'bestSelling', options: { productCodes: 'E,none,B,A' } }),
    ],
  }),
  { imageHostMap: {}, sanitise: html => html },
)
const codesOf = (value: unknown) => (value as readonly { code: string }[]).map(({ code }) => code)

describe('a page with five product blocks', () => {
  let asked: unknown[] = []
  let inProcess: Api
  let overHttp: Api
  beforeAll(async () => {
    const { commerce } = await openCommerce(lines)
    const server = commerce.createServerApi({ locale: 'en_US' })
    const url = await listen(commerce)
    inProcess = createInProcessApi({
      locale: 'en_US',
      runByHash: async (hash, variables) => {
        asked.push((variables as { codes: readonly string[] }).codes)
        if (hash !== getProductByCodeDocument.hash) throw new Error('Something else was asked.')
        return { data: await server.run(getProductByCodeDocument, variables as never) } // the document of that hash
      },
    })
    overHttp = createHttpApi({ url, locale: 'en_US' })
  })
  beforeEach(() => {
    asked = []
    const { fetch } = globalThis
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((given, init) => {
      const { searchParams } = new URL(given as string) // the client sends texts
      asked.push((JSON.parse(searchParams.get('variables') ?? '{}') as { codes: unknown }).codes)
      return fetch(given, init)
    })
    return () => spy.mockRestore()
  })

  test.each([
    ['in process', () => inProcess],
    ['over HTTP', () => overHttp],
  ])('%s makes one call that names each code once (L-170, L-239, L-243, L-245)', async (_, apiOf) => {
    const failed = vi.fn<() => void>()
    const context = { api: apiOf(), locale: 'en_US', now: NOON, route: CONTENT_ROUTE } as const
    const data = await loadData(page.blocks, context, failed)
    expect(failed).not.toHaveBeenCalled()
    expect(asked).toEqual([['B', 'A', 'OFF', 'C', 'D', 'E', 'none']])
    expect(codesOf(data.get('sale')?.values['products'])).toEqual(['B', 'A', 'OFF'])
    expect(codesOf(data.get('best')?.values['products'])).toEqual(['E', 'B', 'A'])
    expect(data.get('again')?.values).toEqual(data.get('best')?.values)
  })

  test('when the call fails every block goes without, each is named in the log, none hurts the page (L-172)', async () => {
    const failed = vi.fn<(error: unknown, at: { blockId: string }) => void>()
    const broken = createInProcessApi({
      locale: 'en_US',
      runByHash: () => Promise.reject(new Error('shop closed')),
    })
    const context = { api: broken, locale: 'en_US', now: NOON, route: CONTENT_ROUTE } as const
    const data = await loadData(page.blocks, context, failed)
    expect([...data.values()].every(({ values }) => values['products'] === undefined)).toBe(true)
    // `again` asks what `best` asks, and shares its answer.
    expect(failed.mock.calls.map(([, { blockId }]) => blockId)).toEqual(['sale', 'tabs', 'best', 'brand'])
  })
})
