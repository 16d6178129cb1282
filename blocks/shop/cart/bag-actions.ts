import type { Api } from '#api/client/api.ts'
import { bagCalls } from '#api/client/cart/cart-changes.ts'
import type { Bag, BagAnswer, BagItem, BagLine } from '#api/client/cart/cart.ts'
import { bagStore, showBag, takeBag } from './bag.ts'

/** A change of lines that shows at once, before the shop has answered. */
type Guess = (bag: Bag) => Bag

const withItems = (bag: Bag, change: (item: BagItem) => BagItem | undefined): Bag => ({
  ...bag,
  ableCartItems: bag.ableCartItems.flatMap(item => change(item) ?? []),
  disableCartItems: bag.disableCartItems.flatMap(item => change(item) ?? []),
})

/** Changes of the bag. Each resolves to the shop's errors; an empty list means done. */
export interface BagActions {
  readonly setQuantity: (lineId: string, quantity: number) => Promise<BagAnswer['userErrors']>
  readonly remove: (lineId: string) => Promise<BagAnswer['userErrors']>
  readonly add: (line: BagLine) => Promise<BagAnswer['userErrors']>
  /** Puts back what `remove` took: same sku, quantity and promotion. */
  readonly putBack: (item: BagItem) => Promise<BagAnswer['userErrors']>
  readonly select: (skuCodes: readonly string[], selected: boolean) => Promise<BagAnswer['userErrors']>
  /** Another SKU takes the place of one, in one step. Source: C-331. */
  readonly changeSku: (
    oldSkuCode: string,
    next: {
      readonly skuCode: string
      readonly quantity: number
      /** Of an add-on, which stays within the offers of its promotion. */
      readonly activityId?: string
    },
  ) => Promise<BagAnswer['userErrors']>
  readonly chooseGift: (activityId: string, skuCode: string) => Promise<BagAnswer['userErrors']>
  /** A code as typed, or the number of a coupon. */
  readonly applyCoupon: (couponCode: string) => Promise<BagAnswer['userErrors']>
  readonly removeCoupon: (couponCode: string) => Promise<BagAnswer['userErrors']>
  /** Whole GO DOLLAR; `null` for as much as balance and bag allow. */
  readonly payWithGoDollar: (amount: number | null) => Promise<BagAnswer['userErrors']>
}

/**
 * Changes go to the shop one after the other. The bag shows what the shopper did at once; the shop's answer replaces it, and where the
 * call fails the bag goes back to what it was. Source: C-174, C-175, C-185, C-186.
 */
function createBagActions(api: Api): BagActions {
  const calls = bagCalls(api)
  let queue: Promise<unknown> = Promise.resolve()

  const change = (guess: Guess, call: () => Promise<BagAnswer>) => {
    const before = bagStore.get().bag
    bagStore.set(state => ({
      ...state,
      pending: state.pending + 1,
      ...(state.bag && { bag: guess(state.bag) }),
    }))
    const run = async () => {
      try {
        const { cart, userErrors } = await call()
        // While more changes wait, their guesses stay on the screen; the last answer has them all.
        if (cart && bagStore.get().pending === 1) takeBag(cart)
        return userErrors
      } catch (error) {
        if (before) showBag(before)
        throw error
      } finally {
        bagStore.set(state => ({ ...state, pending: state.pending - 1 }))
      }
    }
    const answer = queue.then(run)
    queue = answer.catch(() => undefined)
    return answer
  }
  const onLine =
    (lineId: string, next: (item: BagItem) => BagItem | undefined): Guess =>
    bag =>
      withItems(bag, item => (item.lineId === lineId ? next(item) : item))
  const asIs: Guess = bag => bag

  return {
    setQuantity: (lineId, quantity) =>
      change(
        onLine(lineId, item => ({ ...item, quantity })),
        () => calls.update([{ lineId, quantity }]),
      ),
    remove: lineId =>
      change(
        onLine(lineId, () => undefined),
        () => calls.remove([lineId]),
      ),
    add: line => change(asIs, () => calls.add([line])),
    putBack: ({ sku, quantity, activityId }) =>
      change(asIs, () =>
        calls.add([
          { skuCode: sku?.code ?? '', quantity, categories: [], ...(activityId && { activityId }) },
        ]),
      ),
    select: (skuCodes, selected) =>
      change(
        bag =>
          withItems(bag, item =>
            item.sku && skuCodes.includes(item.sku.code) ? { ...item, selected } : item,
          ),
        () => calls.select(skuCodes, selected),
      ),
    changeSku: (oldSkuCode, { skuCode: newSkuCode, quantity, activityId }) =>
      change(asIs, () =>
        calls.changeSku({ oldSkuCode, newSkuCode, quantity, ...(activityId && { activityId }) }),
      ),
    chooseGift: (activityId, skuCode) => change(asIs, () => calls.chooseGifts(activityId, [skuCode])),
    applyCoupon: couponCode => change(asIs, () => calls.applyCoupon(couponCode)),
    removeCoupon: couponCode => change(asIs, () => calls.removeCoupon(couponCode)),
    payWithGoDollar: amount =>
      change(
        bag =>
          bag.goDollar
            ? { ...bag, goDollar: { ...bag.goDollar, isUsed: amount !== 0, limit: amount || null } }
            : bag,
        () => calls.payWithGoDollar(amount),
      ),
  }
}

let actions: { readonly api: Api; readonly are: BagActions } | undefined

/** The changes of this tab's bag: all blocks of a page share one queue. */
export function bagActions(api: Api): BagActions {
  if (actions?.api !== api) actions = { api, are: createBagActions(api) }
  return actions.are
}
