import { useEffect, useEffectEvent } from 'react'

interface Rotation {
  /** Milliseconds the visible slide stays; 0 disables autoplay. Source: L-352, LO-43. */
  readonly delay: number
  /** Restarts the timer when it changes. */
  readonly index: number
  readonly isHeld: boolean
  readonly onTurn: () => void
}

/**
 * Advances a carousel after the visible slide's delay, unless it is held. A move that had no effect is tried again after
 * the same delay, so that the carousel never stops for good.
 */
export function useRotation({ delay, index, isHeld, onTurn }: Rotation) {
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (isHeld || delay <= 0) return
    const timer = setInterval(turn, delay)
    return () => clearInterval(timer)
  }, [delay, index, isHeld])
}
