/** Where a terminal's progress goes; standard error, so that a redirected answer stays clean. */
export interface ProgressTarget {
  readonly isTTY?: boolean
  readonly write: (text: string) => unknown
}

/** Milliseconds between two drawings on a terminal, and between two lines elsewhere. */
const ON_TERMINAL = 100
const ELSEWHERE = 5000

export interface Progress {
  readonly tell: (text: string) => void
  /** Clears what a terminal shows. */
  readonly end: () => void
}

/** Tells how far something is: one line drawn over and over on a terminal, a line now and then elsewhere. */
export function createProgress(target: ProgressTarget, clock: () => number = Date.now): Progress {
  const pause = target.isTTY ? ON_TERMINAL : ELSEWHERE
  let last = clock()
  let isDrawn = false
  return {
    tell(text) {
      const now = clock()
      if (now - last < pause) return
      last = now
      isDrawn = true
      target.write(target.isTTY ? `\r\u001b[2K${text}` : `${text}\n`)
    },
    end() {
      if (isDrawn && target.isTTY) target.write('\r\u001b[2K')
    },
  }
}
