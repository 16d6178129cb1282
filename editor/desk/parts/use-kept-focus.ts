import { type RefObject, useEffect, useRef } from 'react'

const ROW = 'tbody > tr, li, [role="row"]'
const CONTROL = 'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled)'

/** Row that had the keyboard, and its place in its list. */
interface Place {
  readonly row: Element
  readonly list: Element
  readonly at: number
}

/** The screen, or the dialog over it. */
const scopeOf = (element: Element, screen: Element) => element.closest('dialog') ?? screen

function placeOf(element: Element): Place | undefined {
  const row = element.closest(ROW)
  const list = row?.parentElement
  return row && list ? { row, list, at: [...list.children].indexOf(row) } : undefined
}

/** The row that took the place, its own list permitting, then the heading. */
function focusNext({ list, at }: Place, scope: Element): void {
  const row = list.children[Math.min(at, list.children.length - 1)]
  const next =
    list.isConnected && row
      ? row.matches('[tabindex]')
        ? row
        : (row.querySelector(CONTROL) ?? scope.querySelector('h1, h2'))
      : scope.querySelector('h1, h2')
  if (next instanceof HTMLElement) {
    if (!next.matches(`${CONTROL}, [tabindex]`)) next.tabIndex = -1
    next.focus()
  }
}

/**
 * Keeps the keyboard in the list when the row that has it goes, at once or after a question: on the row that follows, else on the one
 * before, else on the heading.
 * @returns the screen's ref
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const screen = useRef<HTMLElement>(null)
  useEffect(() => {
    const root = screen.current
    if (!root) return undefined
    const places = new Map<Element, Place | undefined>()
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element) places.set(scopeOf(target, root), placeOf(target))
    }
    const onChange = () => {
      for (const [scope, place] of places) {
        if (!place || place.row.isConnected) continue
        if (!scope.isConnected) places.delete(scope)
        else if (document.activeElement === document.body) {
          places.delete(scope)
          return focusNext(place, scope)
        }
      }
    }
    const observer = new MutationObserver(onChange)
    observer.observe(root, { childList: true, subtree: true, attributeFilter: ['open'] })
    root.addEventListener('focusin', onFocus)
    return () => {
      observer.disconnect()
      root.removeEventListener('focusin', onFocus)
    }
  }, [])
  return screen
}
