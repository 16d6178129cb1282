import type { WireMoney } from '#locales/format.ts'
import { createStore, useStore } from '#ui/store/store.ts'

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

/** Source: L-072, CO-51. */
type CartLineType = 'SALABLE_PRODUCT' | 'GIFT' | 'ATTACHED_PRODUCT'

/** A line of the bag, as the mini cart shows it. Source: L-071, C-169. */
export interface CartLine {
  readonly lineId: string
  readonly lineType: CartLineType
  /** Of the activity that brought it in; empty for none. */
  readonly activityId: string
  readonly quantity: number
  readonly spuCode: string
  readonly spuTitle: string
  readonly selected: boolean
  readonly disabled: boolean
  readonly inventory: number
  /** Unit price when it was put in. */
  readonly addCartPrice: WireMoney | null
  /** Unit price now, after promotions. */
  readonly promoPrice: WireMoney
  readonly listPrice: WireMoney
  readonly sku: {
    readonly code: string
    readonly inventory: number
    readonly options: readonly { readonly name: string; readonly value: string }[]
    readonly product: {
      readonly title: string
      readonly brandList: readonly { readonly name: string }[]
      readonly onShelves: boolean
    }
  }
  /** Empty: none. */
  readonly image: string
  readonly href: string
}

/** Bag in short. */
export interface CartSummary {
  /** Dollars: the selected lines that can be ordered, after promotions, before postage. Source: LO-33. */
  readonly amount: number
  /** In the order they were put in. */
  readonly items: readonly CartItem[]
  /** The same bag for the mini cart. */
  readonly lines?: readonly CartLine[]
  /** Units of its available lines, for the sign in the header. Source: LO-74. */
  readonly count?: number
  /** Coupons the shopper has chosen. Source: L-068. */
  readonly couponCodes?: readonly string[]
}

/** Actions of the mini cart on the bag. Source: L-068, L-070, L-078, C-340. */
export interface CartActions {
  /** Asks for the bag again, with these lines selected beside those that are. */
  readonly refetch: (selectLineIds: readonly string[]) => Promise<void>
  /** Resolves to the shop's errors; an empty list means done. */
  readonly setQuantity: (lineId: string, quantity: number) => Promise<readonly { readonly message: string }[]>
  /** Goes to checkout; falsy when nothing could be ordered and the bag was refreshed instead. Absent where there is no checkout. Source: L-069, CO-129. */
  readonly checkout?: (ask: {
    readonly couponCodes: readonly string[]
    readonly origin: 'miniCart'
  }) => Promise<unknown>
}

interface State {
  readonly summary?: CartSummary | undefined
  /** Absent until something that can call the cart is there. */
  readonly actions?: CartActions | undefined
}

/**
 * The shopper's bag as far as this page knows it; `undefined` until it was read. Personal, so only ever filled in the
 * browser, by whatever calls the cart.
 */
export const cartSummary = createStore<State>({})

/** `undefined` while the bag is not known. */
export const useCartSummary = (): CartSummary | undefined => useStore(cartSummary).summary
