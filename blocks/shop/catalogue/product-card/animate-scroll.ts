/** Milliseconds of one move. Source: L-355. */
export const GLIDE_MS = 1000

/** Fast at first, gently to rest. `part` runs from 0 to 1. */
const eased = (part: number) => 1 - (1 - part) ** 3

/**
 * Scrolls a row sideways within `ms`; 0 jumps. Snapping rests meanwhile, it would fight every frame. A finger, a wheel or
 * another glide takes over at once.
 */
export function animateScroll(strip: HTMLElement, to: number, ms: number): void {
  const from = strip.scrollLeft
  const target = Math.max(0, Math.min(to, strip.scrollWidth - strip.clientWidth))
  if (ms === 0) return strip.scrollTo({ left: target, behavior: 'instant' })
  const taken = new AbortController()
  const { signal } = taken
  const stop = () => {
    strip.style.scrollSnapType = ''
    taken.abort()
  }
  strip.dispatchEvent(new Event('glide'))
  for (const hand of ['glide', 'pointerdown', 'wheel', 'touchstart'])
    strip.addEventListener(hand, stop, { signal, passive: true })
  strip.style.scrollSnapType = 'none'
  let start: number | undefined
  const step = (at: number) => {
    if (signal.aborted) return
    start ??= at
    const part = Math.min(1, (at - start) / ms)
    strip.scrollLeft = from + (target - from) * eased(part)
    if (part < 1) requestAnimationFrame(step)
    else stop()
  }
  requestAnimationFrame(step)
}
