import { expect, test } from 'vitest'
import { copyrightYear, nextYearAt } from './copyright-year.ts'

test('the year turns at midnight in Hong Kong (L-080)', () => {
  const midnight = Date.UTC(2030, 11, 31, 16)
  expect(copyrightYear(midnight - 1)).toBe(2030)
  expect(copyrightYear(midnight)).toBe(2031)
  expect(nextYearAt(midnight - 1)).toBe(midnight)
})
