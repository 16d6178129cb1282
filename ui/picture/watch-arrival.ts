/** Milliseconds after which a picture counts as failed. Source: C-153. */
const LATE_MS = 20_000

/**
 * Calls `onLate` if a picture has not loaded 20 s after it came into view. There is no limit out of view, where the browser
 * has not requested it. Returns a function that stops the watch. Source: C-153.
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
