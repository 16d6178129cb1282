import { expect, test } from 'vitest'
import { formatDateTime, formatMoment, formatMoney, formatPeriod, hongKongDay } from './format.ts'

test.each([
  [1299, 'HK$1,299'],
  [129.9, 'HK$129.90'],
  [0, 'HK$0'],
  [0.05, 'HK$0.05'],
  [-20, '−HK$20'],
])('%d dollars read %s in both languages (C-397, L-160)', (amount, text) => {
  expect(formatMoney(amount, 'zh_HK')).toBe(text)
  expect(formatMoney(amount, 'en_US')).toBe(text)
})

test('the symbol comes from settings (L-160)', () => expect(formatMoney(5, 'en_US', 'MOP$')).toBe('MOP$5'))

test('days and times are in Hong Kong time, by one clock of 24 hours (LO-38)', () => {
  const justAfterMidnight = Date.UTC(2026, 10, 20, 16, 0, 1)
  expect(hongKongDay(justAfterMidnight - 2000)).toBe('2026-11-20')
  expect(hongKongDay(justAfterMidnight)).toBe('2026-11-21')
  expect(formatDateTime(justAfterMidnight, 'en_US')).toBe('21 Nov 2026, 00:00')
  expect(formatDateTime(justAfterMidnight + 15 * 3_600_000, 'en_US')).toBe('21 Nov 2026, 15:00')
  expect(formatDateTime(justAfterMidnight + 15 * 3_600_000, 'zh_HK')).toContain('15:00')
})

test.each([
  ['2026-11-28T00:00', '2026-12-06T00:00', '2026年11月28日至12月5日', '28 November to 5 December 2026'],
  ['2026-11-28T00:00', '2026-12-01T00:00', '2026年11月28日至30日', '28 to 30 November 2026'],
  [
    '2026-12-28T00:00',
    '2027-01-04T00:00',
    '2026年12月28日至2027年1月3日',
    '28 December 2026 to 3 January 2027',
  ],
  ['2026-11-28T00:00', '2026-11-29T00:00', '2026年11月28日', '28 November 2026'],
  ['2026-11-28T10:00', '2026-11-28T18:00', '2026年11月28日 10:00 至 18:00', '28 Nov 2026, 10:00 to 18:00'],
  [
    '2026-11-28T00:00',
    '2026-11-30T18:00',
    '2026年11月28日 00:00 至 2026年11月30日 18:00',
    '28 Nov 2026, 00:00 to 30 Nov 2026, 18:00',
  ],
])('from %s to %s reads %s, %s', (from, until, chinese, english) => {
  const [begin, end] = [Date.parse(`${from}+08:00`), Date.parse(`${until}+08:00`)]
  expect(formatPeriod(begin, end, 'zh_HK')).toBe(chinese)
  expect(formatPeriod(begin, end, 'en_US')).toBe(english)
})

test('a moment shows its seconds where it has any; a time of a record does not', () => {
  const at = Date.UTC(2026, 10, 21, 2)
  expect(formatMoment(at, 'en_US')).toBe(formatDateTime(at, 'en_US'))
  expect(formatMoment(at + 59_000, 'en_US')).toBe('21 Nov 2026, 10:00:59')
  expect(formatMoment(at + 59_000, 'zh_HK')).toContain('10:00:59')
  expect(formatDateTime(at + 59_000, 'en_US')).toBe('21 Nov 2026, 10:00')
})
