import { useState } from 'react'
import type { Position } from './distance.ts'

/** Time a browser may look for the position, and how old one may be that it knows already (ms). */
const LOOKS_FOR_MS = 15_000
const MAX_AGE_MS = 300_000

export type PositionState = 'unknown' | 'asking' | 'known' | 'failed'

/** Position of the shopper: asked of the browser by `ask` alone, kept on the page, sent nowhere. */
export function usePosition() {
  const [state, setState] = useState<PositionState>('unknown')
  const [position, setPosition] = useState<Position>()
  const ask = () => {
    setState('asking')
    // Older browsers, and pages without https, have none.
    const geolocation = navigator.geolocation as Geolocation | undefined
    if (!geolocation) return setState('failed')
    geolocation.getCurrentPosition(
      ({ coords }) => {
        setPosition(coords)
        setState('known')
      },
      () => setState('failed'),
      { timeout: LOOKS_FOR_MS, maximumAge: MAX_AGE_MS },
    )
  }
  return { state, position, ask }
}
