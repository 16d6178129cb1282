import { type RefObject, useEffect } from 'react'

/** Time a smooth scroll may take before it is looked at again. Milliseconds; ours. */
const SCROLL_MS = 400
/** Set on the notice while it lies at the window's other edge. */
const AWAY = 'data-away'
/** Has the focus as a place, not as a control: a page's content after a change of page, which no notice can be kept off. */
const PLACE = '[tabindex="-1"]'

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.width > 0 &&
  other.width > 0 &&
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom

/**
 * Keeps a notice that is fixed to the window off the control that has the focus: the page scrolls, and where that does not help, as with
 * another bar of the window, the notice goes to the other edge (`data-away`). It comes back with the next control that it would leave
 * free there, and with the next page, whose content has the focus: at the other edge it lies over the top of it, which cannot be scrolled.
 * A press of the mouse moves nothing: what is pressed would slip away from under the pointer, and the click would be lost. A text field is
 * looked at once its press is over.
 */
export function useClearFocus(notice: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const covers = (element: Element) =>
      notice.current !== null &&
      overlaps(element.getBoundingClientRect(), notice.current.getBoundingClientRect())
    const move = (isAway: boolean) => notice.current?.toggleAttribute(AWAY, isAway)

    const clear = (target: EventTarget | null) => {
      if (!(target instanceof Element) || !notice.current || notice.current.contains(target)) return
      clearTimeout(timer)
      const wasAway = notice.current.hasAttribute(AWAY)
      move(false)
      if (target.matches(PLACE) || !covers(target)) return
      if (wasAway) move(true)
      if (!covers(target)) return
      target.scrollIntoView({ block: 'center', behavior: 'instant' })
      timer = setTimeout(() => {
        if (document.activeElement !== target || !covers(target)) return
        move(!notice.current?.hasAttribute(AWAY))
      }, SCROLL_MS)
    }
    let isPressed = false
    const press = ({ type, pointerType }: PointerEvent) =>
      (isPressed = type === 'pointerdown' && pointerType === 'mouse')
    const onFocus = ({ target }: FocusEvent) => isPressed || clear(target)
    const onClick = () => {
      const focused = document.activeElement
      if (focused?.matches(':is(input, textarea, select):focus-visible')) clear(focused)
    }
    const listening = new AbortController()
    const listen = { capture: true, signal: listening.signal }
    for (const kind of ['pointerdown', 'pointerup', 'pointercancel'] as const)
      document.addEventListener(kind, press, listen)
    document.addEventListener('focusin', onFocus, listen)
    document.addEventListener('click', onClick, listen)
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [notice])
}
