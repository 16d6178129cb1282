/** Events by which a person does something; what a page does by itself sends none of them. */
const INPUTS = ['pointerdown', 'keydown', 'wheel', 'input', 'paste', 'drop'] as const

let lastAt = 0

/** Seconds since the operator last did something in this tab, rounded up: a session lives no longer by being asked about. */
export const idleSeconds = (now = Date.now()): number => Math.max(0, Math.ceil((now - lastAt) / 1000))

/** Counts the present moment as activity: an answer to the question whether the operator is still there. */
export const noteActivity = (): void => {
  lastAt = Date.now()
}

/**
 * Watches what the operator does in a window: the page builder's own, or its canvas, whose events do not reach the other.
 */
export function watchActivity(within: Window): () => void {
  const options = { capture: true, passive: true }
  for (const name of INPUTS) within.addEventListener(name, noteActivity, options)
  return () => {
    for (const name of INPUTS) within.removeEventListener(name, noteActivity, options)
  }
}
