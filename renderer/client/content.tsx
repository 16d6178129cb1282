import type { IslandsPayload } from '../build/payload.ts'
import { BlockProviders } from '../view/providers.tsx'
import { wakeIslands } from './islands.tsx'
import { startOutlets } from './Outlets.tsx'
import { startOwnPrices } from './own-prices.ts'
import { contextOf, type Shop, type Surround } from './page-context.ts'

/** Brings a content page alive: its live blocks, and nothing of the page around them. A link leads to the next document. */
export function startContent(page: IslandsPayload, shop: Shop): void {
  const surround: Surround = (context, children) => (
    <BlockProviders context={context} messages={shop.texts.messages}>
      {children}
    </BlockProviders>
  )
  const context = contextOf(page, shop)
  wakeIslands(page, { context, surround })
  startOutlets(context, surround)
  startOwnPrices(page, context, shop.texts.messages)
}
