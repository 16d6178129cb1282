import type { Campaign } from '../catalogue/campaign.ts'
import { type Audience, covers } from '../catalogue/pricing.ts'
import type { Discount } from '../promotion/code-step.ts'
import { periodState } from '../rules/period.ts'
import { typedCode } from '../rules/typed-text.ts'
import type { EarlierOrder, Exhausted, IssuedCoupon } from './coupon-store.ts'
import type { UniqueCode } from './codes/unique-codes.ts'
import { readTypedCode } from './typed-code.ts'

/** Why a code takes nothing off, before any goods are looked at. Source: C-219, C-223, CO-71 … CO-74. */
export type CodeProblem =
  /** Unknown, or another member's. */
  | 'COUPON_INVALID'
  /** An unpaid order of the shopper holds it. */
  | 'COUPON_HELD'
  /** The shopper has used it. */
  | 'COUPON_USED'
  /** Other shoppers have taken all. */
  | 'COUPON_GONE'
  | 'COUPON_CODE_EXPIRED'
  /** The same, of a code that is one member's own. */
  | 'USER_CODE_EXPIRED'
  | 'COUPON_NOT_STARTED'
  /** For other shoppers or member levels. */
  | 'COUPON_AUDIENCE'
  /** For a first order, and the shopper has placed one. */
  | 'COUPON_FIRST_ORDER'
  /** The order has one of this kind already. */
  | 'COUPON_ONE_EACH'
  /** The caller has tried too many unknown codes. */
  | 'COUPON_TOO_MANY'

/** A code that a shopper typed or chose. */
export interface FoundCode {
  /** As stored; of what is no code the beginning of what was typed. */
  readonly code: string
  readonly kind: Campaign['type']
  /** Absent for what is unknown. */
  readonly campaign?: Campaign
  /** The coupon, where it is not a shared code. */
  readonly coupon?: IssuedCoupon
  /** The code, where it is one of many that count once. */
  readonly unique?: UniqueCode
  readonly problem?: CodeProblem
  /** Code of the shopper's unpaid order in the way: it holds the code, or is the first order. */
  readonly heldBy?: string
}

/** Sources that codes are looked up in. */
export interface CodeFacts {
  readonly campaigns: ReadonlyMap<string, Campaign>
  /** Coupons of the shopper alone: those of others are unknown. */
  readonly wallet: readonly IssuedCoupon[]
  /** Codes that count once, by what was typed. */
  readonly unique: ReadonlyMap<string, UniqueCode>
  /** Campaigns of which the shopper can take no more. */
  readonly exhausted: ReadonlyMap<string, Exhausted>
  /** An order of the shopper that was not cancelled, a paid one first. */
  readonly earlierOrder: EarlierOrder | undefined
  readonly audience: Audience
  /** Epoch milliseconds. */
  readonly now: number
}

const MAX_SHOWN = 32

/** Status of a coupon in the wallet. One that an order holds has not ended. Source: C-217, M-147, MO-79, MO-80. */
export function couponStatus(
  coupon: Pick<IssuedCoupon, 'state' | 'beginTime' | 'endTime'>,
  campaign: Pick<Campaign, 'isStopped'> | undefined,
  now: number,
): 'UNUSED' | 'USED' | 'OVEREND' {
  if (coupon.state === 'USED') return 'USED'
  if (coupon.state === 'FREEZE') return 'UNUSED'
  const hasEnded = !campaign || campaign.isStopped || periodState(coupon, now) === 'ENDED'
  return hasEnded ? 'OVEREND' : 'UNUSED'
}

/** Returns true if one of the codes counts for first orders only. */
export const asksForFirstOrder = (
  codes: readonly string[],
  { campaigns, wallet, unique }: Pick<CodeFacts, 'campaigns' | 'wallet' | 'unique'>,
): boolean =>
  codes.some(typed => {
    const code = readTypedCode(typed) ?? ''
    const campaignCode =
      wallet.find(({ id }) => id === code)?.campaignCode ?? unique.get(code)?.campaignCode ?? code
    return campaigns.get(campaignCode)?.firstOrderOnly
  })

/** A coupon by its number, or by the code that put it into the wallet: then the one that can be used. */
function couponFor(code: string, { wallet, campaigns, now }: CodeFacts): IssuedCoupon | undefined {
  const byId = wallet.find(({ id }) => id === code)
  if (byId || campaigns.get(code)?.grant !== 'CLAIM') return byId
  const claimed = wallet.filter(({ campaignCode }) => campaignCode === code)
  const isFree = (one: IssuedCoupon) =>
    one.state === 'NORMAL' && couponStatus(one, campaigns.get(one.campaignCode), now) === 'UNUSED'
  return claimed.find(isFree) ?? claimed[0]
}

