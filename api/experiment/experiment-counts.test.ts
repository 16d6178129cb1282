import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { createCountStore } from './count-store.ts'
import { createExperimentCounts } from './experiment-counts.ts'

const NOON = Date.parse('2026-11-25T12:00:00+08:00')
const DAY = 86_400_000
const SEEN = { experiment: 'b1', revision: 1, variant: 'a', kinds: ['view'] } as const

describeOnBothDatabases('counts of tests', open => {
  beforeEach(async () => void (await open().db.deleteFrom('experiment_count').execute()))
  const counts = () => createExperimentCounts(createCountStore(open().db))
  const rows = () =>
    open().db.selectFrom('experiment_count').selectAll().orderBy('day').orderBy('variant').execute()

  test('add up per variant, kind and Hong Kong day, over writes', async () => {
    const collected = counts()
    collected.count(SEEN, NOON)
    collected.count(SEEN, NOON)
    await collected.flush()
    collected.count({ ...SEEN, kinds: ['view', 'click'] }, NOON)
    collected.count({ ...SEEN, variant: 'b' }, NOON + DAY)
    await collected.flush()
    expect(
      (await rows()).map(({ variant, kind, day, count }) => `${day} ${variant} ${kind} ${count}`),
    ).toEqual(expect.arrayContaining(['2026-11-25 a view 3', '2026-11-25 a click 1', '2026-11-26 b view 1']))
    expect(await collected.of('b1', 1)).toEqual({
      totals: [
        { variant: 'a', kind: 'click', count: 1 },
        { variant: 'a', kind: 'view', count: 3 },
        { variant: 'b', kind: 'view', count: 1 },
      ],
      since: '2026-11-25',
    })
  })

  test('a new round begins at nothing, and another test has its own', async () => {
    const collected = counts()
    collected.count(SEEN, NOON)
    expect(await collected.of('b1', 2)).toEqual({ totals: [], since: null })
    expect(await collected.of('b2', 1)).toEqual({ totals: [], since: null })
  })

  test('many are one statement, and nothing is none', async () => {
    const collected = counts()
    for (const variant of ['a', 'b', 'c', 'd'] as const)
      for (let browser = 0; browser < 250; browser++)
        collected.count({ ...SEEN, variant, kinds: ['view', 'click', 'bag'] }, NOON)
    const before = open().statements.length
    await collected.flush()
    await collected.flush()
    expect(open().statements.length - before).toBe(1)
    const totals = (await collected.of('b1', 1)).totals.map(({ count }) => count)
    expect(totals).toEqual(Array.from({ length: 12 }, () => 250))
  })

  test('of several processes at the same time none is lost', async () => {
    const all = Array.from({ length: 6 }, counts)
    for (const [at, collected] of all.entries())
      for (const variant of (['a', 'b'] as const).toSorted(() => (at % 2 ? 1 : -1)))
        collected.count({ ...SEEN, variant }, NOON)
    await Promise.all(all.map(({ flush }) => flush()))
    expect((await counts().of('b1', 1)).totals).toEqual([
      { variant: 'a', kind: 'view', count: 6 },
      { variant: 'b', kind: 'view', count: 6 },
    ])
  })

  test('what could not be written is written the next time', async () => {
    const store = createCountStore(open().db)
    let isDown = true
    const collected = createExperimentCounts({
      ...store,
      add: rows_ => (isDown ? Promise.reject(new Error('down')) : store.add(rows_)),
    })
    collected.count(SEEN, NOON)
    await expect(collected.flush()).rejects.toThrow('down')
    collected.count(SEEN, NOON)
    isDown = false
    expect((await collected.of('b1', 1)).totals).toEqual([{ variant: 'a', kind: 'view', count: 2 }])
  })

  test('a kind named twice counts once', async () => {
    const collected = counts()
    collected.count({ ...SEEN, kinds: ['view', 'view'] }, NOON)
    expect((await collected.of('b1', 1)).totals).toEqual([{ variant: 'a', kind: 'view', count: 1 }])
  })
})
