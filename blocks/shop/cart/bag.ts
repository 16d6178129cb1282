import type { Api } from '#api/client/api.ts'
import { type Bag, type BagItem, readBag } from '#api/client/cart/cart.ts'
import { createStore, useStore } from '#ui/store/store.ts'

/** The shopper's bag in this tab: header, mini cart, reminders, the bag's page and checkout read this one. */
interface BagState {
  /** Absent until it was read. */
  readonly bag?: Bag | undefined
  /** Calls under way: the totals shown are those before them. */
  readonly pending: number
  /** True if the last reading failed. */
  readonly hasFailed?: boolean
}

/** Filled in the browser after load, never on a server: pages are the same for every shopper. */
export const bagStore = createStore<BagState>({ pending: 0 })
export const useBag = (): BagState => useStore(bagStore)

const ZERO = { amount: 0 }
/** Bag of a shopper without an earlier session. */
export const EMPTY_BAG: Bag = {
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

/** All lines: those that can be ordered, then the others. None of an unknown bag. */
export const bagLines = ({ ableCartItems, disableCartItems }: Bag = EMPTY_BAG): readonly BagItem[] => [
  ...ableCartItems,
  ...disableCartItems,
]

/** Returns true if a bag holds no line at all; false while it is not known. */
export const isEmptyBag = (bag: Bag | undefined): boolean => bag !== undefined && bagLines(bag).length === 0

/** Dollars: the selected lines after promotions and codes, before postage. Source: LO-33. */
export const goodsAmount = ({ productAmount, discount, coupon }: Bag['calculation']): number =>
  Math.round((productAmount.amount - discount.amount - coupon.amount) * 100) / 100

/** Tells the shop's other tabs that the bag has changed. */
const CHANNEL = 'cairn:bag'
let told: BroadcastChannel | undefined

/** Shows a bag, here only: a guess, or the one before it. */
export const showBag = (bag: Bag): void => bagStore.set(state => ({ ...state, bag, hasFailed: false }))

/** Shows a bag that an answer brought, and tells the other tabs. */
export function applyBag(bag: Bag): void {
  showBag(bag)
  told?.postMessage(bag.version)
}

/** Shows that the bag could not be read. */
export const failBag = (): void => bagStore.set(state => ({ ...state, hasFailed: true }))

/** Reads the bag from the shop. A failure shows in `hasFailed`, and is thrown. */
export async function reloadBag(api: Api): Promise<void> {
  try {
    showBag(await readBag(api))
  } catch (error) {
    failBag()
    throw error
  }
}

/** Follows what the shop's other tabs do to the bag. */
function followOtherTabs(api: Api): void {
  if (typeof BroadcastChannel === 'undefined') return
  told ??= new BroadcastChannel(CHANNEL)
  told.addEventListener('message', ({ data }) => {
    if (data !== bagStore.get().bag?.version) void reloadBag(api).catch(() => undefined)
  })
}

/**
 * Reads the bag when a page has found its session, and follows other tabs. A shopper who has just got a session has nothing in the bag, so
 * nothing is asked. Source: C-166, C-167, M-017.
 *
 * @param isKnown the shopper had a session before this page
 */
export async function startBag(api: Api, isKnown: boolean): Promise<void> {
  followOtherTabs(api)
  if (isKnown) await reloadBag(api)
  else if (!bagStore.get().bag) showBag(EMPTY_BAG)
}
