import { expect, test } from 'vitest'
import { formatDateTime } from '#locales/format.ts'
import { detailText } from './detail-text.ts'

const AT = Date.UTC(2026, 10, 21, 2)

test.each([
  ['staleText', '2026-11-21 10:00', 'en_US', formatDateTime(AT, 'en_US')],
  ['staleText', '2026-11-21 10:00', 'zh_HK', formatDateTime(AT, 'zh_HK')],
  ['pastDate', '2026-11-21 10:00:00', 'en_US', formatDateTime(AT, 'en_US')],
  ['pastDate', '2026-11-21 10:00:59', 'en_US', '21 Nov 2026, 10:00:59'],
  ['pastDate', 'next week', 'en_US', 'next week'],
  ['unknownProduct', '2026-11-21 10:00', 'en_US', '2026-11-21 10:00'],
] as const)('the detail of %s, %s, reads in %s as %s', (problem, detail, locale, text) =>
  expect(detailText(problem, detail, locale)).toBe(text),
)
