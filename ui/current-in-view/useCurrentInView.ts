import { type RefObject, useEffect, useRef } from 'react'

/**
 * Moves a row that scrolls sideways until its current link (`aria-current`) is in the middle; the page itself stays where it is.
 * At first only a row that is still at its start moves, because the reader may have scrolled it already.
 * @param at changes when another link has become the current one; needed where the row outlives that
 */
export function useCurrentInView<Row extends HTMLElement>(at?: string): RefObject<Row | null> {
  const row = useRef<Row>(null)
  const before = useRef(at)
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    const isNew = before.current !== at
    before.current = at
    if (!row.current || !current || (row.current.scrollLeft !== 0 && !isNew)) return
    const { left, right } = row.current.getBoundingClientRect()
    const link = current.getBoundingClientRect()
    row.current.scrollLeft += (link.left + link.right - left - right) / 2
  }, [at])
  return row
}
