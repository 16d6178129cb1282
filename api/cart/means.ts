import type { IssuedCoupon } from '../coupon/coupon-store.ts'
import { type FoundCode, findCodes } from '../coupon/find-codes.ts'
import { countGuess, hasGuessedTooOften } from '../coupon/guesses.ts'
import { readTypedCode } from '../coupon/typed-code.ts'
import type { CartContext } from './services.ts'

/** What a shopper brings to a bag beside goods: codes, the wallet, GO DOLLAR. */
export interface Means {
  readonly codes: readonly FoundCode[]
  /** The member's coupons; none of a visitor. */
  readonly wallet: readonly IssuedCoupon[]
  /** Whole GO DOLLAR; `null` for shoppers who are no members. */
  readonly balance: number | null
}

/** Codes that one call may bring; more than one order takes, so that each gets its reason. */
const MAX_CODES = 10

/** Campaigns whose shared code is among these. */
function sharedCampaigns(codes: readonly string[], { view: { catalogue } }: CartContext) {
  const named = codes.map(code => catalogue.campaigns.get(readTypedCode(code) ?? ''))
  return named.filter(campaign => campaign?.grant === 'SHARED').filter(campaign => campaign !== undefined)
}

/**
 * Looks up what the caller brings to a bag: at most three statements, none for a visitor without codes.
 * Source: C-009, C-215 … C-219, CO-73.
 */
export async function meansOf(codes: readonly string[], context: CartContext): Promise<Means> {
  const { caller, coupons, goDollar, now } = context.request
  const userCode = caller.state === 'known' ? caller.session.userCode : ''
  const isMember = caller.state === 'known' && caller.session.kind === 'member'
  const known = codes.slice(0, MAX_CODES)
  const [wallet, balance, exhausted] = await Promise.all([
    isMember ? coupons.ofMember(userCode) : [],
    isMember ? goDollar.balance(userCode, now) : null,
    coupons.exhausted(sharedCampaigns(known, context), userCode),
  ])
  const { catalogue, priceContext } = context.view
  const facts = { campaigns: catalogue.campaigns, wallet, exhausted, ...priceContext }
  return { codes: findCodes(known, facts), wallet, balance }
}

/** The same for codes that a call brings: unknown ones are counted, and too many of them leave all unknown. */
export async function meansOfTyped(codes: readonly string[], context: CartContext): Promise<Means> {
  if (codes.length === 0) return meansOf(codes, context)
  if (await hasGuessedTooOften(context)) {
    const means = await meansOf([], context)
    const refused = codes.slice(0, MAX_CODES).map(code => ({
      code: code.slice(0, 32),
      kind: 'PROMOTION_CODE' as const,
      problem: 'COUPON_TOO_MANY' as const,
    }))
    return { ...means, codes: refused }
  }
  const means = await meansOf(codes, context)
  for (const { campaign } of means.codes) if (!campaign) await countGuess(context)
  return means
}
