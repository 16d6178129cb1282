import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { dueIn } from '../clock-skew.ts'

/** Time a lease lasts without being renewed. Milliseconds. */
const LEASE_MS = 30_000
/** A round may begin this much early, so that a timer that is a little late elsewhere does not skip one. */
const EARLY = 0.1

/** The table that a database needs for jobs. */
export interface JobTables {
  /** Which process does a job. */
  job_lease: {
    name: string
    holder: string
    /** The job is free from this moment on. */
    until: number
    /** The next round begins no earlier. */
    next_at: number
  }
}

/** Arguments of a job's round. */
interface Round {
  readonly now: number
  /** False once another process has taken over, because this one was silent for too long. */
  readonly isMine: () => boolean
}

/** Work that is done in rounds, by one process at a time. */
export interface Job {
  readonly name: string
  /** Milliseconds from one round to the next, for all processes together. */
  readonly everyMs: number
  /** Asked before each round; a round without work takes no lease. */
  readonly hasWork?: (now: number) => Promise<boolean>
  /** One round. It may end at any point and run again, so each step must be complete in itself. */
  readonly run: (round: Round) => Promise<unknown>
}

interface JobsOptions {
  readonly db: Kysely<JobTables>
  /** Epoch milliseconds. */
  readonly clock: () => number
  readonly report: (error: unknown, message: string) => void
  /** Names this process. */
  readonly holder?: string
}

/** Record of a job in this process. */
export interface JobUse {
  readonly name: string
  readonly runs: number
  readonly failures: number
  /** Time its next look is overdue; 0 while it is in time. Milliseconds. */
  readonly dueMs: number
}

export interface Jobs {
  /** Runs a round of a job, unless another process does, or has just done. Whether it ran. */
  attempt(job: Job): Promise<boolean>
  /** Runs each job again and again. */
  start(jobs: readonly Job[]): void
  /** The jobs that were started. */
  use: () => readonly JobUse[]
  /** Resolves once the rounds under way are over; no other begins. */
  close(): Promise<void>
}

/** Leases of jobs that one process holds. */
function jobLeases(db: Kysely<JobTables>, holder: string) {
  /** Takes the lease of a job that is due and free. */
  async function take({ name, everyMs }: Job, now: number): Promise<boolean> {
    const taken = await db
      .insertInto('job_lease')
      .values({ name, holder, until: now + LEASE_MS, next_at: 0 })
      .onConflict(conflict =>
        conflict
          .column('name')
          .doUpdateSet(eb => ({ holder: eb.ref('excluded.holder'), until: eb.ref('excluded.until') }))
          .where(eb => dueIn(eb, 'job_lease.until', now, LEASE_MS))
          .where(eb => dueIn(eb, 'job_lease.next_at', now, everyMs)),
      )
      .returning('name')
      .executeTakeFirst()
    return taken !== undefined
  }

  /** Changes a lease. @returns false if it is no longer this process's */
  async function write({ name }: Job, change: { readonly until: number; readonly next_at?: number }) {
    const { numUpdatedRows } = await db
      .updateTable('job_lease')
      .set(change)
      .where('name', '=', name)
      .where('holder', '=', holder)
      .where('until', '>', 0)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }

  return { take, write }
}

/**
 * Jobs with leases: one table says which process runs which job until when. The lease of a crashed process expires, and another
 * process resumes.
 */
export function createJobs({ db, clock, report, holder = randomUUID() }: JobsOptions): Jobs {
  const timers: NodeJS.Timeout[] = []
  const running = new Map<string, Promise<boolean>>()
  const counts = new Map<string, { everyMs: number; runs: number; failures: number; lookedAt: number }>()
  let isClosed = false

  const { take, write } = jobLeases(db, holder)

  async function runRound(job: Job): Promise<boolean> {
    const now = clock()
    if (job.hasWork && !(await job.hasWork(now))) return false
    if (!(await take(job, now))) return false
    let isMine = true
    const beat = async () => {
      try {
        isMine = await write(job, { until: clock() + LEASE_MS })
      } catch (error) {
        report(error, `The lease of the job ${job.name} could not be renewed`)
      }
    }
    const heart = setInterval(() => void beat(), LEASE_MS / 3).unref()
    try {
      await job.run({ now, isMine: () => isMine && !isClosed })
    } finally {
      clearInterval(heart)
      await write(job, { until: 0, next_at: now + job.everyMs * (1 - EARLY) })
    }
    return true
  }

  function attempt(job: Job): Promise<boolean> {
    const known = running.get(job.name)
    if (known) return known
    const round = runRound(job).finally(() => running.delete(job.name))
    running.set(job.name, round)
    return round
  }

  return {
    attempt,
    start(jobs) {
      for (const job of jobs) {
        const count = { everyMs: job.everyMs, runs: 0, failures: 0, lookedAt: clock() }
        counts.set(job.name, count)
        // The first failure in a row only: a database that is down must not fill the log.
        let hasFailed = false
        const tick = async () => {
          if (isClosed) return
          try {
            if (await attempt(job)) count.runs += 1
            hasFailed = false
          } catch (error) {
            count.failures += 1
            if (!hasFailed) report(error, `The job ${job.name} failed`)
            hasFailed = true
          }
          count.lookedAt = clock()
        }
        timers.push(setInterval(() => void tick(), job.everyMs).unref())
        void tick()
      }
    },
    use: () =>
      [...counts].map(([name, { everyMs, runs, failures, lookedAt }]) => ({
        name,
        runs,
        failures,
        dueMs: Math.max(0, clock() - lookedAt - everyMs),
      })),
    async close() {
      isClosed = true
      timers.forEach(timer => clearInterval(timer))
      await Promise.allSettled(running.values())
    },
  }
}
