import { expect, test } from 'vitest'
import { percentOff } from './discount.ts'

test.each<[string, number | null, number | null, number | null]>([
  ['rounded (C-212)', 30_000, 19_900, 34],
  ['half a percent counts up (C-212)', 100_000, 85_500, 15],
  ['equal prices give none (C-213)', 30_000, 30_000, null],
  ['a higher price gives none (C-213)', 30_000, 30_100, null],
  ['never shown as 0 (CO-45)', 100_000, 99_900, 1],
  ['never shown as 100 (CO-45)', 100_000, 100, 99],
  ['nothing to compare with', null, 100, null],
  ['a gift has no discount (CO-28)', 30_000, null, null],
])('percent off: %s', (_, original, price, expected) => expect(percentOff(original, price)).toBe(expected))
