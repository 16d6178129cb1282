import { shopperStore } from '#blocks/shop/session/shopper.ts'
import type { PageFacts } from '../build/payload.ts'
import type { Surroundings } from './page-context.ts'

/**
 * Shows members their own prices on a page once it is known who shops, and visitors' prices again when a member's session ends.
 * Visitors load nothing for it. Returns what ends it when another page takes this one's place. Source: C-207 … C-209.
 */
export function startOwnPrices(page: PageFacts, surroundings: Surroundings): () => void {
  let isShown = false
  const look = async () => {
    const { shopper } = shopperStore.get()
    if (!shopper || shopper.isVisitor === !isShown) return
    isShown = !isShown
    const { forgetOwnPrices, showOwnPrices } = await import('./show-own-prices.tsx')
    if (isShown) await showOwnPrices(page, surroundings)
    else forgetOwnPrices()
  }
  // Without an answer the page keeps the prices it came with.
  const lookQuietly = () => void look().catch(() => undefined)
  lookQuietly()
  return shopperStore.subscribe(lookQuietly)
}
