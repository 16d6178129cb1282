import { useCallback, useEffect, useRef, useState } from 'react'

/**
 * A list that comes in parts, one request at a time. A request that fails leaves it as it is, to be tried again.
 *
 * @param next resolves to the list with one part more; the same function as long as it asks for the same
 */
export function useGrowth<List>(
  first: List | (() => List),
  hasMore: (list: List) => boolean,
  next: (list: List) => Promise<List>,
) {
  const [list, setList] = useState(first)
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle')
  const isBusy = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const isLonger = hasMore(list)

  const loadMore = useCallback(async () => {
    if (isBusy.current || !isLonger) return
    isBusy.current = true
    setStatus('loading')
    try {
      const longer = await next(list)
      if (isGone.current) return
      setList(() => longer)
      setStatus('idle')
    } catch {
      // The list says so, and the shopper may try again.
      if (!isGone.current) setStatus('failed')
    } finally {
      isBusy.current = false
    }
  }, [list, isLonger, next])

  return { list, hasMore: isLonger, status, loadMore }
}
