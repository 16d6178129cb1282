import { useEffect, useState } from 'react'
import { useBlockContext } from '../../page/view.ts'
import type { Branch, NavEntry } from './nav-entry.ts'

interface ShownBranch {
  readonly children: readonly NavEntry[]
  readonly isLoading: boolean
}

/**
 * Entries below a menu entry. Those that did not come with the page are loaded when the entry is opened. If that fails, the link to the
 * whole category remains, and opening the entry again retries.
 */
export function useBranch({ children, more }: NavEntry, isOpen: boolean): ShownBranch {
  const { api } = useBlockContext()
  const [loaded, setLoaded] = useState<{ readonly of: Branch; readonly children: readonly NavEntry[] }>()
  const [failed, setFailed] = useState<Branch>()
  const isHere = loaded !== undefined && loaded.of === more
  const isAsked = isOpen && more !== undefined && !isHere
  useEffect(() => {
    if (!isAsked) return
    let isGone = false
    import('./header-menu.ts')
      .then(({ loadBranch }) => loadBranch(api, more))
      .then(
        found => isGone || setLoaded({ of: more, children: found }),
        () => isGone || setFailed(more), // the link to all of it is there
      )
    return () => {
      isGone = true
    }
  }, [isAsked, more, api])
  return { children: isHere ? loaded.children : children, isLoading: isAsked && failed !== more }
}
