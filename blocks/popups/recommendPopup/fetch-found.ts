import type { ComponentType } from 'react'
import { bagLines, bagStore } from '../../shop/cart/bag.ts'
import type { Recommendation } from '../../shop/catalogue/recommendations/find-recommendations.ts'
import type { ShowAfterAdd } from '../../shop/catalogue/just-added.ts'
import type { BlockContext } from '../../page/view.ts'

/** Recommendations for an add, and the view that draws them. */
export interface Found {
  readonly flag: ShowAfterAdd
  readonly items: readonly Recommendation[]
  readonly Cards: ComponentType<{ readonly items: readonly Recommendation[] }>
}

/**
 * Fetches the recommendations for an added product, and the code that shows them; `undefined` when there are none. Failures
 * are only logged. Source: L-323, L-324, L-328, C-100.
 *
 * @param added codes of the products added on this page, beside those the bag is known to hold
 */
export async function fetchFound(
  { api, loadTexts }: Pick<BlockContext, 'api' | 'loadTexts'>,
  flag: ShowAfterAdd,
  added: ReadonlySet<string>,
): Promise<Found | undefined> {
  try {
    const [{ findRecommendations }, { RecommendedCards }] = await Promise.all([
      import('../../shop/catalogue/recommendations/find-recommendations.ts'),
      import('./RecommendedCards.tsx'),
      loadTexts('product'),
    ])
    const held = bagLines(bagStore.get().bag).map(({ spuCode }) => spuCode)
    const items = await findRecommendations(api, flag.added, new Set([...added, ...held]))
    return items.length > 0 ? { flag, items, Cards: RecommendedCards } : undefined
  } catch (error) {
    console.warn('Recommendations could not be fetched.', error)
    return undefined
  }
}
