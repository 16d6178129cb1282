import { expect, test } from 'vitest'
import { formatDateTime, formatMoney, hongKongDay } from './format.ts'

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
