import { onShelfProducts } from '#api/client/product/product-list.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlockContext } from '../../page/view.ts'
import { BATCH_SIZE, comingCount, emptyList, hasMore, nextBatch, show, take } from './list-state.ts'

type Status = 'idle' | 'loading' | 'failed'

/**
 * The list as far as it shows, and how to get more of it. `first` is what the server asked for. A request that fails
 * leaves the list as it is, to be tried again.
 */
export function useBatches(codes: readonly string[], first: readonly ProductCard[]) {
  const { api } = useBlockContext()
  const [list, setList] = useState(() => show(take(emptyList(codes), first)))
  const [status, setStatus] = useState<Status>('idle')
  const isBusy = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])

  const loadMore = useCallback(async () => {
    if (isBusy.current || !hasMore(list)) return
    isBusy.current = true
    setStatus('loading')
    try {
      const next = await nextBatch(list, wanted => onShelfProducts(api, wanted))
      if (isGone.current) return
      setList(next)
      setStatus('idle')
    } catch {
      // Said to the shopper, who may try again.
      if (!isGone.current) setStatus('failed')
    } finally {
      isBusy.current = false
    }
  }, [api, list])

  const coming = Math.min(BATCH_SIZE, comingCount(list))
  return { products: list.shown, hasMore: hasMore(list), coming, status, loadMore }
}
