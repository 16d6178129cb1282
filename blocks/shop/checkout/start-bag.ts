import type { Api } from '#api/client/api.ts'
import type { Bag } from '#api/client/cart/cart.ts'
import { bagStore, failBag, followOtherTabs, reloadBag, showBag } from '../cart/bag.ts'
import { cartSummary } from '../cart/cart-summary.ts'

export { failBag }

const ZERO = { amount: 0 }
/** Bag of a shopper without an earlier session. */
const EMPTY: Bag = {
  version: 0,
  ableCartItems: [],
  disableCartItems: [],
  activities: [],
  goDollar: null,
  calculation: {
    amount: ZERO,
    productAmount: ZERO,
    discount: ZERO,
    coupon: ZERO,
    postage: ZERO,
    missingToFreeFreight: null,
    deductionAmount: ZERO,
    discountCodes: [],
    availableCoupons: [],
    count: 0,
    userErrors: [],
  },
}

interface Start {
  readonly isKnown?: boolean
  /** With both of these the mini cart leads to checkout. Source: L-068. */
  readonly isVisitor?: () => Promise<boolean>
  readonly go?: (href: string) => void
}

/**
 * Reads the bag when a page has found its session, and follows what other tabs do to it. A shopper who has just got a session has
 * nothing in the bag, so nothing is asked. Source: C-166, C-167, M-017.
 */
export async function startBag(api: Api, { isKnown = true, isVisitor, go }: Start = {}): Promise<void> {
  // Most pages change nothing.
  const actions = async () => (await import('../cart/bag-actions.ts')).bagActions(api)
  followOtherTabs(api)
  const skuOf = (lineId: string) =>
    bagStore.get().bag?.ableCartItems.find(item => item.lineId === lineId)?.sku?.code
  cartSummary.set(state => ({
    ...state,
    actions: {
      refetch: async lineIds => {
        const skus = lineIds.flatMap(id => skuOf(id) ?? [])
        const isSelected = (code: string) =>
          bagStore.get().bag?.ableCartItems.find(({ sku }) => sku?.code === code)?.selected
        const missing = skus.filter(code => !isSelected(code))
        await (missing.length > 0 ? (await actions()).select(missing, true) : reloadBag(api))
      },
      setQuantity: async (lineId, quantity) => (await actions()).setQuantity(lineId, quantity),
      ...(isVisitor &&
        go && {
          checkout: async ({ couponCodes, origin }) => {
            const { enterCheckout } = await import('./enter-checkout.ts')
            return enterCheckout({ api, origin, couponCodes, isVisitor, go })
          },
        }),
    },
  }))
  if (isKnown) await reloadBag(api)
  else if (!bagStore.get().bag) showBag(EMPTY)
}
