import type { Api } from '#api/client/api.ts'
import { type Bag, type BagAnswer, type BagItem, bagCalls, type BagLine, readBag } from '#api/client/cart.ts'
import { productPath } from '#api/rules/address.ts'
import { createStore, useStore } from '#ui/store/store.ts'
import { type CartItem, type CartLine, type CartSummary, cartSummary } from './cart-summary.ts'

/** The shopper's bag in this tab. */
interface BagState {
  /** Absent until it was read. */
  readonly bag?: Bag
  /** Calls under way: the totals shown are those before them. */
  readonly pending: number
  /** Whether the last reading failed. */
  readonly hasFailed?: boolean
}

/** Filled in the browser after load, never on a server: pages are the same for every shopper. */
export const bagStore = createStore<BagState>({ pending: 0 })

/** Whether a bag holds no line at all. */
export const isEmptyBag = ({ ableCartItems, disableCartItems }: Bag) =>
  ableCartItems.length + disableCartItems.length === 0

export const useBag = (): BagState => useStore(bagStore)

/** Tells the shop's other tabs that the bag has changed. */
const CHANNEL = 'cairn:bag'
const channel = () => (typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(CHANNEL))
let told: BroadcastChannel | undefined

const NOTHING = { amount: 0, currencyCode: 'HKD' }

function lineOf(item: BagItem): CartLine | undefined {
  const { sku } = item
  if (!sku) return undefined
  return {
    ...item,
    promoPrice: item.promoPrice ?? NOTHING,
    listPrice: item.listPrice ?? item.promoPrice ?? NOTHING,
    sku: { ...sku, inventory: sku.inventory ?? item.inventory },
    image: item.imageUrl,
    href: productPath(item.spuCode),
  }
}

const isOrderable = ({ disabled, quantity, inventory }: BagItem) => !disabled && quantity <= inventory

const itemOf = (item: BagItem): CartItem => ({
  code: item.spuCode,
  name: item.spuTitle,
  image: item.imageUrl,
  href: productPath(item.spuCode),
  price: item.promoPrice,
  isAvailable: isOrderable(item),
})

/** The bag in short, for header, mini cart and reminders. Source: LO-33, LO-74. */
function summaryOf({ ableCartItems, disableCartItems, calculation }: Bag): CartSummary {
  const all = [...ableCartItems, ...disableCartItems]
  const goods = calculation.productAmount.amount - calculation.discount.amount - calculation.coupon.amount
  return {
    amount: Math.round(goods * 100) / 100,
    items: all.filter(({ lineType }) => lineType !== 'GIFT').map(itemOf),
    lines: all.flatMap(item => lineOf(item) ?? []),
    couponCodes: calculation.discountCodes.map(({ couponCode }) => couponCode),
    count: ableCartItems
      .filter(item => item.lineType !== 'GIFT' && isOrderable(item))
      .reduce((sum, { quantity }) => sum + quantity, 0),
  }
}

function show(bag: Bag): void {
  bagStore.set(state => ({ ...state, bag, hasFailed: false }))
  cartSummary.set(state => ({ ...state, summary: summaryOf(bag) }))
}

/** Shows a bag that an answer brought, and tells the other tabs. */
export function takeBag(bag: Bag): void {
  show(bag)
  told?.postMessage(bag.version)
}

/** A change of lines that shows at once, before the shop has answered. */
type Guess = (bag: Bag) => Bag

const withItems = (bag: Bag, change: (item: BagItem) => BagItem | undefined): Bag => ({
  ...bag,
  ableCartItems: bag.ableCartItems.flatMap(item => change(item) ?? []),
  disableCartItems: bag.disableCartItems.flatMap(item => change(item) ?? []),
})

/** Changes of the bag. Each resolves to the shop's errors; an empty list means done. */
export interface BagActions {
  readonly reload: () => Promise<void>
  readonly setQuantity: (lineId: string, quantity: number) => Promise<BagAnswer['userErrors']>
  readonly remove: (lineId: string) => Promise<BagAnswer['userErrors']>
  readonly add: (line: BagLine) => Promise<BagAnswer['userErrors']>
  /** Puts back what `remove` took: same sku, quantity and promotion. */
  readonly putBack: (item: BagItem) => Promise<BagAnswer['userErrors']>
  readonly select: (skuCodes: readonly string[], selected: boolean) => Promise<BagAnswer['userErrors']>
  /** Another SKU takes the place of one, in one step. Source: C-331. */
  readonly changeSku: (
    oldSkuCode: string,
    next: { readonly skuCode: string; readonly quantity: number },
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
        if (before) show(before)
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
    reload: async () => {
      try {
        show(await readBag(api))
      } catch (error) {
        bagStore.set(state => ({ ...state, hasFailed: true }))
        throw error
      }
    },
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
    changeSku: (oldSkuCode, { skuCode: newSkuCode, quantity }) =>
      change(asIs, () => calls.changeSku({ oldSkuCode, newSkuCode, quantity })),
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

const ZERO = { amount: 0 }
/** What a shopper without an earlier session has. */
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
  const { reload, setQuantity, select } = bagActions(api)
  told ??= channel()
  told?.addEventListener('message', ({ data }) => {
    if (data !== bagStore.get().bag?.version) void reload().catch(() => undefined)
  })
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
        await (missing.length > 0 ? select(missing, true) : reload())
      },
      setQuantity: async (lineId, quantity) => void (await setQuantity(lineId, quantity)),
      ...(isVisitor &&
        go && {
          checkout: async ({ couponCodes, origin }) => {
            const { enterCheckout } = await import('../checkout/enter-checkout.ts')
            return enterCheckout({ api, origin, couponCodes, isVisitor, go })
          },
        }),
    },
  }))
  if (isKnown) await reload()
  else if (!bagStore.get().bag) show(EMPTY)
}
