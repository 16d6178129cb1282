import { isoInHongKong } from '#locales/hong-kong.ts'
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
import { samplePage } from './testing/product-list.ts'
import { inPage, NOON } from './testing/render-view.tsx'
import type { View } from './page/view.ts'
import { withModalDialogs } from './testing/dialogs.ts'
import { allViews } from './testing/all-views.ts'

/** Observers that never see anything: jsdom has none. */
class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}

withModalDialogs()
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Blind)
  vi.stubGlobal('ResizeObserver', Blind)
  Element.prototype.scrollTo = () => undefined
  return () => vi.unstubAllGlobals()
})

const DELIVERY = {
  code: 'delivery',
  title: 'Delivery',
  subTitle: '',
  content: '<p>Two to four days.</p>',
  menuCode: 'help',
  auditDate: isoInHongKong(NOON),
  num: 1,
  show: true,
  origin: '',
  imageUrl: '',
  createTime: isoInHongKong(NOON),
  updateTime: isoInHongKong(NOON),
  version: '1',
  inForceFrom: isoInHongKong(NOON),
  inForceUntil: null,
  versions: [],
}

/** What screens ask for before they are drawn, by operation. */
const SCREEN_ANSWERS: Readonly<Record<string, unknown>> = {
  thirdPartyProviders: {
    thirdPartyProviders: [{ appType: 'GOOGLE', name: 'Google', startUrl: '/auth/google' }],
  },
  registrationCoupons: {
    registrationCoupons: [
      { name: 'Welcome', description: 'Once.', beginTime: NOON - 60_000, endTime: NOON + 60_000 },
    ],
  },
  getDocsDetail: {
    getDocsDetail: DELIVERY,
  },
  deliveryArrivals: {
    deliveryArrivals: [
      {
        country: 'HK',
        isSameDay: false,
        until: isoInHongKong(NOON + 3_600_000),
        earliest: '2026-11-26',
        latest: '2026-11-30',
      },
    ],
  },
  contactTopics: { contactTopics: [{ code: 'size', name: 'Sizes' }] },
  newsletterTopics: { newsletterTopics: [{ code: 'offers', name: 'Offers' }] },
  queryChineseRegions: { queryChineseRegions: [{ code: '810000', name: 'Hong Kong' }] },
  getPickUpAddress: {
    getPickUpAddress: [
      {
        id: 'S1',
        code: 'S1',
        name: 'Harbour store',
        regionId: '810000',
        region: 'Hong Kong',
        districtId: '810000',
        district: 'Hong Kong',
        area: 'Lai Chi Kok',
        address: '1 Street',
        type: 2,
        longitude: 114.1,
        latitude: 22.3,
        status: 'ACTIVE',
        sameDay: true,
        telephone: '+852 3500 1201',
        bussinessHours: 'Daily 11:00–21:00',
      },
    ],
  },
}

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
    if (document.operation === 'getDocsByParent') {
      const { parentCode } = variables as { parentCode: string }
      return Promise.resolve({ getDocsByParent: [{ ...DELIVERY, code: `${parentCode}-one` }] } as never)
    }
    if (document.operation === 'getRecommendProductList')
      return Promise.resolve({ shop: { recommendProducts: samplePage(45, 0, 20) } } as never)
    const forScreen = SCREEN_ANSWERS[document.operation]
    if (forScreen) return Promise.resolve(forScreen as never)
    if (document.operation !== 'getProductListGql' || !codes)
      return Promise.reject(new Error('Nothing else is asked.'))
    const edges = products(codes).map(node => ({ node }))
    return Promise.resolve({ shop: { products: { edges } } } as never) // the part of the answer that blocks read
  },
  productsByCode: async codes =>
    products(codes, {
      promotions: [{ beginTime: isoInHongKong(NOON - 60_000), endTime: isoInHongKong(NOON + 60_000) }],
    }),
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
