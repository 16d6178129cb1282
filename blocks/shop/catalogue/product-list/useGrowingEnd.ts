import { useEffect, useRef, useState } from 'react'
import { watchEnd } from '../../layout/scroll-edge.ts'

interface GrowingList {
  /** Products that show. */
  readonly count: number
  /** True if more can be asked for: nothing is on its way, and the last time it came. */
  readonly isIdle: boolean
  /** Asks for more; absent where only a button does. */
  readonly onNear: (() => Promise<void>) | undefined
}

/**
 * The end of a list that grows by itself. Places for the next products are there only while the end is out of sight:
 * they push down what is below, and the shopper must not see that. A shopper who reaches the foot of the page before the
 * products arrive finds a button; the list grows by itself again once they scroll back up. Source: C-140, L-271.
 *
 * @returns `end` for an element at the foot of the last product, and whether to keep places after it
 */
export function useGrowingEnd({ count, isIdle, onNear }: GrowingList) {
  const end = useRef<HTMLSpanElement>(null)
  /** Length of the list when its end was last out of sight. */
  const [keptAt, setKeptAt] = useState(count)
  const keepsPlaces = onNear !== undefined && keptAt === count
  useEffect(() => {
    const element = end.current
    if (!isIdle || !element || !onNear) return
    return watchEnd(element, isNear => {
      if (!isNear) setKeptAt(count)
      else if (keepsPlaces) void onNear()
    })
  }, [count, isIdle, onNear, keepsPlaces])
  return { end, keepsPlaces }
}
