/** Thrown when the queue is full. */
export class QueueFull extends Error {}

export interface WorkQueue {
  /**
   * Runs a job when there is room. A key that is already waiting or running shares that job.
   * @throws QueueFull when too many jobs are waiting
   */
  run<T>(key: string, job: () => Promise<T>): Promise<T>
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

/** Limits how many jobs run at the same time and how many wait. */
export function createWorkQueue({ running, waiting }: QueueLimits): WorkQueue {
  const jobs = new Map<string, Promise<unknown>>()
  const starts: (() => void)[] = []
  let active = 0

  const turn = () =>
    new Promise<void>(start => {
      starts.push(start)
      startMore()
    })
  function startMore(): void {
    while (active < running && starts.length > 0) {
      active += 1
      starts.shift()?.()
    }
  }
  async function work<T>(key: string, job: () => Promise<T>): Promise<T> {
    await turn()
    try {
      return await job()
    } finally {
      active -= 1
      jobs.delete(key)
      startMore()
    }
  }

  return {
    run<T>(key: string, job: () => Promise<T>) {
      const same = jobs.get(key)
      if (same) return same as Promise<T> // a key stands for one kind of job
      if (jobs.size >= running + waiting)
        return Promise.reject(new QueueFull(`${jobs.size} jobs are waiting`))
      const started = work(key, job)
      jobs.set(key, started)
      return started
    },
    get length() {
      return jobs.size
    },
    async idle() {
      while (jobs.size > 0) await Promise.allSettled(jobs.values())
    },
  }
}
