/** Thrown when the queue is full. */
export class QueueFull extends Error {}

export interface WorkQueue {
  /**
   * Runs a job when there is room. A key that is already waiting or running shares that job.
   * @param rank jobs of a lower rank go first; by default 0. In a full queue, one takes the place of the last job of a higher rank
   * @throws QueueFull when too many jobs are waiting
   */
  run<T>(key: string, job: () => Promise<T>, rank?: number): Promise<T>
  /** Returns true if a job of this rank would be taken now. */
  accepts(rank: number): boolean
  /** Jobs running, and waiting that would go before a new one of this rank. */
  ahead(rank: number): number
  /** Jobs running and waiting. */
  readonly length: number
  /** Resolves when no job is running or waiting. */
  idle(): Promise<void>
}

export interface QueueLimits {
  /** Jobs running at the same time. */
  readonly running: number
  /** Jobs waiting at most. */
  readonly waiting: number
}

/** A job that waits. */
interface Turn {
  readonly key: string
  readonly rank: number
  readonly start: () => void
  readonly refuse: (reason: QueueFull) => void
}

/** Limits how many jobs run at the same time and how many wait. */
export function createWorkQueue({ running, waiting }: QueueLimits): WorkQueue {
  const jobs = new Map<string, Promise<unknown>>()
  /** In the order of their turns. */
  const turns: Turn[] = []
  let active = 0

  const turn = (key: string, rank: number) =>
    new Promise<void>((start, refuse) => {
      const before = turns.findIndex(other => other.rank > rank)
      turns.splice(before < 0 ? turns.length : before, 0, { key, rank, start, refuse })
      startMore()
    })
  function startMore(): void {
    while (active < running && turns.length > 0) {
      active += 1
      turns.shift()?.start()
    }
  }
  const isFull = () => jobs.size >= running + waiting
  const hasLower = (rank: number) => (turns.at(-1)?.rank ?? rank) > rank
  /** Refuses the last job that waits. */
  function displace(): void {
    const last = turns.pop()
    if (!last) return
    jobs.delete(last.key)
    last.refuse(new QueueFull('a job of a lower rank came'))
  }
  async function work<T>(key: string, job: () => Promise<T>, rank: number): Promise<T> {
    await turn(key, rank)
    try {
      return await job()
    } finally {
      active -= 1
      jobs.delete(key)
      startMore()
    }
  }

  return {
    run<T>(key: string, job: () => Promise<T>, rank = 0) {
      const same = jobs.get(key)
      if (same) return same as Promise<T> // a key stands for one kind of job
      if (isFull()) {
        if (!hasLower(rank)) return Promise.reject(new QueueFull(`${jobs.size} jobs are waiting`))
        displace()
      }
      const started = work(key, job, rank)
      jobs.set(key, started)
      return started
    },
    accepts: rank => !isFull() || hasLower(rank),
    ahead: rank => active + turns.filter(other => other.rank <= rank).length,
    get length() {
      return jobs.size
    },
    async idle() {
      while (jobs.size > 0) await Promise.allSettled(jobs.values())
    },
  }
}
