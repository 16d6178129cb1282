import { useEffect, useEffectEvent, useState } from 'react'
import { useEnvironment } from '../environment.ts'
import { useEndSession } from '../queries.ts'
import { noteActivity } from './activity.ts'

/** Time before the end at which the operator is asked. Milliseconds. */
const WARN_MS = 120_000
/** While the question shows, another tab may answer it. Milliseconds. */
const ASK_AGAIN_MS = 10_000
/** Browsers count no further in one timer. Milliseconds. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Follows the end of an idle session. The server knows what the operator does in all tabs, so it is asked before the question shows and
 * before the session counts as over. Out of its reach, the last answer holds.
 *
 * @returns the end while the operator must be asked (epoch ms), and how to stay
 */
export function useIdleEnd() {
  const { content, clock } = useEnvironment()
  const [endsAt, setEndsAt] = useState<number>()
  const end = useEndSession()

  const look = async (known: number | undefined): Promise<number | undefined> => {
    const left = await content.sessionLeft().catch(() => (known ?? Number.NaN) - clock())
    if (left === undefined || left <= 0) {
      end()
      return undefined
    }
    if (Number.isNaN(left)) return ASK_AGAIN_MS
    setEndsAt(left <= WARN_MS ? clock() + left : undefined)
    return left <= WARN_MS ? Math.min(left, ASK_AGAIN_MS) : Math.min(left - WARN_MS, LONGEST_TIMER_MS)
  }
  const onLook = useEffectEvent(look)
  const shown = useEffectEvent(() => endsAt)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const again = async () => {
      clearTimeout(timer)
      const wait = await onLook(shown())
      if (!isOver && wait !== undefined) timer = setTimeout(() => void again(), wait)
    }
    // A machine that was asleep did not count the time.
    const onShow = () => document.visibilityState === 'visible' && void again()
    document.addEventListener('visibilitychange', onShow)
    void again()
    return () => {
      isOver = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onShow)
    }
  }, [])

  const stay = () => {
    noteActivity()
    void look(endsAt)
  }
  return { endsAt, stay }
}
