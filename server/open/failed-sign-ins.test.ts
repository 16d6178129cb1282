import { beforeEach, expect, test } from 'vitest'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { testFailedSignIns } from '#operators/sign-in/failed-sign-ins.contract.ts'
import { GUESSING } from '#operators/sign-in/failed-sign-ins.ts'
import { failedSignInsIn } from './failed-sign-ins.ts'

describeOnBothDatabases('wrong passwords counted in the database', open => {
  beforeEach(async () => void (await open().db.deleteFrom('rate_limit').execute()))
  testFailedSignIns(() => failedSignInsIn(open().db))

  test('processes count together, and an operator who is let in at one is let in at the other', async () => {
    const processes = [failedSignInsIn(open().db), failedSignInsIn(open().db)] as const
    const key = 'name ada'
    const atOnce = await Promise.all(
      Array.from({ length: 20 }, (_, at) => processes[at % 2 ? 1 : 0].count(key, 1)),
    )
    expect(atOnce.filter(answer => 'failures' in answer)).toHaveLength(GUESSING.free)
    expect(await processes[1].count(key, 2)).toEqual({ waitMs: GUESSING.delayMs - 1 })
    await processes[0].forget(key)
    expect(await processes[1].count(key, 2)).toEqual({ failures: 1 })
  })
})
