/** How often the thread's processor time is looked at. Milliseconds. */
const LOOK_MS = 2

const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/**
 * Watches the event loop of this thread. The result gives its longest turn since it was last asked, in milliseconds of processor time:
 * unlike time on the clock, other processes do not add to it.
 */
export function watchTurns(): () => number {
  let longest = 0
  let before = processorMs()
  setInterval(() => {
    const now = processorMs()
    longest = Math.max(longest, now - before)
    before = now
  }, LOOK_MS)
  return () => {
    const found = longest
    longest = 0
    return found
  }
}
