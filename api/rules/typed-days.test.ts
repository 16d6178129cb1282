import { expect, test } from 'vitest'
import { readDays } from './typed-days.ts'

test.each([
  [
    '2026-12-20\t澳門特別行政區成立紀念日\tMacau SAR Day',
    '2026-12-20',
    '澳門特別行政區成立紀念日',
    'Macau SAR Day',
  ],
  ['2026-12-22, 冬至, Winter Solstice', '2026-12-22', '冬至', 'Winter Solstice'],
  ['24/12/2026 聖誕節前日', '2026-12-24', '聖誕節前日', '聖誕節前日'],
  [
    '2026年12月8日：聖母無原罪瞻禮，Feast of the Immaculate Conception',
    '2026-12-08',
    '聖母無原罪瞻禮',
    'Feast of the Immaculate Conception',
  ],
  ['  2027/2/6 農曆正月初一  ', '2027-02-06', '農曆正月初一', '農曆正月初一'],
])('the line %j is a day with its names', (line, date, zh_HK, en_US) =>
  expect(readDays(line)).toEqual({ days: [{ date, name: { zh_HK, en_US } }], problems: [] }),
)

test.each([
  ['20 December 2026, 紀念日', 'noDate'],
  ['2026-02-30, 沒有這天', 'noDate'],
  ['2026-13-01, 沒有這月', 'noDate'],
  ['2026-12-20', 'noName'],
  ['2026-12-20,', 'noName'],
] as const)('the line %j is refused: %s', (text, problem) =>
  expect(readDays(text)).toEqual({ days: [], problems: [{ line: 1, problem, text }] }),
)

test('empty lines are left out, and a day that comes twice is named with its line', () =>
  expect(readDays('2026-12-20 甲\n\n2026-12-21 乙\r\n2026/12/20 丙')).toMatchObject({
    days: [{ date: '2026-12-20' }, { date: '2026-12-21' }],
    problems: [{ line: 4, problem: 'repeated' }],
  }))
