import { describe, expect, test } from 'vitest'
import { DEFAULT_STATED } from './default-stated.ts'
import {
  fillHtml,
  fillPlaceholders,
  SETTING_PLACEHOLDERS,
  statedTexts,
  unknownPlaceholders,
} from './stated-settings.ts'

const STATED = {
  ...DEFAULT_STATED,
  freeDeliveryFrom: 1234.5,
  deliveryPrice: { HK: 30, MO: 50 },
  deliveryDays: { HK: [3, 5], MO: [4, 4], AU: null },
  paymentMinutes: 1440,
} as const

describe('texts in place of placeholders', () => {
  test.each([
    ['en_US', 'freeDeliveryFrom', 'HK$1,234.50'],
    ['zh_HK', 'deliveryPriceHongKong', 'HK$30'],
    ['en_US', 'deliveryDaysHongKong', '3 to 5'],
    ['zh_HK', 'deliveryDaysHongKong', '3 至 5'],
    ['zh_HK', 'deliveryDaysMacau', '4'],
    ['en_US', 'paymentMinutes', '1,440'],
    ['zh_HK', 'returnDays', '14'],
  ] as const)('in %s, {%s} is %s', (locale, name, text) =>
    expect(statedTexts(STATED, locale)[name]).toBe(text),
  )

  test.each(['deliveryPriceSingapore', 'deliveryDaysAustralia', 'deliveryDaysSingapore'] as const)(
    'a dash stands for what the shop cannot say: {%s}',
    name => expect(statedTexts(STATED, 'en_US')[name]).toBe('–'),
  )

  test.each([
    ['en_US', [], 'This shop does not use any measurement services.'],
    ['en_US', ['ga4', 'metaPixel'], 'with Google Analytics and Meta; never'],
    ['zh_HK', ['personalization'], '地址：個人化推薦服務。'],
  ] as const)('in %s, {measurement} states the services %j (C-393)', (locale, services, text) =>
    expect(statedTexts({ ...STATED, services }, locale).measurement).toContain(text),
  )

  test('amounts have the shop’s own currency symbol (L-160)', () =>
    expect(statedTexts(STATED, 'en_US', 'NT$').giftWrapPrice).toBe('NT$20'))
})

test('names of nothing in braces stay', () =>
  expect(fillPlaceholders('{a} {constructor} {b', { a: () => '1' })).toBe('1 {constructor} {b'))

test('in HTML, a symbol of the shop’s own is no markup', () =>
  expect(fillHtml('<p>{giftWrapPrice}</p>', statedTexts(STATED, 'en_US', '<$'))).toBe('<p>&lt;$20</p>'))

test('unknown names are found, each once', () => {
  const known = SETTING_PLACEHOLDERS.map(name => `{${name}}`).join(' ')
  expect(unknownPlaceholders(`${known} {freeDelivery} {toString} {freeDelivery} {3} { x }`)).toEqual([
    'freeDelivery',
    'toString',
  ])
})
