import {
  RECOMMENDED_PAGE_SIZE,
  type RecommendedPage,
  recommendedPage,
} from '#api/client/product/recommendations.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBlockContext } from '../../page/view.ts'
import type { GrowingList } from '../../shop/catalogue/product-list/GrowingGrid.tsx'
import type { RecommendedListOptions } from './block.ts'
import { recommendedBy } from './recommended-by.ts'

/** `page` behind `list`, as one page; a product that both hold, because the catalogue changed in between, shows once. */
function joined(list: RecommendedPage, page: RecommendedPage): RecommendedPage {
  const shown = new Set(list.edges.map(({ node }) => node.code))
  return { ...page, edges: [...list.edges, ...page.edges.filter(({ node }) => !shown.has(node.code))] }
}

/** A recommended list from its first page on. A request that fails leaves it as it is, to be tried again. Source: C-121. */
export function useRecommendedPages(options: RecommendedListOptions, first: RecommendedPage): GrowingList {
  const { api } = useBlockContext()
  const [list, setList] = useState(first)
  const [status, setStatus] = useState<GrowingList['status']>('idle')
  const isBusy = useRef(false)
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const { hasNextPage, endCursor, totalCount } = list.pageInfo

  const loadMore = useCallback(async () => {
    if (isBusy.current || !hasNextPage) return
    isBusy.current = true
    setStatus('loading')
    try {
      const next = await recommendedPage(api, recommendedBy(options), endCursor ?? undefined)
      if (isGone.current) return
      setList(current => joined(current, next))
      setStatus('idle')
    } catch {
      // The list says so, and the shopper may try again.
      if (!isGone.current) setStatus('failed')
    } finally {
      isBusy.current = false
    }
  }, [api, options, hasNextPage, endCursor])

  return {
    products: list.edges.map(({ node }) => node),
    hasMore: hasNextPage,
    coming: Math.min(RECOMMENDED_PAGE_SIZE, Math.max(0, totalCount - list.edges.length)),
    status,
    loadMore,
  }
}
