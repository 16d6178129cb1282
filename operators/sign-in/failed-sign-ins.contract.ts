import { expect, test } from 'vitest'
import { START } from '#content-store/testing/open-for-test.ts'
import { delayAfter, type FailedSignIns, GUESSING } from './failed-sign-ins.ts'

/** What every way to count failed sign-ins does. `open` gives one without counts. */
export function testFailedSignIns(open: () => FailedSignIns | Promise<FailedSignIns>): void {
  test('failed sign-ins of one key are counted each, and delay the next ones longer and longer', async () => {
    const failedSignIns = await open()
    const count = (now: number, key = 'name ada') => failedSignIns.count(key, now)
    const { free, restMs } = GUESSING
    expect([free - 1, free, 6, 7, 10, 11, 500].map(delayAfter)).toEqual(
      [0, 15, 30, 60, 480, 900, 900].map(seconds => seconds * 1000),
    )
    const atOnce = await Promise.all(Array.from({ length: 20 }, () => count(START)))
    expect(atOnce.filter(answer => 'failures' in answer)).toHaveLength(free)
    let now = START
    for (let failures = free; failures < free + 9; failures += 1) {
      expect(await count(now)).toEqual({ waitMs: delayAfter(failures) })
      now += delayAfter(failures) - 1
      expect(await count(now)).toEqual({ waitMs: 1 })
      now += 1
      expect(await count(now)).toEqual({ failures: failures + 1 })
    }
    expect(await count(now, 'name bo')).toEqual({ failures: 1 })
    expect(await count(now + restMs)).toEqual({ failures: 1 })
    await failedSignIns.forget('name bo')
    expect(await count(now, 'name bo')).toEqual({ failures: 1 })
  })

  test.each([
    ['hours', 3 * 3_600_000],
    ['years', 3 * 365 * 24 * 3_600_000],
  ])('a clock set back by %s locks no operator out', async (_, back) => {
    const failedSignIns = await open()
    const count = (now: number) => failedSignIns.count('name ada', now)
    for (let failures = 0; failures < GUESSING.free + 6; failures += 1)
      await count(START + failures * GUESSING.longestMs)
    expect('failures' in (await count(START - back))).toBe(true)
  })
}
