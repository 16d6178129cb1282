import { useReducedMotion } from '#ui/carousel/useReducedMotion.ts'
import { useEffect, useRef, useState } from 'react'
import { GLIDE_MS, glide } from './glide.ts'

/** Sub-pixel scrolling never quite arrives. */
const TOLERANCE_PX = 2

/**
 * A scrolling row: whether it stands at either end, and turning it by one view. It goes back to the start whenever
 * `resetKey` changes. Source: L-215, L-355.
 */
export function useStrip(resetKey: number) {
  const ref = useRef<HTMLUListElement>(null)
  const prefersLess = useReducedMotion()
  // Until measured: at the start, and with more to come.
  const [place, setPlace] = useState({ isAtStart: true, isAtEnd: false })

  useEffect(() => {
    const strip = ref.current
    if (!strip) return
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = strip
      if (clientWidth === 0) return
      const isAtStart = scrollLeft <= TOLERANCE_PX
      const isAtEnd = scrollLeft + clientWidth >= scrollWidth - TOLERANCE_PX
      setPlace(was => (was.isAtStart === isAtStart && was.isAtEnd === isAtEnd ? was : { isAtStart, isAtEnd }))
    }
    strip.addEventListener('scroll', measure, { passive: true })
    // Also runs when a closed panel opens and gets its size.
    const sizes = new ResizeObserver(measure)
    sizes.observe(strip)
    return () => {
      strip.removeEventListener('scroll', measure)
      sizes.disconnect()
    }
  }, [])

  useEffect(() => {
    if (ref.current) glide(ref.current, 0, 0)
  }, [resetKey])

  const turn = (views: 1 | -1) => {
    const strip = ref.current
    if (strip) glide(strip, strip.scrollLeft + views * strip.clientWidth, prefersLess ? 0 : GLIDE_MS)
  }
  return { ref, ...place, turn }
}
