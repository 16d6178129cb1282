import type { ProductCard } from '#api/client/product-card.ts'

/** A product as one of the colours of its style. Source: C-056 `styleProducts`. */
export type CardColour = ProductCard['styleProducts'][number]

/** Swatches on one card; the product page shows all. Ours. */
const MAX_SWATCHES = 5

interface CardColours {
  readonly shown: readonly CardColour[]
  /** Number of colours that are not shown. */
  readonly more: number
}

/** The colours of a product's style that a card shows, its own always among them; none where there is no choice. */
export function cardColours({ code, styleProducts }: ProductCard): CardColours {
  const named = styleProducts.filter(({ colour }) => colour !== null)
  const own = named.find(colour => colour.code === code)
  if (!own || named.length < 2) return { shown: [], more: 0 }
  const first = named.slice(0, MAX_SWATCHES)
  const shown = first.includes(own) ? first : [...first.slice(0, -1), own]
  return { shown, more: named.length - shown.length }
}
