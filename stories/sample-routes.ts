import type { AnyBlock } from '#blocks/page/define-block.ts'
import { CONTENT_ROUTE, type ShopRoute } from '#blocks/page/shop-route.ts'
import { productRoute } from '#blocks/testing/product-detail.ts'
import { listRoute } from '#blocks/testing/product-list.ts'

/** Addresses of blocks that show only what a certain one asks for. */
const OWN: Readonly<Record<string, ShopRoute>> = {
  breadcrumb: productRoute(),
  brandCategoryNav: listRoute({
    place: { kind: 'brand', code: 'northfell', name: 'Northfell', categoryCode: 'jackets' },
  }),
  emptyResult: listRoute({ search: 'keyword=missing&size=M' }),
  filterPanel: listRoute({ search: 'size=M&colour=green,multi&price=100-2000' }),
  sortBar: listRoute({ search: 'size=M&colour=green,multi&price=100-2000' }),
}

/** The address a block's stories stand at: a product's or a list's for blocks of those shells, a screen's own. */
export function sampleRoute({
  code,
  shell,
  isScreen,
}: Pick<AnyBlock, 'code' | 'shell' | 'isScreen'>): ShopRoute {
  const own = OWN[code]
  if (own) return own
  if (isScreen) return { kind: 'screen', screen: code, params: {} }
  return shell === 'product' ? productRoute() : shell === 'list' ? listRoute() : CONTENT_ROUTE
}
