import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { CardSection } from '../../shop/catalogue/product-card/CardSection.tsx'
import { type ProductData, useProduct } from '../../shop/catalogue/product-detail/product-state.ts'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import type { RecentViewsOptions } from './block.ts'
import { useRecentProducts } from './useRecentProducts.ts'

/** Nothing until there are earlier views, and no place kept for them. Source: L-315, L-316, LO-38, LO-42. */
export function RecentViews(props: ViewProps<RecentViewsOptions, ProductData>) {
  return useIsBuilder() ? <EmptyBlock of="shop.recentViews" /> : <Earlier {...props} />
}

function Earlier({ options: { title, max }, data }: ViewProps<RecentViewsOptions, ProductData>) {
  const t = useTranslations('shop.recentViews')
  const { route } = useBlockContext()
  const place = useRef<HTMLDivElement>(null)
  const shown = useProduct(data)?.state.product.code
  const products = useRecentProducts(place, shown ?? (route.kind === 'product' ? route.code : undefined), max)
  return (
    <div ref={place}>
      {products.length > 0 && <CardSection title={title || t('title')} products={products} />}
    </div>
  )
}
