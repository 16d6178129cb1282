import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { createJobs, type Job } from './jobs.ts'

const START = Date.UTC(2026, 10, 22, 4)
const MINUTE = 60_000

describeOnBothDatabases('jobs', open => {
  let now: number
  let reports: string[]
  let names = 0
  let rounds: string[]

  beforeEach(() => {
    now = START
    reports = []
    rounds = []
  })
  afterEach(() => void vi.useRealTimers())

  const process = (holder: string) =>
    createJobs({
      db: open().db,
      clock: () => now,
      report: (_, message) => void reports.push(message),
      holder,
    })
  const job = (change: Partial<Job> = {}): Job => ({
    name: `job ${(names += 1)}`,
    everyMs: MINUTE,
    run: () => Promise.resolve(rounds.push('round')),
    ...change,
  })

  test('of two processes one does a round, and the next round is due for either of them', async () => {
    const work = job()
    const [one, other] = [process('one'), process('other')]
    expect((await Promise.all([one.attempt(work), other.attempt(work)])).toSorted()).toEqual([false, true])
    expect(await other.attempt(work)).toBe(false)
    now += MINUTE
    expect(await other.attempt(work)).toBe(true)
    expect(rounds).toHaveLength(2)
  })

  test('a clock that is put back by hours stops no job: neither a dead process’s lease nor the next round', async () => {
    const work = job({ everyMs: 5 * MINUTE })
    const dead = job({ run: () => new Promise(() => undefined) })
    expect(await process('one').attempt(work)).toBe(true)
    void process('one').attempt(dead)
    await vi.waitFor(async () => {
      const leases = await open().db.selectFrom('job_lease').select('name').execute()
      expect(leases.map(({ name }) => name)).toContain(dead.name)
    })
    now -= 3 * 60 * MINUTE
    expect(await process('other').attempt(work)).toBe(true)
    expect(await process('other').attempt({ ...dead, run: async () => rounds.push('dead') })).toBe(true)
    // Clocks that differ by seconds take no lease from each other.
    expect(await process('third').attempt(work)).toBe(false)
  })

  test('a round under way keeps others away as long as it lives', async () => {
    let finish = () => undefined as void
    const lasting = new Promise<void>(resolve => {
      finish = resolve
    })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const work = job({ run: () => lasting })
    const round = process('one').attempt(work)
    await vi.waitFor(async () => {
      expect(
        await open().db.selectFrom('job_lease').select('name').where('name', '=', work.name).execute(),
      ).toHaveLength(1)
    })
    // The lease lasts half a minute and is renewed before it ends.
    for (let beats = 0; beats < 6; beats += 1) {
      now += 10_000
      vi.advanceTimersByTime(10_000)
      const renewed = now + 30_000
      await vi.waitFor(async () => {
        const { until } = await open()
          .db.selectFrom('job_lease')
          .select('until')
          .where('name', '=', work.name)
          .executeTakeFirstOrThrow()
        expect(until).toBe(renewed)
      })
    }
    expect(await process('other').attempt(work)).toBe(false)
    finish()
    expect(await round).toBe(true)
  })

  test('another process takes over from one that died, and one that was only asleep notices', async () => {
    let isMine: () => boolean = () => true
    const asleep = job({
      run: round => {
        ;({ isMine } = round)
        return new Promise(() => undefined)
      },
    })
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    void process('one').attempt(asleep)
    await vi.waitFor(() => expect(isMine()).toBe(true))
    await vi.waitFor(async () => {
      expect(
        await open().db.selectFrom('job_lease').select('name').where('name', '=', asleep.name).execute(),
      ).toHaveLength(1)
    })
    now += 31_000
    const work = { ...asleep, run: () => Promise.resolve(rounds.push('round')) }
    expect(await process('other').attempt(work)).toBe(true)
    vi.advanceTimersByTime(10_000)
    await vi.waitFor(() => expect(isMine()).toBe(false))
    expect(rounds).toEqual(['round'])
  })

  test('a round that failed frees its job', async () => {
    const work = job({ run: () => Promise.reject(new Error('no')) })
    await expect(process('one').attempt(work)).rejects.toThrow('no')
    now += MINUTE
    expect(await process('other').attempt({ ...work, run: () => Promise.resolve() })).toBe(true)
  })

  test('a job without work takes no lease', async () => {
    const work = job({ hasWork: () => Promise.resolve(false) })
    expect(await process('one').attempt(work)).toBe(false)
    expect(rounds).toEqual([])
  })

  test('jobs run again and again, the first failure in a row is reported, and closing ends them', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    let isBroken = true
    const work = job({
      run: () => {
        rounds.push('round')
        return isBroken ? Promise.reject(new Error('no')) : Promise.resolve()
      },
    })
    const jobs = process('one')
    jobs.start([work])
    for (const count of [1, 2, 3]) {
      await vi.waitFor(() => expect(rounds).toHaveLength(count))
      await jobs.attempt(work).catch(() => undefined)
      if (count === 2) isBroken = false
      now += MINUTE
      vi.advanceTimersByTime(MINUTE)
    }
    expect(jobs.use()).toEqual([{ name: work.name, runs: 1, failures: 2, dueMs: 0 }])
    now += MINUTE
    expect(jobs.use()).toMatchObject([{ dueMs: MINUTE }])
    await jobs.close()
    expect(reports).toEqual([`The job ${work.name} failed`])
    const count = rounds.length
    now += MINUTE
    vi.advanceTimersByTime(MINUTE)
    expect(rounds).toHaveLength(count)
  })
})
