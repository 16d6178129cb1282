import { exchangePage } from '#api/client/product/exchange-products.ts'
import type { ProductPromotion } from '#api/client/product/product-detail.ts'
import { useState } from 'react'
import { useBlockContext } from '../../page/view.ts'

/** A promotion's add-on products: the first page from the start, the next ones on request. Source: C-203. */
export function useExchangePages(productCode: string, { code, exchangeProducts: first }: ProductPromotion) {
  const { api } = useBlockContext()
  const [pages, setPages] = useState([first])
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const { hasNextPage, endCursor } = (pages.at(-1) ?? first).pageInfo
  const more = async () => {
    if (!endCursor || state === 'loading') return
    setState('loading')
    try {
      const page = await exchangePage(api, { productCode, promotionCode: code, after: endCursor })
      const end = { ...first, edges: [], pageInfo: { ...first.pageInfo, hasNextPage: false } }
      setPages([...pages, page ?? end])
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  const offers = pages.flatMap(({ edges }) => edges.map(({ node }) => node))
  // A list that changed between two pages may name a product again.
  const once = [...new Map(offers.map(offer => [offer.product.code, offer])).values()]
  return { offers: once, hasMore: hasNextPage && endCursor !== null, state, more }
}
