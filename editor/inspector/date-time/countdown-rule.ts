/** Furthest a countdown may be ahead of the moment it is saved. Source: L-190, LO-50. */
const MAX_COUNTDOWN_MS = 100 * 3_600_000

/** What an operator should hear about a countdown's end. Both are epoch milliseconds. */
export function countdownWarning(end: number, now: number): 'tooFar' | 'over' | undefined {
  if (end - now > MAX_COUNTDOWN_MS) return 'tooFar'
  return end <= now ? 'over' : undefined
}
