import { expect, test } from 'vitest'
import { CLOCK_SKEW_MS, isDue } from './clock-skew.ts'

const NOW = Date.UTC(2026, 10, 22, 4)
const LONGEST = 6 * 3_600_000
const YEAR = 365 * 24 * 3_600_000

test.each([
  ['past', -1, true],
  ['now', 0, true],
  ['a moment ahead', 1, false],
  ['as far ahead as it is ever set', LONGEST, false],
  ['set by a process whose clock is a little ahead', LONGEST + CLOCK_SKEW_MS, false],
  ['further ahead than it is ever set', LONGEST + CLOCK_SKEW_MS + 1, true],
  ['years ahead', 3 * YEAR, true],
])('a due time that is %s', (_, ahead, due) => expect(isDue(NOW + ahead, NOW, LONGEST)).toBe(due))
