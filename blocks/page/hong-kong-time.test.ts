import { expect, test } from 'vitest'
import { parseHongKongTime } from './hong-kong-time.ts'

test.each([
  ['2021-9-12 10:00:00', Date.UTC(2021, 8, 12, 2)],
  ['2021-09-12  10:00:00', Date.UTC(2021, 8, 12, 2)],
  ['2026-1-1 7:59:59', Date.UTC(2025, 11, 31, 23, 59, 59)],
  ['2024-2-29 00:00:00', Date.UTC(2024, 1, 28, 16)],
])('%s is a moment in Hong Kong (L-189)', (text, at) => expect(parseHongKongTime(text)).toBe(at))

test.each(['12/9/2021', '2021-9-12', '2021-13-1 10:00:00', '2023-2-29 10:00:00', '2021-9-12 24:00:00', ''])(
  '“%s” is refused (L-189)',
  text => expect(parseHongKongTime(text)).toBeUndefined(),
)
