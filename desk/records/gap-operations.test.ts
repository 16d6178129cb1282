import { afterAll, beforeAll, expect, test } from 'vitest'
import { importCatalogue } from '#api/catalogue/import/import-catalogue.ts'
import { readCatalogue } from '#api/catalogue/live/catalogue-reader.ts'
import { asText, sku, spu, surroundings } from '#api/testing/catalogue-lines.ts'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import type { ListGap } from './gap-operations.ts'

const NOW = Date.UTC(2026, 10, 29, 2)
const role = 'admin'

describeOnBothDatabases('records that lack something', open => {
  let desk: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => {
    const goods = [
      ...surroundings,
      spu('NO-SALE', { style: 'NO-SALE', skus: [sku('NO-SALE-1', { isEnabled: false })] }),
      spu('NO-EN', { style: 'NO-EN', description: { zh_HK: '防水', en_US: '' } }),
      {
        kind: 'label',
        code: 'half',
        frontName: { zh_HK: '新', en_US: 'New' },
        description: { zh_HK: '', en_US: 'New' },
      },
    ]
    const { problems } = await importCatalogue(open().db, asText(goods as Parameters<typeof asText>[0]))
    if (problems.length > 0) throw new Error(JSON.stringify(problems))
    desk = await serveDesk(open().db, NOW, await readCatalogue(open().db))
  })
  afterAll(() => desk.close())

  const rowsOf = async ({ list, gap }: ListGap) => {
    const { data, status } =
      list === 'goods'
        ? await desk.ask('styles.list', { role, body: { gap, size: 200 } })
        : await desk.ask(`${list}.list`, { role, input: { filters: { gap }, size: 200 } })
    expect(status).toBe(200)
    return (data['rows'] as readonly unknown[]).length
  }

  test('each number is the number of rows that its list shows by the same filter', async () => {
    const { data } = await desk.ask('gaps.list', { role, input: {} })
    const gaps = data as unknown as readonly ListGap[]
    expect(gaps.map(({ list, gap }) => `${list} ${gap}`)).toEqual(
      expect.arrayContaining(['goods sale', 'goods en_US', 'labels zh_HK']),
    )
    for (const each of gaps) expect([each, await rowsOf(each)]).toEqual([each, each.count])
  })
})
