import { type RefObject, useEffect, useRef } from 'react'

/**
 * Tells the editor when an element changes its size, which moves what lies below. The document itself is never shorter than the screen:
 * on a short page only its parts tell.
 * @returns the element's ref
 */
export function useToldSize<Told extends Element>({
  onLayout,
}: {
  readonly onLayout: (element: Told) => void
}): RefObject<Told | null> {
  const element = useRef<Told>(null)
  useEffect(() => {
    const told = element.current
    if (!told) return
    const sizes = new ResizeObserver(() => onLayout(told))
    sizes.observe(told)
    return () => sizes.disconnect()
  }, [onLayout])
  return element
}