type Problem = Pick<FoundCode, 'problem' | 'heldBy'>

/** Problem of a campaign of which the shopper can take no more. */
function exhaustedProblem(exhausted: Exhausted): Problem {
  if (exhausted.why === 'HELD') return { problem: 'COUPON_HELD', heldBy: exhausted.orderCode }
  return { problem: `COUPON_${exhausted.why}` }
}

/** Problem of a code that counts once and is not free. */
function takenProblem({ state, isOwn, orderCode }: UniqueCode): Problem | undefined {
  if (state === 'NORMAL') return undefined
  if (state === 'WITHDRAWN') return { problem: 'COUPON_CODE_EXPIRED' }
  if (!isOwn) return { problem: 'COUPON_GONE' }
  if (state === 'USED') return { problem: 'COUPON_USED' }
  return { problem: 'COUPON_HELD', ...(orderCode && { heldBy: orderCode }) }
}

function problemOf(
  campaign: Campaign,
  { coupon, unique }: Pick<FoundCode, 'coupon' | 'unique'>,
  facts: CodeFacts,
): Problem {
  const { audience, exhausted, earlierOrder, now } = facts
  const state = periodState(coupon ?? campaign, now)
  const taken = unique && takenProblem(unique)
  if (taken) return taken
  if (coupon?.state === 'USED') return { problem: 'COUPON_USED' }
  if (coupon?.state === 'FREEZE')
    return { problem: 'COUPON_HELD', ...(coupon.orderCode && { heldBy: coupon.orderCode }) }
  if (state === 'ENDED' || campaign.isStopped)
    return {
      problem: coupon && campaign.type === 'PROMOTION_CODE' ? 'USER_CODE_EXPIRED' : 'COUPON_CODE_EXPIRED',
    }
  if (state === 'NOT_STARTED') return { problem: 'COUPON_NOT_STARTED' }
  if (!covers(campaign, audience)) return { problem: 'COUPON_AUDIENCE' }
  const used = coupon ? undefined : exhausted.get(campaign.code)
  if (used) return exhaustedProblem(used)
  if (!campaign.firstOrderOnly || !earlierOrder) return {}
  const { isUnpaid, orderCode } = earlierOrder
  return { problem: 'COUPON_FIRST_ORDER', ...(isUnpaid && { heldBy: orderCode }) }
}

function findCode(typed: string, facts: CodeFacts): FoundCode {
  const unknown = {
    code: typedCode(typed).slice(0, MAX_SHOWN),
    kind: 'PROMOTION_CODE' as const,
    problem: 'COUPON_INVALID' as const,
  }
  const code = readTypedCode(typed)
  if (code === undefined) return unknown
  const coupon = couponFor(code, facts)
  const unique = coupon ? undefined : facts.unique.get(code)
  const campaign = facts.campaigns.get(coupon?.campaignCode ?? unique?.campaignCode ?? code)
  // A code that puts a coupon into the wallet takes nothing off by itself, nor does the name of many codes.
  if (!campaign || (!coupon && campaign.grant !== (unique ? 'UNIQUE' : 'SHARED'))) return { ...unknown, code }
  return {
    code: coupon?.id ?? code,
    kind: campaign.type,
    campaign,
    ...(coupon && { coupon }),
    ...(unique && { unique }),
    ...problemOf(campaign, { coupon, unique }, facts),
  }
}

/** Looks codes up in their order; of each kind one counts, the first that can. Source: C-216 … C-219, CO-71. */
export function findCodes(codes: readonly string[], facts: CodeFacts): readonly FoundCode[] {
  const taken = new Set<Campaign['type']>()
  const found = new Map(codes.map(code => findCode(code, facts)).map(one => [one.code, one]))
  return [...found.values()].map(one => {
    if (one.problem) return one
    if (taken.has(one.kind)) return { ...one, problem: 'COUPON_ONE_EACH' as const }
    taken.add(one.kind)
    return one
  })
}

/** The part of a code that the calculator takes; `undefined` for what does not count. */
export function discountOf({ code, kind, campaign, problem }: FoundCode): Discount | undefined {
  if (!campaign || problem) return undefined
  const { from, spus, stacks } = campaign
  const off =
    'gift' in campaign.off
      ? { gift: { skuCode: campaign.off.gift.sku, quantity: campaign.off.gift.quantity } }
      : campaign.off
  return { code, kind, off, from, spus, stacks }
}
