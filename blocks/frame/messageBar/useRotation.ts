import { useReducedMotion } from '#ui/carousel/useReducedMotion.ts'
import { useEffect, useState } from 'react'

/** Which message shows, and which one it drove away; none at first, so that nothing moves on load. */
interface Place {
  readonly at: number
  readonly from: number | undefined
}

export const nextPlace = ({ at }: Place, count: number): Place => ({ at: (at + 1) % count, from: at })

/**
 * One message after another, for ever. A stop by hand lasts; a pointer over the bar or the focus inside only holds it. It
 * does not move from the start where less motion is asked for, and on the editor's canvas. Source: L-059, L-260, LO-24.
 */
export function useRotation({
  count,
  speed,
  mayMove,
}: {
  readonly count: number
  /** Milliseconds. */
  readonly speed: number
  readonly mayMove: boolean
}) {
  const prefersLess = useReducedMotion()
  const [place, setPlace] = useState<Place>({ at: 0, from: undefined })
  const [isStopped, setStopped] = useState(false)
  const [isHeld, setHeld] = useState(false)
  const canMove = mayMove && count > 1 && !prefersLess
  const isMoving = canMove && !isStopped && !isHeld
  const step = () => setPlace(was => nextPlace(was, count))

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setPlace(was => nextPlace(was, count)), speed)
    return () => clearInterval(timer)
  }, [isMoving, count, speed])

  return {
    // Fewer messages than before, on the canvas.
    at: Math.min(place.at, count - 1),
    from: place.from,
    canMove,
    isStopped,
    isMoving,
    step,
    toggle: () => setStopped(was => !was),
    /** Handlers by which the bar notices a pointer or the focus. */
    hold: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
    },
  }
}
