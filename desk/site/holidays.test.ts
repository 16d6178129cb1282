import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import { hongKongHolidays } from './hong-kong-holidays.ts'

test('Hong Kong has 17 public holidays in 2027, with days in place of Sundays, in both languages', async () => {
  const days = await hongKongHolidays(2027)
  expect(days).toHaveLength(17)
  expect(new Set(days.map(({ date }) => date)).size).toBe(17)
  expect(days).toContainEqual({
    date: '2027-02-06',
    name: { zh_HK: '農曆年初一', en_US: 'Lunar New Year’s Day' },
  })
  // The second day of the new year is a Sunday.
  expect(days.map(({ date }) => date)).not.toContain('2027-02-07')
  expect(days).toContainEqual({
    date: '2027-02-09',
    name: { zh_HK: '農曆年初四', en_US: 'The fourth day of Lunar New Year' },
  })
  for (const { name } of days) expect(name.zh_HK).toMatch(/^\p{Script=Han}+$/u)
})

describeOnBothDatabases('public holidays at the desk', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => void (served = await serveDesk(open().db, Date.UTC(2026, 10, 30, 2))))
  afterAll(() => served.close())

  test('are listed for a year within bounds', async () => {
    const ask = (year: number) => served.ask('pickUpPoints.holidays', { role: 'publisher', input: { year } })
    expect((await ask(2027)).data.days).toHaveLength(17)
    expect((await ask(2051)).status).toBe(400)
  })
})
