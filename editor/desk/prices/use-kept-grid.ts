import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { useEnvironment } from '../../kit/environment.ts'
import { keepWork, readWork, workKey } from '../collections/kept-work.ts'
import { createGrid } from './grid-store.ts'
import { editsOf, keptChanges } from './grid-work.ts'

/** Time between keystrokes and their copy in the browser. */
const KEEP_MS = 300

/** The grid of a visit. A copy of what is typed survives a closed tab, and is offered again. */
export function useKeptGrid(operator: string) {
  const { clock } = useEnvironment()
  const key = workKey(operator, 'prices', 'grid')
  const [grid] = useState(createGrid)
  const [offered, setOffered] = useState(() => readWork(key))
  const work = useStore(grid.store, state => state.work)
  useEffect(() => {
    if (offered) return
    const timer = setTimeout(() => keepWork(key, { at: clock(), changes: keptChanges(work) }), KEEP_MS)
    return () => clearTimeout(timer)
  }, [key, work, offered, clock])
  return {
    grid,
    work,
    offered,
    putBack() {
      grid.putBack(editsOf(offered?.changes ?? []))
      setOffered(undefined)
    },
    dropOffered() {
      keepWork(key, undefined)
      setOffered(undefined)
    },
  }
}
