import { DAY_MS, epochMs } from '#locales/hong-kong.ts'
import type { ProductCard } from '#api/client/product-card.ts'
import type { CSSProperties } from 'react'
import { colourForm } from '../../../page/colour-form.ts'
import { earliest } from '../../../page/earliest.ts'

/** Time a product counts as new after its first listing, ms: 14 days. Source: L-409, C-094, CO-41. */
export const NEW_FOR_MS = 14 * DAY_MS
/** At this many units or fewer, but not none, stock counts as low. Source: L-410, CO-27. */
const LOW_STOCK = 2

/** The moment a product stops being new, epoch ms. */
const newUntil = ({ firstListTime }: Pick<ProductCard, 'firstListTime'>) =>
  epochMs(firstListTime) + NEW_FOR_MS

/** First listed strictly later than 14 × 24 h ago, and listed at all. Source: L-409, C-148, CO-41. */
export const isNew = (product: Pick<ProductCard, 'firstListTime'>, now: number) =>
  newUntil(product) > Math.max(now, NEW_FOR_MS)

/** End of the next “new” label among these products; `undefined` when none shows. A finished page holds until then. */
export function newLabelChangesAt(products: readonly ProductCard[], now: number): number | undefined {
  return earliest(products.filter(product => isNew(product, now)).map(newUntil))
}

/** On the shelf and with a price; gifts have none. Off-shelf products are never listed. Source: L-216, L-268. */
export const isSellable = ({ onShelves, price }: Pick<ProductCard, 'onShelves' | 'price'>) =>
  onShelves && price !== null

export type StockState = 'inStock' | 'low' | 'soldOut'

/** Source: L-410, CO-24, CO-27. */
export function stockState(inventory: number): StockState {
  if (inventory <= 0) return 'soldOut'
  return inventory <= LOW_STOCK ? 'low' : 'inStock'
}

/**
 * Whole percent off the list price, from 1 to 99; `undefined` when nothing is off. Source: C-144, C-213, CO-45.
 */
export function percentOff({ listPrice, price }: Pick<ProductCard, 'listPrice' | 'price'>) {
  if (!listPrice || !price || price.amount >= listPrice.amount) return undefined
  return Math.min(99, Math.max(1, Math.round((1 - price.amount / listPrice.amount) * 100)))
}

/** Up to 10 as it is, above rounded down to tens: 37 is `{ count: 30, isMore: true }`. Source: C-146, CO-42. */
export const roundedCount = (count: number) =>
  count > 10 ? { count: Math.floor(count / 10) * 10, isMore: true } : { count, isMore: false }

export interface Ribbon {
  readonly text: string
  /** Its own colours; the style sheet has the theme's. */
  readonly style: CSSProperties
}

/**
 * A promotion label `text|background|text colour`. Missing or malformed colours are left out; without text there
 * is no ribbon. Source: C-063, C-150, CO-31.
 */
export function promotionRibbon(label: string): Ribbon | undefined {
  const [text = '', background = '', colour = ''] = label.split('|').map(part => part.trim())
  if (!text) return undefined
  return {
    text,
    style: { background: colourForm(background), color: colourForm(colour) },
  }
}
