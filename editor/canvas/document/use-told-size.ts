import { type RefObject, useEffect, useRef } from 'react'
import type { CanvasHost } from '../port.ts'

/**
 * Tells the editor when an element changes its size, which moves what lies below. The document itself is never shorter than the screen:
 * on a short page only its parts tell.
 * @returns the element's ref
 */
export function useToldSize<Told extends Element>({
  onLayout,
}: Pick<CanvasHost, 'onLayout'>): RefObject<Told | null> {
  const element = useRef<Told>(null)
  useEffect(() => {
    if (!element.current) return
    const sizes = new ResizeObserver(() => onLayout())
    sizes.observe(element.current)
    return () => sizes.disconnect()
  }, [onLayout])
  return element
}
