import {
  RECOMMENDED_PAGE_SIZE,
  type RecommendedPage,
  recommendedPage,
} from '#api/client/product/recommendations.ts'
import { useCallback } from 'react'
import { useBlockContext } from '../../page/view.ts'
import type { GrowingList } from '../../shop/catalogue/product-list/GrowingGrid.tsx'
import { useGrowth } from '../../shop/catalogue/product-list/useGrowth.ts'
import type { RecommendedListOptions } from './block.ts'
import { recommendedBy } from './recommended-by.ts'

/** `page` behind `list`, as one page; a product that both hold, because the catalogue changed in between, shows once. */
function joined(list: RecommendedPage, page: RecommendedPage): RecommendedPage {
  const shown = new Set(list.edges.map(({ node }) => node.code))
  return { ...page, edges: [...list.edges, ...page.edges.filter(({ node }) => !shown.has(node.code))] }
}

const hasMore = ({ pageInfo }: RecommendedPage) => pageInfo.hasNextPage

/** A recommended list from its first page on. Source: C-121. */
export function useRecommendedPages(options: RecommendedListOptions, first: RecommendedPage): GrowingList {
  const { api } = useBlockContext()
  const next = useCallback(
    async (list: RecommendedPage) =>
      joined(list, await recommendedPage(api, recommendedBy(options), list.pageInfo.endCursor ?? undefined)),
    [api, options],
  )
  const { list, ...growth } = useGrowth(first, hasMore, next)
  return {
    ...growth,
    products: list.edges.map(({ node }) => node),
    coming: Math.min(RECOMMENDED_PAGE_SIZE, Math.max(0, list.pageInfo.totalCount - list.edges.length)),
  }
}
