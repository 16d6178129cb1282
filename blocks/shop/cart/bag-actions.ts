import type { Api } from '#api/client/api.ts'
import { bagCalls } from '#api/client/cart/cart-changes.ts'
import type { Bag, BagAnswer, BagItem, BagLine } from '#api/client/cart/cart.ts'
import { bagStore, showBag, applyBag } from './bag.ts'

/** A change of lines that shows at once, before the shop has answered. */
type Guess = (bag: Bag) => Bag

/** The SKU that takes the place of another. */
type NextLine = Pick<BagLine, 'skuCode' | 'quantity' | 'activityId'>

const withItems = (bag: Bag, change: (item: BagItem) => BagItem | undefined): Bag => ({
  ...bag,
  ableCartItems: bag.ableCartItems.flatMap(item => change(item) ?? []),
  disableCartItems: bag.disableCartItems.flatMap(item => change(item) ?? []),
})

const onLine =
  (lineId: string, next: (item: BagItem) => BagItem | undefined): Guess =>
  bag =>
    withItems(bag, item => (item.lineId === lineId ? next(item) : item))

const asIs: Guess = bag => bag

/**
 * Changes go to the shop one after the other. The bag shows what the shopper did at once; the shop's answer replaces it, and where the
 * call fails the bag goes back to what it was. Each change resolves to the shop's errors; an empty list means done. Source: C-174, C-175,
 * C-185, C-186.
 */
function createChangeQueue() {
  let queue: Promise<unknown> = Promise.resolve()

  return (guess: Guess, call: () => Promise<BagAnswer>): Promise<BagAnswer['userErrors']> => {
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
        if (cart && bagStore.get().pending === 1) applyBag(cart)
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
}

function createBagActions(api: Api) {
  const calls = bagCalls(api)
  const change = createChangeQueue()
  return {
    setQuantity: (lineId: string, quantity: number) =>
      change(
        onLine(lineId, item => ({ ...item, quantity })),
        () => calls.update([{ lineId, quantity }]),
      ),
    remove: (lineId: string) =>
      change(
        onLine(lineId, () => undefined),
        () => calls.remove([lineId]),
      ),
    add: (line: BagLine) => change(asIs, () => calls.add([line])),
    /** Puts back what `remove` took: same sku, quantity and promotion. */
    putBack: ({ sku, quantity, activityId }: BagItem) =>
      change(asIs, () =>
        calls.add([
          { skuCode: sku?.code ?? '', quantity, categories: [], ...(activityId && { activityId }) },
        ]),
      ),
    select: (skuCodes: readonly string[], selected: boolean) =>
      change(
        bag =>
          withItems(bag, item =>
            item.sku && skuCodes.includes(item.sku.code) ? { ...item, selected } : item,
          ),
        () => calls.select(skuCodes, selected),
      ),
    /** Another SKU takes the place of one, in one step; an add-on stays within the offers of its activity. Source: C-331. */
    changeSku: (oldSkuCode: string, { skuCode, quantity, activityId }: NextLine) =>
      change(asIs, () =>
        calls.changeSku({ oldSkuCode, newSkuCode: skuCode, quantity, ...(activityId && { activityId }) }),
      ),
    chooseGift: (activityId: string, skuCode: string) =>
      change(asIs, () => calls.chooseGifts(activityId, [skuCode])),
    /** A code as typed, or the number of a coupon. */
    applyCoupon: (couponCode: string) => change(asIs, () => calls.applyCoupon(couponCode)),
    removeCoupon: (couponCode: string) => change(asIs, () => calls.removeCoupon(couponCode)),
    /** Whole GO DOLLAR; `null` for as much as balance and bag allow. */
    payWithGoDollar: (amount: number | null) =>
      change(
        bag =>
          bag.goDollar
            ? { ...bag, goDollar: { ...bag.goDollar, isUsed: amount !== 0, limit: amount || null } }
            : bag,
        () => calls.payWithGoDollar(amount),
      ),
  }
}

export type BagActions = ReturnType<typeof createBagActions>

let actions: { readonly api: Api; readonly are: BagActions } | undefined

/** The changes of this tab's bag: all blocks of a page share one queue. */
export function bagActions(api: Api): BagActions {
  if (actions?.api !== api) actions = { api, are: createBagActions(api) }
  return actions.are
}
