/** Reads what others may have changed, one reading at a time. */
export interface Reading<Result> {
  /**
   * Resolves with a reading that began after the call: one under way may have begun before the change the caller knows of, so that
   * one is waited for, and then everything is read once for all who wait.
   */
  readonly read: () => Promise<Result>
  /** Resolves when no reading is under way, whatever became of it. */
  readonly idle: () => Promise<void>
}

export function readingAgain<Result>(readNew: () => Promise<Result>): Reading<Result> {
  let running: Promise<Result> | undefined
  let queued: Promise<Result> | undefined

  const read = (): Promise<Result> => {
    if (!running) {
      running = readNew().finally(() => {
        running = undefined
      })
      return running
    }
    const again = () => {
      queued = undefined
      return read()
    }
    queued ??= running.then(again, again)
    return queued
  }

  return {
    read,
    async idle() {
      for (let last = queued ?? running; last; last = queued ?? running) await last.catch(() => undefined)
    },
  }
}
