import { render } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { acceptCookies, declineCookies } from '../notices/consent.ts'
import { inPage } from '../../testing/render-view.tsx'
import {
  track,
  trackAddToCart,
  type TrackedEvent,
  trackItemList,
  trackLogin,
  trackSignUp,
} from './tracking.ts'
import { registerAdapter } from './adapters.ts'
import { CHECK_MS, CHECKS, startPersonalization } from './personalization.ts'
import { useTrackedList } from './useTrackedList.ts'

const GOODS = { ecommerce: { items: [{ item_id: 'JKT', quantity: 1 }], currency: 'HKD', value: 1290 } }
const names = (events: readonly TrackedEvent[] = window.dataLayer ?? []) => events.map(({ event }) => event)

beforeEach(() => {
  localStorage.clear()
  delete window.dataLayer
  delete window.Insider
  delete window.InsiderQueue
})

describe('the data layer', () => {
  test.each([
    'view_cart',
    'remove_from_cart',
    'add_to_wishlist',
    'add_shipping_info',
    'AddPaymentInfo',
  ] as const)('%s is one event with its goods (C-390, C-392)', name => {
    track(name, GOODS)
    expect(window.dataLayer).toEqual([{ event: name, ...GOODS }])
  })

  test.each([
    ['add_to_cart', 'AddToCart'],
    ['view_item', 'ViewContent'],
    ['begin_checkout', 'InitiateCheckout'],
  ] as const)('%s has the pixel’s %s beside it (C-390, C-392)', (name, pixel) => {
    track(name, GOODS)
    expect(window.dataLayer).toEqual([
      { event: name, ...GOODS },
      { event: pixel, ...GOODS },
    ])
  })

  test('a purchase names its order, for the pixel too (C-390, C-392)', () => {
    track('purchase', { ecommerce: { ...GOODS.ecommerce, transaction_id: 'CA1001' } })
    expect(window.dataLayer).toMatchObject([
      { event: 'purchase', ecommerce: { transaction_id: 'CA1001' } },
      { event: 'Purchase', ecommerce: { transaction_id: 'CA1001' } },
    ])
  })

  test('lines of the bag, lists, logins and leads (C-390, C-392, L-324)', () => {
    trackAddToCart([{ productCode: 'JKT', skuCode: 'JKT-M', quantity: 2 }])
    trackItemList('guessYouLike', ['A', 'B'])
    trackLogin('password')
    track('Lead', { content_name: 'newsletter' })
    expect(window.dataLayer?.filter(({ event }) => event !== 'AddToCart')).toEqual([
      {
        event: 'add_to_cart',
        ecommerce: { items: [{ item_id: 'JKT', item_variant: 'JKT-M', quantity: 2 }] },
      },
      {
        event: 'view_item_list',
        ecommerce: { item_list_id: 'guessYouLike', items: [{ item_id: 'A' }, { item_id: 'B' }] },
      },
      { event: 'login', method: 'password' },
      { event: 'Lead', content_name: 'newsletter' },
    ])
  })

  test('staff who register have an event of their own (M-013)', () => {
    trackSignUp('memberSignUp')
    trackSignUp('staffSignUp')
    expect(names()).toEqual(['sign_up', 'staff_sign_up'])
  })
})

describe('adapters', () => {
  test('run only after the cookie notice is accepted, and get what came before, in order (C-393, CO-08)', () => {
    const send = vi.fn<(event: TrackedEvent) => void>()
    trackLogin('password')
    const leave = registerAdapter({ kind: 'tracking', send })
    track('view_item', GOODS)
    expect(send).not.toHaveBeenCalled()
    acceptCookies()
    track('view_cart', GOODS)
    acceptCookies()
    expect(names(send.mock.calls.map(([event]) => event))).toEqual([
      'login',
      'view_item',
      'ViewContent',
      'view_cart',
    ])
    leave()
    track('view_cart', GOODS)
    expect(send).toHaveBeenCalledTimes(4)
  })

  test('where it is accepted they run at once; one that throws does not stop the others (C-393)', () => {
    acceptCookies()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const send = vi.fn<(event: TrackedEvent) => void>()
    const leaves = [
      registerAdapter({
        kind: 'tracking',
        send: () => {
          throw new Error('broken')
        },
      }),
      registerAdapter({ kind: 'tracking', send }),
    ]
    trackLogin('password')
    expect(send).toHaveBeenCalledExactlyOnceWith({ event: 'login', method: 'password' })
    expect(warn).toHaveBeenCalledOnce()
    for (const leave of leaves) leave()
  })

  test('one that left before the notice was accepted never runs', () => {
    const send = vi.fn<(event: TrackedEvent) => void>()
    registerAdapter({ kind: 'tracking', send })()
    trackLogin('password')
    acceptCookies()
    expect(send).not.toHaveBeenCalled()
  })

  test('personalization hears of goods, without logins and the pixel’s doubles (C-391)', () => {
    acceptCookies()
    const send = vi.fn<(event: TrackedEvent) => void>()
    const leave = registerAdapter({ kind: 'personalization', send })
    trackLogin('password')
    track('view_item', GOODS)
    track('Lead', { content_name: 'teaser' })
    expect(names(send.mock.calls.map(([event]) => event))).toEqual(['view_item'])
    leave()
  })
})

