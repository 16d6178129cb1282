import { type RefObject, useEffect, useState } from 'react'

/** Elements that a pop-up never covers: what one chooses and buys with. */
const KEPT_CLEAR = '[data-kept-clear]'

/** `rootMargin` that leaves of the window what this box takes. */
const marginAround = ({ top, right, bottom, left }: DOMRect) =>
  [-top, right - innerWidth, bottom - innerHeight, -left].map(px => `${Math.round(px)}px`).join(' ')

/**
 * Returns true while the card would cover a control of the page, so that it hides until the shopper has scrolled on. The card
 * keeps its place and size meanwhile.
 */
export function useKeepClear(card: RefObject<HTMLElement | null>): boolean {
  const [covered, setCovered] = useState<ReadonlySet<Element>>(new Set())
  useEffect(() => {
    const controls = [...document.querySelectorAll(KEPT_CLEAR)]
    const shown = card.current
    if (!shown || controls.length === 0 || !('IntersectionObserver' in window)) return
    const note = (entries: readonly IntersectionObserverEntry[]) =>
      setCovered(before => {
        const now = new Set(before)
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) now.add(target)
          else now.delete(target)
        return now
      })
    let observer: IntersectionObserver | undefined
    const observe = () => {
      observer?.disconnect()
      if (!card.current) return
      setCovered(new Set())
      observer = new IntersectionObserver(note, {
        rootMargin: marginAround(card.current.getBoundingClientRect()),
      })
      for (const control of controls) observer.observe(control)
    }
    // Its pictures and the window set its size.
    const resizes = new ResizeObserver(observe)
    resizes.observe(shown)
    // It comes up from a little lower, where it may touch the buttons at the window's edge.
    shown.addEventListener('transitionend', observe)
    window.addEventListener('resize', observe)
    return () => {
      observer?.disconnect()
      resizes.disconnect()
      shown.removeEventListener('transitionend', observe)
      window.removeEventListener('resize', observe)
    }
  }, [card])
  return covered.size > 0
}
