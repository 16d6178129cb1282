import type { ProductCard as Product } from '#api/client/product-card.ts'
import type { ReactNode } from 'react'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { PlaceholderCard } from '../../shop/catalogue/product-card/PlaceholderCard.tsx'
import { ProductCard } from '../../shop/catalogue/product-card/ProductCard.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import type { ProductTabsOptions } from './block.ts'
import { type Panel, TabbedStrips } from './TabbedStrips.tsx'
import { stockedTabs, type Tab, tabsOf } from './tabs.ts'

interface Data {
  readonly products?: readonly Product[] | undefined
}

/**
 * Empty where the products could not be had (L-172). On the editor's canvas every tab shows, with placeholders where it has no products.
 * Source: L-213 … L-217, L-162, LO-24.
 */
export function ProductTabs({ id, options, data }: ViewProps<ProductTabsOptions, Data>) {
  const tabs = tabsOf(options)
  const stocked = stockedTabs(tabs, data.products ?? []).map(productPanel)
  const panels = useIsBuilder()
    ? tabs.map(tab => stocked.find(({ number }) => number === tab.number) ?? placeholderPanel(tab))
    : stocked
  return panels.length === 0 ? <EmptyBlock /> : <TabbedStrips id={id} panels={panels} />
}

const card = (key: string, content: ReactNode) => ({ key, content })

const placeholderPanel = ({ number, name, codes }: Tab): Panel => ({
  number,
  name,
  cards: codes.map(code => card(code, <PlaceholderCard code={code} />)),
})

const productPanel = ({
  number,
  name,
  products,
}: Tab & { readonly products: readonly Product[] }): Panel => ({
  number,
  name,
  cards: products.map(product => card(product.code, <ProductCard product={product} />)),
})
