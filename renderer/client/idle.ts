/** Calls back when the browser has nothing better to do, so that waking never holds up input. */
export function whenIdle(wake: (deadline?: IdleDeadline) => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(() => wake(), 1)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(wake, { timeout: 2000 })
  return () => cancelIdleCallback(handle)
}
