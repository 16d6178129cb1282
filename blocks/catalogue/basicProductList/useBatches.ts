import { onShelfProducts } from '#api/client/product/product-list.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import { useCallback } from 'react'
import { useBlockContext } from '../../page/view.ts'
import type { GrowingList } from '../../shop/catalogue/product-list/GrowingGrid.tsx'
import { useGrowth } from '../../shop/catalogue/product-list/useGrowth.ts'
import {
  BATCH_SIZE,
  comingCount,
  emptyList,
  hasMore,
  type ListState,
  nextBatch,
  show,
  take,
} from './list-state.ts'

/** The list as far as it shows, and how to get more of it. `first` is what the server asked for. */
export function useBatches(codes: readonly string[], first: readonly ProductCard[]): GrowingList {
  const { api } = useBlockContext()
  const next = useCallback(
    (list: ListState) => nextBatch(list, wanted => onShelfProducts(api, wanted)),
    [api],
  )
  const { list, ...growth } = useGrowth(() => show(take(emptyList(codes), first)), hasMore, next)
  return { ...growth, products: list.shown, coming: Math.min(BATCH_SIZE, comingCount(list)) }
}
