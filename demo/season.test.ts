import { expect, test } from 'vitest'
import { seasonOf } from './season.ts'

test.each([
  ['2026-11-21', 'winter'],
  ['2027-03-31', 'winter'],
  ['2027-04-01', 'summer'],
  ['2027-09-30', 'summer'],
  ['2027-10-01', 'winter'],
] as const)('%s in Hong Kong is %s', (day, season) =>
  expect(seasonOf(Date.parse(`${day}T00:00:00+08:00`))).toBe(season),
)
