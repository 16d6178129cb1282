import { useBlockContext } from '../../page/view.ts'
import { useEffect } from 'react'

const TEMP_TOKEN = 'tempToken'

/**
 * Takes out of the address what it brought to see one order with, so that nobody passes it on with a link or finds it in the
 * history. Source: M-078, L-009, MO-84.
 */
export function useCleanAddress(): void {
  const { go } = useBlockContext()
  useEffect(() => {
    const { pathname, search, hash } = window.location
    const query = new URLSearchParams(search)
    if (!query.has(TEMP_TOKEN)) return
    query.delete(TEMP_TOKEN)
    const rest = query.toString()
    go(pathname + (rest && `?${rest}`) + hash, { replace: true, isHere: true })
  }, [go])
}
