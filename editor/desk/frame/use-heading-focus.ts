import { type RefObject, useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** Moves the focus to the heading of the screen in `content`. */
export function focusHeading(content: HTMLElement | null): void {
  const heading = content?.querySelector('h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Moves the focus to the heading of each screen that the operator goes to, so that keyboard and screen readers begin there. A field that
 * a screen has put the focus in keeps it, and so does the place of a screen that is loaded first.
 * @returns the ref of what the screens are in
 */
export function useHeadingFocus(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null)
  const { pathname, key } = useLocation()
  const isBack = useNavigationType() === 'POP'
  const before = useRef<string>(undefined)
  useEffect(() => {
    const isFirst = before.current === undefined && key === 'default'
    if (isFirst || before.current === pathname || content.current?.contains(document.activeElement)) {
      before.current = pathname
      return
    }
    before.current = pathname
    // The browser restores the place of a screen that is gone back to.
    if (!isBack) window.scrollTo(0, 0)
    focusHeading(content.current)
  }, [pathname, key, isBack])
  return content
}
