import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { acceptCookies, askFor, cookiesAccepted, declineCookies } from '../notices/consent.ts'
import { destinationOrigins } from '#api/rules/destinations.ts'
import { forgetCookies } from './forget-cookies.ts'
import { campaignAddress, sendTo } from './send-to.ts'
import { track, trackLogin, trackPage } from './tracking.ts'

const GOODS = {
  ecommerce: {
    currency: 'HKD',
    value: 1780,
    items: [{ item_id: 'CR-JKT-001', item_variant: 'S', quantity: 2 }],
  },
}
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src)
/** Entries of a layer, Google's commands as arrays. */
const entries = (layer: readonly unknown[] | undefined = []) =>
  layer.map(entry =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [...(entry as Iterable<unknown>)]
      : entry,
  )

beforeEach(() => {
  localStorage.clear()
  acceptCookies()
  window.dataLayer = []
})
afterEach(() => {
  document.head.replaceChildren()
  for (const name of ['ga4Layer', 'tagManagerLayer', 'fbq', '_fbq'] as const) delete window[name]
  history.replaceState(null, '', '/')
})

describe('events go to the services that the shop has an account with (C-393, CO-08)', () => {
  test('to none, nothing is loaded', () => {
    sendTo({ ga4: '', tagManager: '', metaPixel: '' })
    expect(scripts()).toEqual([])
  })

  test('GA4 gets its own events with their parameters, those before consent first', () => {
    history.replaceState(null, '', '/list?keyword=rain&utm_source=mail')
    trackPage()
    track('view_item', GOODS)
    sendTo({ ga4: 'G-AB12CD34' })
    trackLogin('password')
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34&l=ga4Layer'])
    expect(entries(window.ga4Layer)).toEqual([
      ['js', expect.any(Date)],
      [
        'config',
        'G-AB12CD34',
        { page_location: `${location.origin}/list?utm_source=mail`, send_page_view: false },
      ],
      ['event', 'page_view', { page_location: `${location.origin}/list?utm_source=mail` }],
      ['event', 'view_item', GOODS.ecommerce],
      ['event', 'login', { method: 'password' }],
    ])
  })

  test('a tag manager gets entries as its data layer has them', () => {
    sendTo({ tagManager: 'GTM-AB12CD3' })
    track('add_to_cart', GOODS)
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3&l=tagManagerLayer'])
    expect(window.tagManagerLayer).toEqual([
      { 'gtm.start': expect.any(Number), event: 'gtm.js' },
      { ecommerce: null },
      { event: 'add_to_cart', ...GOODS },
    ])
  })

  test('a pixel gets its own events, reads nothing by itself, and takes over what waits', () => {
    sendTo({ metaPixel: '123456789' })
    trackPage()
    track('add_to_cart', GOODS)
    track('Lead', { content_name: 'newsletter' })
    expect(scripts()).toEqual(['https://connect.facebook.net/en_US/fbevents.js'])
    const goods = {
      content_type: 'product',
      content_ids: ['CR-JKT-001'],
      contents: [{ id: 'CR-JKT-001', quantity: 2 }],
      value: 1780,
      currency: 'HKD',
    }
    expect(window.fbq?.queue).toEqual([
      ['set', 'autoConfig', false, '123456789'],
      ['init', '123456789'],
      ['track', 'PageView', { page_location: `${location.origin}/` }],
      ['track', 'AddToCart', goods],
      ['track', 'Lead', { content_name: 'newsletter' }],
    ])
    const callMethod = vi.fn<(...call: readonly unknown[]) => void>()
    if (window.fbq) window.fbq.callMethod = callMethod
    track('Lead', { content_name: 'teaser' })
    expect(callMethod).toHaveBeenCalledExactlyOnceWith('track', 'Lead', { content_name: 'teaser' })
  })

  test('a refusal later loads the page again without them (L-125)', () => {
    const reload = vi.fn<() => void>()
    sendTo({ ga4: 'G-AB12CD34' }, reload)
    const sent = entries(window.ga4Layer).length
    declineCookies()
    trackLogin('password')
    expect(reload).toHaveBeenCalledOnce()
    expect(entries(window.ga4Layer)).toHaveLength(sent)
  })

  test('it removes the cookies that they have set, and no other (L-125)', () => {
    const cookies = ['_ga=1', '_ga_AB12CD34=2', '_fbp=3', '_gcl_au=4', 'locale=en', '_game=5']
    for (const cookie of cookies) document.cookie = `${cookie}; path=/`
    sendTo({ metaPixel: '123456789' }, () => undefined)
    declineCookies()
    expect(document.cookie.split('; ').toSorted()).toEqual(['_game=5', 'locale=en'])
    for (const name of ['_game', 'locale']) document.cookie = `${name}=; path=/; max-age=0`
    forgetCookies()
    expect(document.cookie).toBe('')
  })

  test('an acceptance counts for the services that it was asked for: another one asks again (L-124, C-393)', () => {
    askFor(['ga4'])
    expect(cookiesAccepted()).toBe(false)
    acceptCookies()
    expect(cookiesAccepted()).toBe(true)
    askFor(['ga4', 'metaPixel'])
    expect(cookiesAccepted()).toBe(false)
    askFor([])
    expect(cookiesAccepted()).toBe(true)
  })
})

test('an address keeps where the visit came from, and nothing else it asks for', () =>
  expect(campaignAddress('https://shop.example/list?keyword=rain&gclid=1&utm_medium=cpc#top')).toBe(
    'https://shop.example/list?gclid=1&utm_medium=cpc',
  ))

test('what a page must allow follows from the accounts (C-393)', () => {
  expect(destinationOrigins({})).toEqual({ scripts: [], calls: [] })
  expect(destinationOrigins({ metaPixel: '123456789' })).toEqual({
    scripts: ['https://connect.facebook.net'],
    calls: ['https://connect.facebook.net', 'https://www.facebook.com'],
  })
})
