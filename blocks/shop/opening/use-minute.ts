import { useEffect, useState } from 'react'
import { useBlockContext } from '../../page/view.ts'
import { useClock } from '../time/use-now.ts'

const MINUTE_MS = 60_000

/**
 * Epoch milliseconds, once a minute, on the minute. Missing in the server's HTML and until the page is awake: finished pages are kept, and
 * what holds for an hour would be wrong in them. Rests in the editor's canvas (LO-24).
 */
export function useMinute(): number | undefined {
  const { now, mode } = useBlockContext()
  const clock = useClock()
  const [at, setAt] = useState<number>()
  useEffect(() => {
    if (mode !== 'shop') return
    let timer: ReturnType<typeof setTimeout>
    const tick = () => {
      const present = clock()
      setAt(present)
      timer = setTimeout(tick, MINUTE_MS - (present % MINUTE_MS))
    }
    tick()
    return () => clearTimeout(timer)
  }, [clock, mode])
  return mode === 'shop' ? at : now
}
