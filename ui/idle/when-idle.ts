interface Limits {
  /** Latest call, in ms, however busy the browser is. */
  readonly withinMs?: number
  /** Delay in browsers that cannot say when they are idle (Safari), in ms. */
  readonly elseAfterMs?: number
}

/** Calls back when the browser has nothing better to do, so that work never holds up input. Returns how to call it off. */
export function whenIdle(
  work: (deadline?: IdleDeadline) => void,
  { withinMs = 2000, elseAfterMs = 1 }: Limits = {},
): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => work(), elseAfterMs)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(work, { timeout: withinMs })
  return () => cancelIdleCallback(handle)
}

/** Resolves when the browser has nothing better to do. */
export const untilIdle = (): Promise<void> =>
  new Promise(resolve => {
    whenIdle(() => resolve(), { withinMs: 1000 })
  })
