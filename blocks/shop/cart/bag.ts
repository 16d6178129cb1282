import type { Api } from '#api/client/api.ts'
import { type Bag, type BagItem, readBag } from '#api/client/cart/cart.ts'
import { productPath } from '#api/rules/address.ts'
import { createStore, useStore } from '#ui/store/store.ts'
import { type CartItem, type CartLine, type CartSummary, cartSummary } from './cart-summary.ts'

/** The shopper's bag in this tab. */
interface BagState {
  /** Absent until it was read. */
  readonly bag?: Bag
  /** Calls under way: the totals shown are those before them. */
  readonly pending: number
  /** True if the last reading failed. */
  readonly hasFailed?: boolean
}

/** Filled in the browser after load, never on a server: pages are the same for every shopper. */
export const bagStore = createStore<BagState>({ pending: 0 })

/** Returns true if a bag holds no line at all. */
export const isEmptyBag = ({ ableCartItems, disableCartItems }: Bag) =>
  ableCartItems.length + disableCartItems.length === 0

export const useBag = (): BagState => useStore(bagStore)

/** Tells the shop's other tabs that the bag has changed. */
const CHANNEL = 'cairn:bag'
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

/** Shows a bag, here only: what was guessed, or what stood before. */
export function showBag(bag: Bag): void {
  bagStore.set(state => ({ ...state, bag, hasFailed: false }))
  cartSummary.set(state => ({ ...state, summary: summaryOf(bag) }))
}

/** Shows a bag that an answer brought, and tells the other tabs. */
export function takeBag(bag: Bag): void {
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
export function followOtherTabs(api: Api): void {
  if (typeof BroadcastChannel === 'undefined') return
  told ??= new BroadcastChannel(CHANNEL)
  told.addEventListener('message', ({ data }) => {
    if (data !== bagStore.get().bag?.version) void reloadBag(api).catch(() => undefined)
  })
}
