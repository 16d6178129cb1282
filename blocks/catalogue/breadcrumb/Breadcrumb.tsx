import { Breadcrumb as Trail } from '#ui/breadcrumb/Breadcrumb.tsx'
import { useTranslations } from 'use-intl'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { type ProductData, useProduct } from '../../shop/catalogue/product-detail/product-state.ts'
import { useBlockContext, type ViewProps } from '../../page/view.ts'
import type { BreadcrumbOptions } from './block.ts'
import { listKind, listTrail, productTrail } from './trail.ts'

type Steps = readonly { readonly label: string; readonly href?: string }[]

/** The way from the home page to the product or list. Source: Shells. */
export function Breadcrumb({ options, data }: ViewProps<BreadcrumbOptions, ProductData>) {
  const t = useTranslations('shop.breadcrumb')
  const steps = useSteps(data)
  if (!steps) return <EmptyBlock of="shop.breadcrumb" />
  const home = options.showHome ? [{ label: t('home'), href: '/' }] : []
  return <Trail crumbs={[...home, ...steps]} />
}

/** Steps after the home page; `undefined` where the page is neither product nor list. */
function useSteps(data: ProductData): Steps | undefined {
  const t = useTranslations('shop.breadcrumb')
  const { route } = useBlockContext()
  const product = useProduct(data)?.state.product
  const linked = (trail: ReturnType<typeof listTrail>) =>
    trail.map(({ name: label, href }) => ({ label, href }))
  if (route.kind === 'list') {
    const kind = listKind(route)
    const last = kind === 'search' ? t('search', { keyword: route.query.keyword }) : t('everything')
    return [...linked(listTrail(route)), ...(kind === 'place' ? [] : [{ label: last }])]
  }
  if (route.kind !== 'product' || !product) return undefined
  return [...linked(productTrail(product.categories, route.section)), { label: product.title }]
}
