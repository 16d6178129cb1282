import type { BlockContext } from '#blocks/page/view.ts'
import { shopperStore } from '#blocks/shop/session/shopper.ts'
import type { AbstractIntlMessages } from 'use-intl'
import type { PageFacts } from '../build/payload.ts'

/**
 * Shows members their own prices once the session is known, and visitors' prices again when the session ends. Visitors load
 * nothing for it. Returns a function that stops it. Source: C-207 … C-209.
 */
export function startOwnPrices(
  page: PageFacts,
  context: BlockContext,
  messages: AbstractIntlMessages,
): () => void {
  let isShown = false
  const look = async () => {
    const { shopper } = shopperStore.get()
    if (!shopper || shopper.isVisitor === !isShown) return
    isShown = !isShown
    const { forgetOwnPrices, showOwnPrices } = await import('./show-own-prices.ts')
    if (isShown) await showOwnPrices(page, context, messages)
    else forgetOwnPrices()
  }
  // Without an answer the page keeps the prices it came with.
  const lookQuietly = () => void look().catch(() => undefined)
  lookQuietly()
  return shopperStore.subscribe(lookQuietly)
}