describe('a shopper who declines later (L-125)', () => {
  test('is not told of any more', () => {
    acceptCookies()
    const send = vi.fn<(event: TrackedEvent) => void>()
    const leave = registerAdapter({ kind: 'tracking', send })
    trackLogin('password')
    declineCookies()
    trackLogin('password')
    expect(send).toHaveBeenCalledOnce()
    leave()
  })

  test('gets the page again without the personalization script', () => {
    acceptCookies()
    const reload = vi.fn<() => void>()
    const leave = startPersonalization('https://insider.test/api.js', reload)
    acceptCookies()
    expect(reload).not.toHaveBeenCalled()
    declineCookies()
    expect(reload).toHaveBeenCalledOnce()
    leave()
    document.head.replaceChildren()
  })
})

describe('the personalization script', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    acceptCookies()
    return () => {
      vi.useRealTimers()
      for (const script of document.head.querySelectorAll('script')) script.remove()
    }
  })

  test('is looked for 30 times, every 250 ms, then no more (L-413, LO-111)', () => {
    const look = vi.fn<() => object | undefined>(() => undefined)
    Object.defineProperty(window, 'Insider', { configurable: true, get: look })
    startPersonalization('https://personal.example/ins.js')
    expect(document.head.querySelector('script')?.src).toBe('https://personal.example/ins.js')
    vi.advanceTimersByTime(CHECK_MS * CHECKS - 1)
    const before = look.mock.calls.length
    vi.advanceTimersByTime(1)
    const after = look.mock.calls.length
    vi.advanceTimersByTime(CHECK_MS * CHECKS)
    expect([CHECKS, CHECK_MS]).toEqual([30, 250])
    expect(after).toBeGreaterThan(before)
    expect(look).toHaveBeenCalledTimes(after)
    expect(window.InsiderQueue).toBeUndefined()
  })

  test('once there its queue is fed, what came before first (C-391, L-413)', () => {
    track('view_item', GOODS)
    startPersonalization('https://personal.example/ins.js')
    vi.advanceTimersByTime(CHECK_MS)
    window.Insider = {}
    vi.advanceTimersByTime(CHECK_MS)
    track('view_cart', GOODS)
    expect(window.InsiderQueue).toMatchObject([{ event: 'view_item' }, { event: 'view_cart' }])
    vi.advanceTimersByTime(CHECK_MS * 10)
    expect(window.InsiderQueue).toHaveLength(2)
  })
})

describe('a list on a page', () => {
  function List({ list, codes }: { readonly list: string; readonly codes: readonly string[] }) {
    useTrackedList(list, codes)
    return null
  }
  const lists = () =>
    (window.dataLayer ?? []).map(event =>
      'ecommerce' in event ? event.ecommerce.items.map(({ item_id: id }) => id) : [],
    )

  test('is tracked once, then each batch it grows by; another list is tracked again (C-390)', () => {
    const { rerender } = render(inPage(<List list="/list" codes={['A', 'B']} />))
    rerender(inPage(<List list="/list" codes={['A', 'B']} />))
    rerender(inPage(<List list="/list" codes={['A', 'B', 'C']} />))
    rerender(inPage(<List list="/products/men" codes={['A']} />))
    expect(lists()).toEqual([['A', 'B'], ['C'], ['A']])
  })

  test('on the editor’s canvas and where it is empty nothing is tracked (LO-24)', () => {
    render(inPage(<List list="/list" codes={['A']} />, { mode: 'builder' }))
    render(inPage(<List list="/list" codes={[]} />))
    expect(lists()).toEqual([])
  })
})
