import type { WireMoney } from '#locales/format.ts'
import { createStore, useStore } from './shared-state.ts'

/** A line of the bag, as reminders show it. */
export interface CartItem {
  readonly code: string
  readonly name: string
  /** Empty: none. */
  readonly image: string
  readonly href: string
  readonly price: WireMoney | null
  /** Can be ordered: on the shelf, in stock. */
  readonly isAvailable: boolean
}

/** What the bag holds, in short. */
export interface CartSummary {
  /** Dollars: the selected lines that can be ordered, after promotions, before postage. Source: LO-33. */
  readonly amount: number
  /** In the order they were put in. */
  readonly items: readonly CartItem[]
}

/**
 * The shopper's bag as far as this page knows it; nothing until somebody tells. Personal, so only ever filled in the
 * browser, by whatever calls the cart.
 */
export const cartSummary = createStore<{ readonly summary?: CartSummary | undefined }>({})

/** `undefined` while the bag is not known. */
export const useCartSummary = (): CartSummary | undefined => useStore(cartSummary).summary
