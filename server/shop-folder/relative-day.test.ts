import { expect, test } from 'vitest'
import { RelativeDayProblem, resolveDays } from './relative-day.ts'

const DAY = Date.parse('2026-11-21T00:00:00+08:00')

test.each([
  ['$day', '2026-11-21T00:00:00+08:00'],
  ['$day-21', '2026-10-31T00:00:00+08:00'],
  ['$day+10', '2026-12-01T00:00:00+08:00'],
  ['$day-1T10:00', '2026-11-20T10:00:00+08:00'],
  ['$day+3 23:59:59', '2026-11-24 23:59:59'],
  ['a $day', 'a $day'],
])('%s is %s', (text, expected) => expect(resolveDays({ at: [text] }, DAY)).toEqual({ at: [expected] }))

test.each(['$days', '$day+', '$day3', '$day+3T25:00', '$day + 3'])('%s is refused, with its field', text => {
  const read = () => resolveDays({ prices: [{ until: text }] }, DAY)
  expect(read).toThrow(RelativeDayProblem)
  expect(read).toThrow(expect.objectContaining({ path: 'prices.0.until' }))
})

test.each([
  ['2026-11-21', ['winter', 'always']],
  ['2027-03-31', ['winter', 'always']],
  ['2027-04-01', ['summer', 'always']],
  ['2027-09-30', ['summer', 'always']],
  ['2027-10-01', ['winter', 'always']],
] as const)('entries with months on %s', (date, expected) => {
  const list = [
    { name: 'winter', $months: '10-03' },
    { name: 'summer', $months: '04-09' },
    { name: 'always' },
  ]
  const day = Date.parse(`${date}T00:00:00+08:00`)
  expect(resolveDays(list, day)).toEqual(expected.map(name => ({ name })))
})

test('a value out of its months is left out; months that cannot be read are refused', () => {
  expect(resolveDays({ $months: '04-09' }, DAY)).toBeUndefined()
  for (const range of ['summer', '4-9', '00-03', 4, null])
    expect(() => resolveDays([{ $months: range }], DAY)).toThrow(
      expect.objectContaining({ path: '0.$months' }),
    )
})
