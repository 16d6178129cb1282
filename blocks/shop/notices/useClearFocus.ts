import { type RefObject, useEffect } from 'react'

/** How long a smooth scroll may take before it is looked at again. Milliseconds; ours. */
const SCROLL_MS = 400

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.width > 0 &&
  other.width > 0 &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/**
 * Keeps a notice that is fixed to the window off the control that has the focus: the page scrolls, and where that does not help, as with
 * another bar of the window, the notice goes to the other edge (`data-away`).
 */
export function useClearFocus(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const covers = (element: Element) =>
      notice.current !== null &&
      !notice.current.contains(element) &&
      overlaps(element.getBoundingClientRect(), notice.current.getBoundingClientRect())
    const clear = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !covers(target)) return
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (document.activeElement === target && covers(target)) notice.current?.toggleAttribute('data-away')
      }, SCROLL_MS)
    }
    document.addEventListener('focusin', clear)
    return () => {
      document.removeEventListener('focusin', clear)
      clearTimeout(timer)
    }
  }, [notice])
}
