import { useEffect, useState } from 'react'
import { useBlockContext } from '../../page/view.ts'

const SECOND_MS = 1000

/** Time that counts on from `now`, for pages without a clock of their own. */
function countOn(now: number): () => number {
  const start = performance.now()
  return () => now + performance.now() - start
}

/**
 * The present moment in the page's time, for code that runs in the browser (effects, events). Rendering takes `now` from
 * the context or `useNow()`.
 */
export function useClock(): () => number {
  const { now, clock } = useBlockContext()
  const [counted] = useState(() => countOn(now))
  return clock ?? counted
}

/**
 * Epoch milliseconds, once a second or at longer steps. Starts at the moment the page was rendered for, so that hydration finds the server's
 * HTML; rests in the editor's canvas (LO-24).
 * @param until the moment after which nothing changes any more; absent, time runs on
 * @param everyMs length of a step, in milliseconds
 */
export function useNow({ until = Number.POSITIVE_INFINITY, everyMs = SECOND_MS } = {}): number {
  const { now, mode } = useBlockContext()
  const clock = useClock()
  const [at, setAt] = useState(now)
  useEffect(() => {
    if (mode !== 'shop' || now >= until) return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const present = clock()
      setAt(present)
      // On the second or minute, so that none is skipped.
      if (present < until) timer = setTimeout(tick, everyMs - (present % everyMs))
    }
    tick()
    return () => clearTimeout(timer)
  }, [clock, everyMs, mode, now, until])
  return mode === 'shop' ? at : now
}
