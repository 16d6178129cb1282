import type { DeskPlannedOffer } from '#desk/promotions/planned-shapes.ts'
import { expect, test } from 'vitest'
import { lanesOf, monthSpan } from './month-bars.ts'

const NOVEMBER = { year: 2026, month: 10 }
const at = (text: string) => Date.parse(`${text}+08:00`)
const offer = (begins: string, ends: string, step: DeskPlannedOffer['step'] = 'UNITS'): DeskPlannedOffer => ({
  collection: 'promotions',
  code: `${begins} ${ends}`,
  name: { zh_HK: '', en_US: '' },
  step,
  begins: at(begins),
  ends: at(ends),
  meets: 0,
})

test('a month lasts from its first instant in Hong Kong to that of the next', () => {
  expect(monthSpan(NOVEMBER)).toEqual({
    from: at('2026-11-01T00:00'),
    until: at('2026-12-01T00:00'),
    days: 30,
  })
})

test.each<[string, string, string, number, number]>([
  ['whole days', '2026-11-03T00:00', '2026-11-05T00:00', 3, 4],
  ['a day on which it ends after a moment', '2026-11-03T00:00', '2026-11-05T00:01', 3, 5],
  ['hours of one day', '2026-11-30T10:00', '2026-11-30T11:00', 30, 30],
  ['more than the month', '2026-10-01T00:00', '2027-01-01T00:00', 1, 30],
])('an offer covers %s', (_, begins, ends, first, last) => {
  const [lane] = lanesOf(NOVEMBER, [offer(begins, ends)], ['UNITS'])
  expect(lane?.bars).toMatchObject([{ first, last }])
})

test('lanes follow the steps; offers of other months and empty steps are left out', () => {
  const offers = [
    offer('2026-11-20T00:00', '2026-11-21T00:00', 'FREIGHT'),
    offer('2026-11-20T00:00', '2026-11-21T00:00'),
    offer('2026-11-02T00:00', '2026-11-21T00:00'),
    offer('2026-10-02T00:00', '2026-11-01T00:00'),
    offer('2026-12-01T00:00', '2026-12-09T00:00'),
  ]
  const lanes = lanesOf(NOVEMBER, offers, ['UNITS', 'SETS', 'FREIGHT'])
  expect(lanes.map(({ step, bars }) => [step, bars.map(({ first }) => first)])).toEqual([
    ['UNITS', [2, 20]],
    ['FREIGHT', [20]],
  ])
})
