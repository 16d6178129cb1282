import { useEffect, useRef, useState } from 'react'

/** Room for rounding in scroll positions, px. */
const SLACK = 2

/** A column that scrolls by itself and by two buttons, which rest at its ends. */
export function useColumn() {
  const ref = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: false })

  useEffect(() => {
    const column = ref.current
    if (!column) return
    const report = () => {
      const { scrollTop, scrollHeight, clientHeight } = column
      setEnds({ isAtStart: scrollTop <= SLACK, isAtEnd: scrollTop + clientHeight >= scrollHeight - SLACK })
    }
    column.addEventListener('scroll', report, { passive: true })
    return () => column.removeEventListener('scroll', report)
  }, [])

  return {
    ref,
    ...ends,
    /** A column's height on or back. */
    turn: (by: 1 | -1) => {
      const column = ref.current
      column?.scrollBy({ top: by * column.clientHeight, behavior: 'smooth' })
    },
  }
}
