import type { Api } from '#api/client/api.ts'
import {
  calculateCart,
  type CheckoutCalculation,
  type CheckoutTerms,
  checkoutTerms,
  type ShopService,
} from '#api/client/cart/checkout.ts'
import { isSessionOver } from '#api/client/api-error.ts'
import type { Region } from '#api/rules/regions.ts'
import { createStore, useStore } from '#ui/store/store.ts'
import type { AddressValues } from '../address/address-rules.ts'
import { bagStore } from '../cart/bag.ts'
import { changesOf, type CheckoutChange, goodsOf } from './changes.ts'
import { keep, type KeptCheckout, readKept } from './kept-checkout.ts'

export interface Destination {
  readonly country: Region
  readonly isPickup: boolean
}

/** Collector of an order, as typed so far. */
export type Collector = Pick<
  AddressValues,
  'receiverFirstName' | 'receiverLastName' | 'receiverMobile' | 'area'
>

export type ServiceType = ShopService['type']

const AMOUNTS = [
  'amount',
  'productAmount',
  'discount',
  'coupon',
  'postage',
  'additionalServiceFee',
  'deductionAmount',
] as const
export type AmountName = (typeof AMOUNTS)[number]

/** Amounts that differ between two calculations. */
export const amountsBetween = (
  before: CheckoutCalculation | undefined,
  now: CheckoutCalculation | undefined,
): ReadonlySet<AmountName> =>
  new Set(before && now ? AMOUNTS.filter(name => before[name].amount !== now[name].amount) : [])

/** State shared by the sections of checkout. */
export interface CheckoutState {
  /** Absent until the browser has looked, and when nothing was taken over. */
  readonly kept?: KeptCheckout | undefined
  readonly terms?: CheckoutTerms
  /** Cost now; while `pending` those are the amounts before the last change. */
  readonly calculation?: CheckoutCalculation
  readonly destination: Destination
  /** Absent while the order is delivered. */
  readonly collector?: Collector | undefined
  readonly services: readonly ServiceType[]
  /** Whole GO DOLLAR of the member, 0 for visitors, and what the member chose in the bag: none, all that count, or a number. */
  readonly goDollar: { readonly balance: number; readonly isUsed: boolean; readonly limit: number | null }
  readonly pending: number
  readonly hasFailed: boolean
  /** Changes since the shopper last looked, until they have read them. */
  readonly changes: readonly CheckoutChange[]
  /** Amounts that changed since the shopper pressed the button. */
  readonly changedAmounts: ReadonlySet<AmountName>
  readonly isSending: boolean
  /** The member's session has ended: nothing is sent until they have logged in again. */
  readonly isExpired: boolean
}

const START: CheckoutState = {
  destination: { country: 'HK', isPickup: false },
  services: [],
  goDollar: { balance: 0, isUsed: false, limit: null },
  pending: 0,
  hasFailed: false,
  changes: [],
  changedAmounts: new Set(),
  isSending: false,
  isExpired: false,
}

/** Filled in the browser, never on a server. */
export const checkoutStore = createStore<CheckoutState>(START)
export const useCheckout = (): CheckoutState => useStore(checkoutStore)

const change = (part: Partial<CheckoutState>) => checkoutStore.set(state => ({ ...state, ...part }))

/** Changes what was taken over, for this tab too; nothing where nothing was. */
function changeKept(part: Partial<KeptCheckout>): void {
  const { kept } = checkoutStore.get()
  if (!kept) return
  const next = { ...kept, ...part }
  keep(next)
  change({ kept: next })
}

/** Returns true if what it costs is known and nothing is on its way. */
export const isSettled = ({ calculation, pending }: CheckoutState): boolean =>
  calculation !== undefined && pending === 0

/**
 * GO DOLLAR that could count: the balance, no more than there is to pay, and no more than the address asked for or the bag holds. Whole ones.
 * Source: C-050, C-224, C-225.
 */
export const mostGoDollar = ({ calculation, goDollar, kept }: CheckoutState): number => {
  const due = (calculation?.amount.amount ?? 0) + (calculation?.deductionAmount.amount ?? 0)
  return Math.max(
    0,
    Math.min(goDollar.balance, Math.floor(due), kept?.goDollarLimit ?? goDollar.limit ?? Infinity),
  )
}

const inputOf = ({ kept, destination, services }: CheckoutState, points: number) => ({
  cartItems: goodsOf(kept?.lines ?? []).map(({ sku, quantity, lineType, activityId }) => ({
    skuCode: sku.code,
    quantity,
    lineType,
    activityId,
  })),
  receipt: destination,
  additionalServices: services.map(type => ({ type })),
  couponCodes: [...(kept?.couponCodes ?? [])],
  prePayDeductions: points,
})

let asked = 0

