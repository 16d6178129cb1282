import { component, releasePage } from '../testing/pages.ts'
import type { Api } from '#api/client/api.ts'
import { product } from '#blocks/testing/product.ts'
import { expect, test, vi } from 'vitest'
import { compilePage } from './compile-page.ts'
import { sampleProductCode } from './sample-product.ts'

const api = (known: readonly string[]): Api => ({
  locale: 'zh_HK',
  productsByCode: vi.fn<Api['productsByCode']>(async codes =>
    codes.filter(code => known.includes(code)).map(code => product({ code })),
  ),
  run: () => Promise.resolve({ shop: { products: { edges: [{ node: { code: 'NEWEST' } }] } } } as never), // the part that is read
})
const page = (...codes: readonly string[]) =>
  compilePage(
    releasePage({
      components: codes.map((productCodes, at) =>
        component({ id: `c${at}`, code: 'productByCode', sort: at, options: { productCodes } }),
      ),
    }),
    { imageHostMap: {}, sanitise: html => html },
  )

test.each([
  ['the first named one', ['A, B'], ['A', 'B'], 'A'],
  ['the first that the shop knows', ['GONE,B'], ['A', 'B'], 'B'],
  ['of several blocks the first', ['B', 'A'], ['A', 'B'], 'B'],
  ['the newest where none is known', ['GONE'], ['A'], 'NEWEST'],
  ['the newest where none is named', [''], ['A'], 'NEWEST'],
  ['the newest on a page without the block', [], ['A'], 'NEWEST'],
])('a preview of the product shell shows %s (L-298, LO-66)', async (_, codes, known, shown) =>
  expect(await sampleProductCode(api(known), page(...codes))).toBe(shown),
)
