import { expect, test } from 'vitest'
import { clockOffset, serverTiming } from './server-clock.ts'

const HOUR = 3_600_000
const AT = Date.UTC(2026, 10, 21, 4)
/** A page that the server answered at `AT`, 300 ms after a device whose clock is `ahead` asked for it. */
const answered = (ahead: number, more: object = {}) =>
  clockOffset(
    {
      responseStart: 300,
      transferSize: 900,
      serverTiming: [{ name: 'now', description: String(AT) }],
      ...more,
    },
    AT + ahead - 300,
  )

test.each([
  ['an hour ahead', HOUR, -HOUR],
  ['an hour behind', -HOUR, HOUR],
  ['right', 0, 0],
  ['as far off as a slow network', 1500, 0],
])('a device whose clock is %s', (_, ahead, offset) => expect(answered(ahead)).toBe(offset))

test.each([
  ['from the browser’s cache', { transferSize: 0 }],
  ['without the header', { serverTiming: [] }],
  ['in a browser that reads no such header', { serverTiming: undefined }],
])('a page %s leaves the device’s clock as it is', (_, more) => expect(answered(HOUR, more)).toBe(0))

test('the header is one that browsers read', () => expect(serverTiming(AT)).toBe(`now;desc="${AT}"`))
