import { useEffect, useState } from 'react'
import { AT_REST, type Hover, hoverStep } from './hover-timing.ts'

/** False for fingers, which leave `:hover` on what they pressed last. */
const hasMouse = () => typeof window.matchMedia === 'function' && window.matchMedia('(hover: hover)').matches

/**
 * Returns true if the panel at an element is open: a mouse opens it by resting there, leaving or Escape closes it. A press goes through
 * to what is pressed. A mouse that has rested there since before the panel's code arrived opens it too. Source: L-028, L-065 … L-067, LO-75.
 *
 * @param place watched, what is drawn inside it included
 */
export function useHoverPanel(place: HTMLElement): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    let hover: Hover = AT_REST
    let timer: ReturnType<typeof setTimeout> | undefined
    const on = (event: Parameters<typeof hoverStep>[1]) => {
      hover = hoverStep(hover, event, performance.now())
      clearTimeout(timer)
      // A timer may ring a hair early; ticking again is all that takes.
      if (hover.dueAt !== undefined)
        timer = setTimeout(on, Math.max(0, Math.ceil(hover.dueAt - performance.now())), 'tick')
      setOpen(hover.isOpen)
    }
    const quit = new AbortController()
    const listen = (target: EventTarget, type: string, heard: (event: Event) => void) =>
      target.addEventListener(type, heard, quit)
    const byMouse = (event: 'enter' | 'leave') => (given: Event) => {
      if (!('pointerType' in given) || given.pointerType === 'mouse') on(event)
    }
    listen(place, 'pointerenter', byMouse('enter'))
    listen(place, 'pointerleave', byMouse('leave'))
    // Inside the open panel the keyboard holds it too.
    listen(place, 'focusin', () => hover.isOpen && on('enter'))
    listen(place, 'focusout', ({ relatedTarget }: FocusEvent | (Event & { relatedTarget?: unknown })) => {
      if (!(relatedTarget instanceof Node && place.contains(relatedTarget)) && !place.matches(':hover'))
        on('leave')
    })
    listen(document, 'keydown', event => 'key' in event && event.key === 'Escape' && on('close'))
    listen(place, 'click', ({ target }) => target instanceof Element && target.closest('a') && on('close'))
    if (place.matches(':hover') && hasMouse()) on('enter')
    return () => {
      quit.abort()
      clearTimeout(timer)
    }
  }, [place])
  return isOpen
}
