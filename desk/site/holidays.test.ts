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

  const add = (wish: string, role: 'admin' | 'editor' = 'admin') =>
    served.ask('closedDays.add-holidays', { role, body: { wish, year: 2027 } })
  const list = async (filters: object) => {
    const { data } = await served.ask('closedDays.list', { role: 'admin', input: { filters, size: 50 } })
    return (data as { readonly rows: readonly { readonly code: string; readonly line: object }[] }).rows
  }
  const codesOf = async (filters: object) => (await list(filters)).map(({ code }) => code)

  test('close the warehouse and Hong Kong, each once; a listed day keeps its name and closes there too', async () => {
    const macau = { zh_HK: '國慶日', en_US: 'National Day in Macau' }
    const added = await served.ask('closedDays.add-days', {
      role: 'admin',
      body: { wish: 'national-day', places: ['macau'], days: [{ date: '2027-10-01', name: macau }] },
    })
    expect(added).toMatchObject({ status: 200, data: { added: ['2027-10-01'], changed: [] } })
    const filled = await add('first-wish')
    expect(filled.data.added).toHaveLength(16)
    expect(filled.data.changed).toEqual(['2027-10-01'])
    expect((await add('second-wish')).data).toEqual({ added: [], changed: [] })
    expect(await codesOf({ warehouse: 'closed', hongKong: 'closed' })).toHaveLength(17)
    expect(await list({ macau: 'closed' })).toMatchObject([
      { code: '2027-10-01', line: { name: macau, warehouse: true, hongKong: true, macau: true } },
    ])
    expect(await codesOf({ when: 'past' })).toEqual([])
    expect((await add('by-an-editor', 'editor')).status).toBe(403)
  })

  test('of Macau are added as a list within bounds, and come as a table too', async () => {
    const days = [{ date: '2026-12-20', name: { zh_HK: '特區成立紀念日', en_US: 'SAR Day' } }]
    const body = { wish: 'macau-list', places: ['macau'], days }
    const many = Array.from({ length: 61 }, (_, at) => ({ ...days[0], date: `2028-0${1 + (at % 9)}-10` }))
    for (const wrong of [
      { ...body, places: [] },
      { ...body, days: [] },
      { ...body, days: many },
      { ...body, days: [{ ...days[0], date: '2026-02-30' }] },
    ])
      expect((await served.ask('closedDays.add-days', { role: 'admin', body: wrong })).status).toBe(400)
    await served.ask('closedDays.add-days', { role: 'admin', body })
    const table = (day: string) => ({
      file: 'macau.csv',
      text: `code,name.zh_HK,name.en_US,macau\n${day},冬至,Winter Solstice,TRUE\n`,
    })
    const refused = await served.ask('closedDays.try-import', { role: 'admin', body: table('22 December') })
    expect(refused.data.problems).toMatchObject([{ line: 2, column: 'code' }])
    await served.ask('closedDays.import', { role: 'admin', body: table('2026-12-22') })
    expect(await codesOf({ macau: 'closed', hongKong: 'open' })).toEqual(['2026-12-20', '2026-12-22'])
  })
})
