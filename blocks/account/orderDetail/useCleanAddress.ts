import { useBlockContext } from '../../page/view.ts'
import { useEffect } from 'react'

const TEMP_TOKEN = 'tempToken'

/**
 * Removes the token of a single order from the address, so that the shopper does not share it in a link and the history does
 * not keep it. Source: M-078, L-009, MO-84.
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
