import type { Api } from '#api/client/api.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnyBlock } from './page/define-block.ts'
import { CONTENT_ROUTE } from './page/shop-route.ts'
import { parseOptions } from './page/normalise.ts'
import { registry } from './registry.ts'
import { sampleDocuments } from './testing/documents.ts'
import { menuEntry } from './testing/menu.ts'
import { products } from './testing/product.ts'
import { inPage, NOON } from './testing/render-view.tsx'
import type { View } from './page/view.ts'
import { allViews } from './testing/all-views.ts'

/** Observers that never see anything: jsdom has none. */
class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Blind)
  vi.stubGlobal('ResizeObserver', Blind)
  Element.prototype.scrollTo = () => undefined
  return () => vi.unstubAllGlobals()
})

const shop = (locale: Locale): Api => ({
  locale,
  run(document, variables) {
    const { codes } = variables as { codes?: readonly string[] }
    if (document.operation === 'getNavMenu')
      return Promise.resolve({ getNavMenu: [menuEntry('Men', { children: [menuEntry('Boots')] })] } as never)
    if (document.operation === 'guessLikes')
      return Promise.resolve({ guessLikes: products(['G1', 'G2']) } as never)
    if (document.operation === 'categoryCount')
      return Promise.resolve({
        shop: { category: { code: 'boots', navFrontName: 'Boots', productCount: 37 } },
      } as never)
    if (document.operation === 'getDocsMenu')
      return Promise.resolve({ getDocsMenu: sampleDocuments('en_US') } as never)
    if (document.operation !== 'getProductListGql' || !codes)
      return Promise.reject(new Error('Nothing else is asked.'))
    const edges = products(codes).map(node => ({ node }))
    return Promise.resolve({ shop: { products: { edges } } } as never) // the part of the answer that blocks read
  },
  productsByCode: async codes =>
    products(codes, { promotions: [{ beginTime: NOON - 60_000, endTime: NOON + 60_000 }] }),
})

async function dataOf(block: AnyBlock, options: unknown, locale: Locale) {
  const needs = Object.entries<DataNeed>(
    block.data(options, { api: shop(locale), locale, now: NOON, route: CONTENT_ROUTE }),
  )
  return Object.fromEntries(
    await Promise.all(needs.map(async ([name, need]) => [name, await need.queryFn()])),
  )
}

const cases = registry.flatMap(block =>
  block.presets.flatMap(({ key, options }) => LOCALES.map(locale => [block, key, locale, options] as const)),
)

test.each(cases.map(([block, key, locale, options]) => [block.code, key, locale, options, block] as const))(
  '%s “%s” in %s comes alive on the server’s HTML without a difference',
  async (code, _, locale, given, block) => {
    const View: View = await allViews[code]()
    const { options } = parseOptions(block, given)
    const data = await dataOf(block, options, locale)
    const page = inPage(<View id="c1" options={options} data={data} />, { locale, api: shop(locale) })
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(page, { identifierPrefix: 'c1' })
    // What a browser's parser does and jsdom's does not.
    for (const film of place.querySelectorAll<HTMLVideoElement>('video[muted]')) film.muted = true
    const differences: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(place, page, {
        identifierPrefix: 'c1',
        onRecoverableError: error => differences.push(error),
      }),
    )
    expect(differences).toEqual([])
    act(() => root.unmount())
    place.remove()
  },
)
