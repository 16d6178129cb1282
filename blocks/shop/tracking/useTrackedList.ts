import { useEffect, useRef } from 'react'
import { trackItemList } from './tracking.ts'
import { useBlockContext } from '../../page/view.ts'

/**
 * Tells which products a list shows, and which joined as it grew; on the editor's canvas nothing. Source: C-390, CO-08.
 *
 * @param list its name or address; another one is tracked as a new list
 */
export function useTrackedList(list: string, codes: readonly string[]): void {
  const { mode } = useBlockContext()
  const told = useRef({ list, codes: new Set<string>() })
  const joined = codes.join('\n')
  useEffect(() => {
    if (mode !== 'shop' || joined === '') return
    if (told.current.list !== list) told.current = { list, codes: new Set() }
    const fresh = joined.split('\n').filter(code => !told.current.codes.has(code))
    if (fresh.length === 0) return
    for (const code of fresh) told.current.codes.add(code)
    trackItemList(list, fresh)
  }, [mode, list, joined])
}
