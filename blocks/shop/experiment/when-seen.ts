/** Time enough of an element must be in sight to count as seen, ms. */
export const SEEN_MS = 1000

/** Often enough for elements many screens high. */
const STEPS = Array.from({ length: 21 }, (_, step) => step / 20)

interface Sight {
  /** Heights in px: of the element, of what is in sight of it, and of the window. */
  readonly height: number
  readonly inSight: number
  readonly room: number
}

/** Half of the element is in sight, or it fills half of the window. */
const isEnough = ({ height, inSight, room }: Sight): boolean =>
  inSight > 0 && inSight >= Math.min(height, room) / 2

/** Calls back once enough of an element has been in sight for a second, in a window that is in front. Returns a function that ends it. */
export function whenSeen(element: Element, onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const look = () => {
    if (document.hidden) {
      timer = setTimeout(look, SEEN_MS)
      return
    }
    end()
    onSeen()
  }
  const observer = new IntersectionObserver(
    entries => {
      const last = entries.at(-1)
      if (!last) return
      const { boundingClientRect, intersectionRect, rootBounds } = last
      const sight = {
        height: boundingClientRect.height,
        inSight: intersectionRect.height,
        room: rootBounds?.height ?? innerHeight,
      }
      if (isEnough(sight)) timer ??= setTimeout(look, SEEN_MS)
      else stop()
    },
    { threshold: STEPS },
  )
  const end = () => {
    stop()
    observer.disconnect()
  }
  observer.observe(element)
  return end
}
