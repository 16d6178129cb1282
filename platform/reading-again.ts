/** Re-reads what other processes may have changed, one read at a time. */
export interface Reading<Result> {
  /**
   * Resolves with a read that began after the call. A read under way may have begun before the caller's change, so the call
   * waits for it; then one more read serves all waiting callers.
   */
  readonly read: () => Promise<Result>
  /** Resolves when no read is under way, whether it succeeded or failed. */
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
