import { isoInHongKong } from '#locales/hong-kong.ts'
import { expect, test } from 'vitest'
import { expiringSoon } from './expiring-soon.ts'

const NOON = Date.parse('2026-11-21T12:00:00+08:00')
const inDays = (days: number) => isoInHongKong(NOON + days * 24 * 3_600_000)

test.each([
  ['nothing at all', [], undefined],
  ['what lives longer than 30 days', [{ balance: 5, expiryDate: inDays(31) }], undefined],
  ['what has ended', [{ balance: 5, expiryDate: inDays(0) }], undefined],
  ['the thirtieth day', [{ balance: 5, expiryDate: inDays(30) }], { balance: 5, expiryDate: inDays(30) }],
  [
    'several parts, by the last of them',
    [
      { balance: 5, expiryDate: inDays(20) },
      { balance: 7, expiryDate: inDays(3) },
      { balance: 9, expiryDate: inDays(90) },
    ],
    { balance: 12, expiryDate: inDays(20) },
  ],
])('GO DOLLAR that end soon: %s (M-145)', (_, parts, soon) => {
  expect(expiringSoon(parts, NOON)).toEqual(soon)
})