/** Asks what it costs. Only the answer to the last question counts. Source: C-334, CO-95. */
export async function recalculate(api: Api): Promise<void> {
  const mine = ++asked
  const isLast = () => mine === asked
  checkoutStore.set(state => ({ ...state, pending: state.pending + 1 }))
  try {
    const wanted = () => (checkoutStore.get().goDollar.isUsed ? mostGoDollar(checkoutStore.get()) : 0)
    const points = wanted()
    const first = await calculateCart(api, inputOf(checkoutStore.get(), points))
    if (!isLast()) return
    take(first)
    // The number that counts depends on what there is to pay.
    const next = wanted()
    if (next === points) return
    const second = await calculateCart(api, inputOf(checkoutStore.get(), next))
    if (isLast()) take(second)
  } catch (error) {
    if (isLast()) change(isSessionOver(error) ? { isExpired: true } : { hasFailed: true })
    throw error
  } finally {
    checkoutStore.set(state => ({ ...state, pending: state.pending - 1 }))
  }
}

/** Shows a calculation, and says what it changes of what the shopper saw before. */
function take(calculation: CheckoutCalculation): void {
  const { kept, changes } = checkoutStore.get()
  if (!kept) return
  const { lines, changes: found } = changesOf(kept.lines, calculation)
  const next = { ...kept, lines }
  if (found.length > 0) keep(next)
  change({ calculation, hasFailed: false, kept: next, changes: [...changes, ...found] })
}

/** Shows that checkout could not begin. */
export const failCheckout = (): void => change({ hasFailed: true })

/** Reads what this tab keeps and what the shop offers. Resolves to whether there is anything to order. Source: C-236, C-351, CO-89. */
export async function startCheckout(api: Api): Promise<boolean> {
  const kept = readKept()
  // What the sections have told already still holds. The bag, where it was read on the way here, tells before they come alive.
  const { destination, collector, services, goDollar } = checkoutStore.get()
  const ofBag = bagStore.get().bag?.goDollar
  checkoutStore.set({ ...START, destination, collector, services, goDollar: ofBag ?? goDollar, kept })
  if (!kept) return false
  try {
    const [terms] = await Promise.all([checkoutTerms(api), recalculate(api)])
    change({ terms })
  } catch (error) {
    change(isSessionOver(error) ? { isExpired: true } : { hasFailed: true })
    throw error
  }
  return true
}

const sameDestination = (one: Destination, other: Destination) =>
  one.country === other.country && one.isPickup === other.isPickup

/** The changes that what it costs depends on. */
export const checkoutActions = (api: Api) => {
  // A calculation that fails shows its own message.
  const again = () => void recalculate(api).catch(() => undefined)
  return {
    again,
    setDestination(destination: Destination): void {
      if (sameDestination(destination, checkoutStore.get().destination)) return
      change({ destination })
      if (checkoutStore.get().calculation) again()
    },
    setCollector: (collector: Collector | undefined) => change({ collector }),
    setServices(services: readonly ServiceType[]): void {
      if (services.join() === checkoutStore.get().services.join()) return
      change({ services })
      if (checkoutStore.get().calculation) again()
    },
    setGoDollar(goDollar: CheckoutState['goDollar']): void {
      const { balance, isUsed, limit } = checkoutStore.get().goDollar
      if (balance === goDollar.balance && isUsed === goDollar.isUsed && limit === goDollar.limit) return
      // Switched off and on again, all that count are used.
      if (isUsed && !goDollar.isUsed) changeKept({ goDollarLimit: undefined })
      change({ goDollar })
      if (checkoutStore.get().calculation) again()
    },
    /** Uses no more than that many GO DOLLAR. Source: C-050. */
    limitGoDollar(goDollarLimit: number): void {
      changeKept({ goDollarLimit })
      if (checkoutStore.get().calculation) again()
    },
    setCodes(couponCodes: readonly string[]): void {
      const { kept } = checkoutStore.get()
      if (!kept || kept.couponCodes.join() === couponCodes.join()) return
      changeKept({ couponCodes })
      again()
    },
    /** The shopper has read what changed. */
    acceptChanges: () => {
      changeKept({ leftOut: [] })
      change({ changes: [] })
    },
    markAmounts: (changedAmounts: ReadonlySet<AmountName>) => change({ changedAmounts }),
    keepKey: (clientKey: string) => changeKept({ clientKey }),
    setSending: (isSending: boolean) => change({ isSending }),
    /** Services that the shop offers now. */
    setOffered(additionalServices: readonly ShopService[]): void {
      const { terms } = checkoutStore.get()
      if (terms) change({ terms: { ...terms, additionalServices: [...additionalServices] } })
    },
    expire: () => change({ isExpired: true }),
    /** Takes lines that the shop prepared again: gifts may have come or gone. */
    setLines: (lines: KeptCheckout['lines']) => changeKept({ lines }),
  }
}
