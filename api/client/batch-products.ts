import { getProductByCodeDocument } from '../generated/documents.ts'
import type { Api } from './api.ts'
import type { ProductCard } from './product-card.ts'

/** Codes one call names. The endpoint takes 250, but that many cards with the colours of their styles exceed its limit of complexity. */
const MAX_CODES = 100

/**
 * Collects the codes requested in one tick and requests them together. Nothing is cached.
 *
 * @param run how a document is sent
 */
export function batchProducts(run: Api['run']): Api['productsByCode'] {
  let waiting: { codes: Set<string>; cards: Promise<ReadonlyMap<string, ProductCard>> } | undefined

  const ask = async (codes: readonly string[]) => {
    const { shop } = await run(getProductByCodeDocument, { codes })
    return shop.productByCode
  }

  const startBatch = () => {
    const codes = new Set<string>()
    // A macrotask would be too late for a page that renders, a microtask too early for one that awaits before asking.
    const cards = Promise.resolve()
      .then(() => undefined)
      .then(async () => {
        waiting = undefined
        const all = [...codes]
        const parts: string[][] = []
        for (let from = 0; from < all.length; from += MAX_CODES) parts.push(all.slice(from, from + MAX_CODES))
        const answers = await Promise.all(parts.map(ask))
        return new Map(answers.flat().map(card => [card.code, card] as const))
      })
    return { codes, cards }
  }

  return async codes => {
    if (codes.length === 0) return []
    waiting ??= startBatch()
    for (const code of codes) waiting.codes.add(code)
    const cards = await waiting.cards
    return [...new Set(codes)].flatMap(code => cards.get(code) ?? [])
  }
}
