/** Milliseconds after which a picture that has not arrived counts as failed. Source: C-153. */
const LATE_MS = 20_000

/**
 * Calls `onLate` when a picture has not arrived 20 s after it came into view; one out of view may wait for as long as it
 * likes, the browser has not asked for it. Returns how to stop. Source: C-153.
 */
export function watchArrival(image: HTMLImageElement, onLate: () => void): (() => void) | undefined {
  if (image.complete || typeof IntersectionObserver === 'undefined') return undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new IntersectionObserver(entries => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    timer = setTimeout(() => image.complete || onLate(), LATE_MS)
  })
  observer.observe(image)
  return () => {
    observer.disconnect()
    clearTimeout(timer)
  }
}
