import type { Api } from '#api/client/api.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import type { AnyBlock } from './page/define-block.ts'
import { parseOptions } from './page/normalise.ts'
import { registry } from './registry.ts'
import { createSharedState } from './page/shared-state.ts'
import { productDetail, productRoute } from './testing/product-detail.ts'
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
  HTMLDialogElement.prototype.close = () => undefined
  return () => vi.unstubAllGlobals()
})

const shop = (locale: Locale): Api => ({
  locale,
  run: ({ operation }) =>
    operation.startsWith('productDetail')
      ? Promise.resolve({ node: productDetail({}, locale) } as never) // both halves of a product page
      : Promise.reject(new Error(`No answer for ${operation}.`)),
  productsByCode: () => Promise.resolve([]),
})

const route = productRoute()

/** Answers of a block's needs; one that fails is `undefined`, as on a page. */
async function dataOf(block: AnyBlock, options: unknown, locale: Locale) {
  const needs = Object.entries<DataNeed>(block.data(options, { api: shop(locale), locale, now: NOON, route }))
  const answers = needs.map(async ([name, need]) => [name, await need.queryFn().catch(() => undefined)])
  return Object.fromEntries(await Promise.all(answers))
}

const cases = registry
  .filter(({ shell, group }) => shell === 'product' && group !== 'settings')
  .flatMap(block =>
    block.presets.flatMap(({ key, options }) =>
      LOCALES.map(locale => [block.code, key, locale, options, block] as const),
    ),
  )

test.each(cases)('%s “%s” in %s shows the product and comes alive without a difference', async (...given) => {
  const [code, , locale, saved, block] = given
  const View: View = await allViews[code]()
  const { options } = parseOptions(block, saved)
  const data = await dataOf(block, options, locale)
  // Server and browser have a state each.
  const page = () =>
    inPage(<View id="c1" options={options} data={data} />, {
      locale,
      route,
      api: shop(locale),
      shared: createSharedState(),
    })
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(page(), { identifierPrefix: 'c1' })
  expect(place).not.toBeEmptyDOMElement()
  const differences: unknown[] = []
  const root = await act(async () =>
    hydrateRoot(place, page(), {
      identifierPrefix: 'c1',
      onRecoverableError: error => differences.push(error),
    }),
  )
  expect(differences).toEqual([])
  act(() => root.unmount())
  place.remove()
})
