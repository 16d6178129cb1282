import { catalogue } from '#locales/catalogue.ts'
import { LOCALES } from '#locales/locale.ts'
import { describe, expect, test } from 'vitest'
import { bagErrorToast } from './bag-errors.ts'

const refusal = (code: string, message = `server: ${code}`) => ({ code, message })

describe('the toast for a failed add', () => {
  test.each([
    ['C-366, L-397', 'UEC11003', { key: 'outOfStock', durationMs: 2000 }],
    ['C-367, L-396', 'UEC11012', { key: 'unitLimit', durationMs: 2000 }],
    ['C-368, L-398', 'UEC11005', { key: 'typeLimit', durationMs: 2000 }],
    ['C-369, L-399', 'CART_OFF_SHELF', { key: 'offShelf', durationMs: 2000 }],
    ['C-370, L-400', 'CART_QTY_LIMIT', { key: 'quantityLimit', durationMs: 5000 }],
    ['C-371, L-401', 'CART_ADDON_NOT_ALLOWED', { key: 'addOnNotAllowed', durationMs: 5000 }],
    ['C-371, CO-52', 'CART_ADDON_THRESHOLD', { message: 'server: CART_ADDON_THRESHOLD', durationMs: 5000 }],
    ['C-373, CO-134', 'PECERR999', { key: 'server', durationMs: 2000 }],
    ['no connection', 'NETWORK', { key: 'noConnection', durationMs: 2000 }],
    ['no answer in time', 'TIMEOUT', { key: 'noConnection', durationMs: 2000 }],
    ['C-372, CO-61', 'WHO_KNOWS', { message: 'server: WHO_KNOWS', durationMs: 2000 }],
    ['not fooled by inherited names', 'toString', { message: 'server: toString', durationMs: 2000 }],
  ] as const)('%s: %s', (_, code, toast) => expect(bagErrorToast([refusal(code)])).toEqual(toast))

  test.each(['001', '002', '003', '004', '005', '006', '010'])(
    'PECERR%s speaks the server’s words (C-373, CO-134)',
    digits =>
      expect(bagErrorToast([refusal(`PECERR${digits}`)])).toEqual({
        message: `server: PECERR${digits}`,
        durationMs: 2000,
      }),
  )

  test('a known code goes before an unknown one (CO-61)', () =>
    expect(bagErrorToast([refusal('WHO_KNOWS'), refusal('UEC11003')])).toMatchObject({ key: 'outOfStock' }))

  test('of several unknown ones the first speaks (C-318, M-217, CO-61)', () =>
    expect(bagErrorToast([refusal('ONE', 'first'), refusal('TWO', 'second')])).toMatchObject({
      message: 'first',
    }))

  test('a refusal without words still says something', () => {
    expect(bagErrorToast([refusal('WHO_KNOWS', '')])).toMatchObject({ key: 'server' })
    expect(bagErrorToast([])).toMatchObject({ key: 'server' })
  })

  test.each(LOCALES)('no two codes say the same in %s', locale => {
    const texts = Object.values(catalogue[locale].product.bagErrors)
    expect(new Set(texts).size).toBe(texts.length)
  })
})
