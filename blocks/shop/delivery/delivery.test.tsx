import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Arrival } from '#api/client/cart/checkout.ts'
import type { Locale } from '#locales/locale.ts'
import { inPage } from '../../testing/render-view.tsx'
import { ArrivalLine } from './ArrivalLine.tsx'
import { arrivalChangesAt } from './arrival-changes.ts'
import { currentArrival } from './current-arrival.ts'
import { OrderBefore } from './OrderBefore.tsx'

/** Instant of Hong Kong's clock: `2026-11-30 13:59`. */
const at = (text: string) => Date.parse(`${text.replace(' ', 'T')}+08:00`)
const arrival = (until: string, earliest: string, latest: string): Arrival => ({
  country: 'HK',
  isSameDay: false,
  until: `${until.replace(' ', 'T')}:00+08:00`,
  earliest,
  latest,
})
/** Those of a Friday morning. */
const FRIDAY = [
  arrival('2026-12-04 14:00', '2026-12-09', '2026-12-11'),
  arrival('2026-12-07 14:00', '2026-12-10', '2026-12-14'),
]

describe('dates of what is ordered now', () => {
  test.each([
    ['before the cut-off', '2026-12-04 13:59:59.999', '2026-12-09'],
    ['at the cut-off', '2026-12-04 14:00', '2026-12-10'],
    ['after the last known one', '2026-12-07 14:00', undefined],
  ])('%s', (_, now, earliest) => expect(currentArrival(FRIDAY, at(now))?.earliest).toBe(earliest))

  test.each([
    ['the cut-off of the day', '2026-12-04 09:00', at('2026-12-04 14:00')],
    ['midnight, after it', '2026-12-04 14:00', at('2026-12-05 00:00')],
    ['nothing, without dates', '2026-12-07 14:00', undefined],
  ])('hold until %s', (_, now, expected) => expect(arrivalChangesAt(FRIDAY, at(now))).toBe(expected))
})

const textOf = (element: HTMLElement) => element.textContent?.replace(/\s+/g, ' ')

describe('the line about a cut-off', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  const page = (now: string, locale: Locale = 'en_US', clock = () => at(now)) =>
    inPage(<OrderBefore arrivals={FRIDAY} />, { locale, now: at(now), clock })
  /** As the server draws it, then alive. */
  const wake = async (now: string, locale?: Locale, clock?: () => number) => {
    const page_ = page(now, locale, clock)
    const root = document.createElement('div')
    root.innerHTML = renderToString(page_)
    document.body.replaceChildren(root)
    const drawn = textOf(root)
    await act(async () => void hydrateRoot(root, page_))
    return { drawn, shown: () => textOf(root), root }
  }

  test.each([
    ['today', '2026-12-04 13:59', 'en_US', 'Order before 14:00 today: Wed 9 – to Fri 11 Dec'],
    ['today', '2026-12-04 13:59', 'zh_HK', '今日 14:00 前訂購，12月9日(三)至11日(五)送達'],
    ['tomorrow', '2026-12-06 10:00', 'en_US', 'Order before 14:00 tomorrow: Thu 10 – to Mon 14 Dec'],
    ['tomorrow', '2026-12-06 10:00', 'zh_HK', '明日 14:00 前訂購，12月10日(四)至14日(一)送達'],
    ['later', '2026-12-04 15:00', 'en_US', 'Order before 14:00 on Monday: Thu 10 – to Mon 14 Dec'],
    ['later', '2026-12-04 15:00', 'zh_HK', '星期一 14:00 前訂購，12月10日(四)至14日(一)送達'],
  ] as const)('of %s at %s in %s is in the HTML', async (_, now, locale, text) => {
    const { drawn, root } = await wake(now, locale)
    expect(drawn).toBe(text)
    expect([...root.querySelectorAll('time')].map(({ dateTime }) => dateTime)).toHaveLength(2)
  })

  test('an open page goes on to the next cut-off, to midnight, and in the end says nothing', async () => {
    let now = at('2026-12-04 13:59:30')
    const { shown } = await wake('2026-12-04 13:59:30', 'en_US', () => now)
    const pass = (text: string) =>
      act(async () => {
        now = at(text)
        await vi.advanceTimersByTimeAsync(60_000)
      })
    expect(shown()).toContain('before 14:00 today')
    await pass('2026-12-04 14:00')
    expect(shown()).toContain('before 14:00 on Monday')
    await pass('2026-12-06 00:00')
    expect(shown()).toContain('before 14:00 tomorrow')
    await pass('2026-12-07 14:00')
    expect(shown()).toBe('')
  })

  test('a page from a cache says what holds by the server’s clock once it is awake', async () => {
    const { drawn, shown } = await wake('2026-12-04 13:00', 'en_US', () => at('2026-12-04 14:01'))
    expect(drawn).toContain('today')
    expect(shown()).toContain('on Monday')
  })
})

test.each([
  ['en_US', false, 'Arrives Wed 9 – to Fri 11 Dec'],
  ['zh_HK', false, '預計12月9日(三)至11日(五)送達'],
  ['en_US', true, 'Ready to collect Wed 9 – to Fri 11 Dec'],
  ['zh_HK', true, '預計12月9日(三)至11日(五)可取貨'],
] as const)('an order in %s, collected: %s, says its dates', async (locale, isPickup, text) => {
  const dates = { earliest: '2026-12-09', latest: '2026-12-11' }
  const root = document.createElement('div')
  root.innerHTML = renderToString(inPage(<ArrivalLine dates={dates} isPickup={isPickup} />, { locale }))
  expect(textOf(root)).toBe(text)
})
