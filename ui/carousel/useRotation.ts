import { useEffect, useEffectEvent } from 'react'

interface Rotation {
  /** Milliseconds the slide in view stays; 0 stays for good. Source: L-352, LO-43. */
  readonly delay: number
  /** Restarts the wait when it changes. */
  readonly index: number
  readonly isHeld: boolean
  readonly onTurn: () => void
}

/**
 * Turns a carousel after the delay of the slide in view, unless something holds it. A turn that came to nothing is asked
 * for again after the same time, so that no carousel ever stops for good.
 */
export function useRotation({ delay, index, isHeld, onTurn }: Rotation) {
  const turn = useEffectEvent(onTurn)
  useEffect(() => {
    if (isHeld || delay <= 0) return
    const timer = setInterval(turn, delay)
    return () => clearInterval(timer)
  }, [delay, index, isHeld])
}
