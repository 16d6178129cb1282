import { PerformanceObserver } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

/** How often the thread's processor time is looked at. Milliseconds. */
const LOOK_MS = 2
/** Turns of less processor time are forgotten. Milliseconds. */
const SHORT_MS = 5

const processorMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

interface Span {
  readonly start: number
  readonly end: number
}

/** The longest turn of an event loop, in milliseconds. */
export interface LongestTurn {
  /** Processor time without collections of garbage, which belong to the heap and not to the work that meets them. */
  readonly work: number
  /** Processor time with them. */
  readonly whole: number
  /** The longest collection. */
  readonly collection: number
}

const overlap = (one: Span, other: Span) =>
  Math.max(0, Math.min(one.end, other.end) - Math.max(one.start, other.start))

/**
 * Watches the event loop of this thread. The result resolves to its longest turn since it was last asked: other processes do not add to
 * processor time as they do to time on the clock.
 */
export function watchTurns(): () => Promise<LongestTurn> {
  let turns: (Span & { readonly took: number })[] = []
  let collections: Span[] = []
  let before = { at: performance.now(), took: processorMs() }
  setInterval(() => {
    const now = { at: performance.now(), took: processorMs() }
    const took = now.took - before.took
    if (took > SHORT_MS) turns.push({ start: before.at, end: now.at, took })
    before = now
  }, LOOK_MS)
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      collections.push({ start: startTime, end: startTime + duration })
  }).observe({ entryTypes: ['gc'] })
  return async () => {
    // The observer reports a collection a moment after it happened.
    await pause(10 * LOOK_MS)
    const longest = turns.toSorted((one, other) => other.took - one.took)
    let work = 0
    for (const turn of longest) {
      if (turn.took <= work) break
      const collected = collections.reduce((sum, each) => sum + overlap(turn, each), 0)
      work = Math.max(work, turn.took - collected)
    }
    const found = {
      work,
      whole: longest[0]?.took ?? 0,
      collection: Math.max(0, ...collections.map(({ start, end }) => end - start)),
    }
    turns = []
    collections = []
    // The sums above are no turn of the shop.
    before = { at: performance.now(), took: processorMs() }
    return found
  }
}
