import { networkOf } from '#platform/network.ts'
import type { HolderKind } from '../../rules/holder-kinds.ts'
import { mailboxOf } from '../../rules/mailbox.ts'
import type { Cents } from '../../shared/money.ts'
import { sha256 } from '../../shared/sha256.ts'

/** Something that unpaid orders have together. */
interface Held {
  readonly orders: number
  readonly units: number
  readonly amount: Cents
}

/** Most that unpaid orders may hold at a time, by kind, and how long large and repeated ones hold it. All choices are ours. */
export interface UnpaidLimits {
  readonly most: Readonly<Record<HolderKind, Held>>
  /** Orders of a kind after which each further one is held for the short time. */
  readonly usual: Readonly<Record<HolderKind, number>>
  /** An order above one of these is large. */
  readonly large: { readonly units: number; readonly amount: Cents }
  /** Payment deadline of large and repeated orders, where the shop's own is not shorter. Milliseconds. */
  readonly shortMs: number
  /** So many times the limits of ADDRESS and NETWORK hold for members: visitors beside them cannot use theirs up. */
  readonly memberFactor: number
}

/** Most unpaid orders behind one network address by default: families, an office, a carrier's shared address. */
export const UNPAID_ORDERS_PER_ADDRESS = 30

const UNITS_PER_ORDER = 10
const AMOUNT_PER_ORDER = 1_000_000
/** A network has so many times the limits of an address. */
const NETWORK_FACTOR = 3

/**
 * Limits of a shop where so many unpaid orders may come from one network address. A shopper with two unpaid orders meets none of
 * them. A contact has more room than a shopper, so that a stranger who names it has to come from several sessions to use it up.
 */
export function unpaidLimits(perAddress: number = UNPAID_ORDERS_PER_ADDRESS): UnpaidLimits {
  const behind = (orders: number): Held => ({
    orders,
    units: orders * UNITS_PER_ORDER,
    amount: orders * AMOUNT_PER_ORDER,
  })
  const contact = { orders: 8, units: 200, amount: 20_000_000 }
  return {
    most: {
      SHOPPER: { ...contact, orders: 5 },
      EMAIL: contact,
      MOBILE: contact,
      ADDRESS: behind(perAddress),
      NETWORK: behind(perAddress * NETWORK_FACTOR),
    },
    usual: {
      SHOPPER: 2,
      EMAIL: 2,
      MOBILE: 2,
      ADDRESS: Math.ceil(perAddress / 3),
      NETWORK: perAddress,
    },
    large: { units: 30, amount: 3_000_000 },
    shortMs: 30 * 60_000,
    memberFactor: 2,
  }
}

/** The order that counts, and where it comes from. */
export interface Holding {
  readonly ownerCode: string
  readonly isMember: boolean
  readonly email: string
  readonly mobile: string
  /** Network address of the call; `undefined` in process. */
  readonly address: string | undefined
  /** Contacts that are proved to be the member's own: orders of others that name them do not count. */
  readonly proved: readonly ('EMAIL' | 'MOBILE')[]
  readonly units: number
  readonly amount: Cents
}

/** A key that an order counts under. */
export interface HolderKey {
  readonly kind: HolderKind
  readonly hash: string
}

/** Keys of an order, in one order for all: transactions that take several rows take them alike. */
export function holderKeys({ ownerCode, email, mobile, address, proved }: Holding): readonly HolderKey[] {
  const texts: Readonly<Record<HolderKind, string | undefined>> = {
    ADDRESS: address,
    EMAIL: proved.includes('EMAIL') ? '' : mailboxOf(email),
    MOBILE: proved.includes('MOBILE') ? '' : mobile,
    NETWORK: networkOf(address),
    SHOPPER: ownerCode,
  }
  return (Object.keys(texts) as HolderKind[]).flatMap(kind =>
    texts[kind] ? { kind, hash: sha256(`unpaid ${kind} ${texts[kind]}`) } : [],
  )
}

/** A bound that an order would pass. */
export interface UnpaidRefusal {
  readonly kind: HolderKind
  readonly what: keyof Held
  readonly most: number
}

const WHAT = ['orders', 'units', 'amount'] as const
/** The shopper's own come first: these the shopper can change. */
const BY_NEARNESS: readonly HolderKind[] = ['SHOPPER', 'EMAIL', 'MOBILE', 'ADDRESS', 'NETWORK']

/** Returns the first bound that the sums pass; they include the new order. */
export function passedLimit(
  sums: readonly ({ readonly kind: HolderKind } & Held)[],
  isMember: boolean,
  { most, memberFactor }: UnpaidLimits,
): UnpaidRefusal | undefined {
  const factorOf = (kind: HolderKind) =>
    isMember && (kind === 'ADDRESS' || kind === 'NETWORK') ? memberFactor : 1
  for (const kind of BY_NEARNESS) {
    const sum = sums.find(one => one.kind === kind)
    const what = sum && WHAT.find(name => sum[name] > most[kind][name] * factorOf(kind))
    if (what) return { kind, what, most: most[kind][what] * factorOf(kind) }
  }
  return undefined
}

/** Returns true if an order alone is held for the short time. */
export const isLarge = ({ units, amount }: Omit<Held, 'orders'>, { large }: UnpaidLimits): boolean =>
  units > large.units || amount > large.amount

/** Returns true if so many unpaid orders under one key make the latest one a repeated one. */
export const isRepeated = (
  sums: readonly { readonly kind: HolderKind; readonly orders: number }[],
  { usual }: UnpaidLimits,
): boolean => sums.some(({ kind, orders }) => orders > usual[kind])
