import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { debounce, throttle } from './pace.ts'

/** Px scrolled beyond which the header is fixed. Source: L-017. */
const FIXED_BEYOND = 60
/** Px of window height up to which it is never fixed: a phone held sideways, a page enlarged to 200 % and more. */
const SHORT_WINDOW = 500
/** Source: L-018. */
const SCROLL_PAUSE_MS = 300
/** Source: L-019. */
const RESIZE_REST_MS = 150

/**
 * Returns true if the header is fixed at the top; never in a short window, where it would leave no room to read. Its place in the page is
 * kept meanwhile, so that nothing moves; what sticks to the top of the window on the page below reads `--sticky-top`. Source: L-017 …
 * L-019.
 *
 * @returns `place` goes to the header, `bar` to the part of it that is fixed
 */
export function useFixed(isLive: boolean) {
  const place = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const height = useRef(0)
  const [isFixed, setFixed] = useState(false)

  useEffect(() => {
    if (!isLive) return
    const look = throttle(() => {
      // Measured while it still is in the page: a look between its leaving and the keeping of its place would make browsers
      // scroll on by its height.
      height.current = bar.current?.offsetHeight ?? 0
      setFixed(window.scrollY > FIXED_BEYOND && window.innerHeight > SHORT_WINDOW)
    }, SCROLL_PAUSE_MS)
    look.call()
    addEventListener('scroll', look.call, { passive: true })
    addEventListener('resize', look.call)
    return () => {
      removeEventListener('scroll', look.call)
      removeEventListener('resize', look.call)
      look.cancel()
    }
  }, [isLive])

  useLayoutEffect(() => {
    if (!isFixed) return
    const root = document.documentElement
    const header = place.current
    const keep = () => {
      if (header) header.style.paddingBlockEnd = `${height.current}px`
      root.style.setProperty('--sticky-top', `${height.current}px`)
    }
    keep()
    const measure = debounce(() => {
      height.current = bar.current?.offsetHeight ?? 0
      keep()
    }, RESIZE_REST_MS)
    addEventListener('resize', measure.call)
    return () => {
      removeEventListener('resize', measure.call)
      measure.cancel()
      if (header) header.style.paddingBlockEnd = ''
      root.style.removeProperty('--sticky-top')
    }
  }, [isFixed])

  return { isFixed, place, bar }
}
