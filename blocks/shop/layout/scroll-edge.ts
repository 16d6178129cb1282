/** Distance from the end of a scrolling page at which more is loaded, px. Source: L-271. */
const PAGE_EDGE_PX = 100
/** The same inside a panel that is pulled up by touch, px. Source: L-272, LO-58. */
const PANEL_EDGE_PX = 50

/** Someone who jumped past the end, with the End key say, is near it too. */
const PAST_PX = 1_000_000

const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowY)

/** The panel an element scrolls in; `null` when it scrolls with the page. */
function scrollPanel(element: Element): Element | null {
  for (let parent = element.parentElement; parent && parent !== document.body; parent = parent.parentElement)
    if (scrolls(parent)) return parent
  return null
}

const edgeOf = (root: Element | null) =>
  root !== null && matchMedia('(pointer: coarse)').matches ? PANEL_EDGE_PX : PAGE_EDGE_PX

/**
 * Says whether `end` is within reach of what can be seen, and each time that changes; returns how to stop. Within reach is what was passed,
 * what can be seen, and what comes next: `aheadPx`, by default as much as lists need to load more. Source: L-271, L-272.
 */
export function watchEnd(end: Element, onChange: (isNear: boolean) => void, aheadPx?: number): () => void {
  let observer: IntersectionObserver | undefined
  // In a frame, styles are worked out once for all that changed before it.
  const frame = requestAnimationFrame(() => {
    const root = scrollPanel(end)
    observer = new IntersectionObserver(
      // The last entry is the present state.
      entries => onChange(entries.at(-1)?.isIntersecting === true),
      { root, rootMargin: `${PAST_PX}px 0px ${aheadPx ?? edgeOf(root)}px 0px` },
    )
    observer.observe(end)
  })
  return () => {
    cancelAnimationFrame(frame)
    observer?.disconnect()
  }
}
