/**
 * Runs at once, then at most once per pause; what came during a pause runs at its end, so that the last call is never lost.
 * Source: L-018.
 */
export function throttle(run: () => void, pauseMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDue = false
  const call = () => {
    if (timer !== undefined) {
      isDue = true
      return
    }
    run()
    timer = setTimeout(() => {
      timer = undefined
      if (!isDue) return
      isDue = false
      call()
    }, pauseMs)
  }
  return { call, cancel: () => clearTimeout(timer) }
}

/** Runs once, when calls have stopped for a while. Source: L-019. */
export function debounce(run: () => void, restMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    call: () => {
      clearTimeout(timer)
      timer = setTimeout(run, restMs)
    },
    cancel: () => clearTimeout(timer),
  }
}
