import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { swiperSchema } from './block.ts'
import { countdown, countdownChangesAt, MAX_COUNTDOWN_MS, tooFarAhead } from './time-left.ts'

const HOUR = 3_600_000
/** 2026-11-21 12:00 in Hong Kong. */
const NOW = Date.UTC(2026, 10, 21, 4)
const shown = (left: number) => countdown(NOW + left, NOW).join(':')

test.each([
  ['a whole hour', HOUR, '01:00:00'],
  ['a minute and a bit', 61_500, '00:01:02'],
  ['the last second', 1, '00:00:01'],
  ['the very end', 0, '00:00:00'],
  ['a target in the past', -HOUR, '00:00:00'],
  ['days, which are not split off', 75 * HOUR + 30_000, '75:00:30'],
  ['exactly 100 hours', 100 * HOUR, '100:00:00'],
  ['more than 100 hours', 250 * HOUR, '100:00:00'],
])('%s (L-356, LO-50)', (_, left, text) => expect(shown(left)).toBe(text))

test('a countdown without target shows 00:00:00 (L-356)', () => {
  expect(countdown(undefined, NOW)).toEqual(['00', '00', '00'])
})

test('the time only decreases, and stays within its bounds (LO-50)', () => {
  const seconds = ([h, m, s]: readonly string[]) => Number(h) * 3600 + Number(m) * 60 + Number(s)
  fc.assert(
    fc.property(fc.integer({ min: -HOUR, max: 300 * HOUR }), fc.nat(HOUR), (left, later) => {
      const before = seconds(countdown(NOW + left, NOW))
      const after = seconds(countdown(NOW + left, NOW + later))
      expect(after).toBeLessThanOrEqual(before)
      expect(before).toBeLessThanOrEqual(360_000)
      expect(after).toBeGreaterThanOrEqual(0)
    }),
  )
})

const slides = (...items: object[]) => swiperSchema.parse({ items }).items
const until = (time: string, more = {}) => slides({ count_down: true, time, ...more })

describe('expiry of finished HTML', () => {
  test.each([
    ['no countdown', slides({ time: '2026-11-21 13:00:00' }), undefined],
    ['a countdown that is over', until('2026-11-21 11:00:00'), undefined],
    ['a slide switched off', until('2026-11-21 13:00:00', { enable: false }), undefined],
    ['one that runs', until('2026-11-21 13:00:00'), NOW + 60_000],
    ['one that ends within the minute', until('2026-11-21 12:00:20'), NOW + 20_000],
    ['one still held at 100:00:00', until('2026-11-25 17:00:00'), NOW + HOUR],
  ])('%s', (_, items, at) => expect(countdownChangesAt(items, NOW)).toBe(at))

  test('the earliest of several counts', () => {
    const items = [...until('2026-11-25 17:00:00'), ...until('2026-11-21 12:00:05')]
    expect(countdownChangesAt(items, NOW)).toBe(NOW + 5000)
  })
})

test('a target more than 100 hours after saving is rejected (L-190, LO-50)', () => {
  const items = slides(
    { count_down: true, time: '2026-11-25 16:00:00' },
    { count_down: true, time: '2026-11-25 17:00:00' },
    { count_down: false, time: '2026-11-30 17:00:00' },
  )
  expect(MAX_COUNTDOWN_MS).toBe(100 * HOUR)
  expect(tooFarAhead(items, NOW)).toEqual([1])
})
