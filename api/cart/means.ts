import type { Exhausted, IssuedCoupon } from '../coupon/coupon-store.ts'
import { asksForFirstOrder, type CodeFacts, type FoundCode, findCodes } from '../coupon/find-codes.ts'
import { countGuess, hasGuessedTooOften } from '../coupon/guesses.ts'
import { readTypedCode } from '../coupon/typed-code.ts'
import type { CartContext } from './services.ts'

/** A shopper's means of payment and discount: codes, the wallet, GO DOLLAR. */
export interface Means {
  readonly codes: readonly FoundCode[]
  /** The member's coupons; none of a visitor. */
  readonly wallet: readonly IssuedCoupon[]
  /** Whole GO DOLLAR; `null` for shoppers who are no members. */
  readonly balance: number | null
  /** The moment of the call, epoch milliseconds: a view stays while no price changes, and coupons end meanwhile. */
  readonly now: number
}

/** Represents a balance that the order's own transaction asks for. */
const UNKNOWN_BALANCE = 2_000_000_000

/** An order takes codes and GO DOLLAR in a transaction that checks them; checking before it would only cost statements. */
export interface MeansOptions {
  readonly isOrdering?: boolean
}

/** Codes that one call may bring; more than one order takes, so that each gets its reason. */
const MAX_CODES = 10

type UniqueCodes = CodeFacts['unique']

/** Campaigns that these codes count for: shared ones, and those that count once. */
function countedCampaigns(codes: readonly string[], unique: UniqueCodes, { view }: CartContext) {
  const { campaigns } = view.catalogue
  return codes.flatMap(typed => {
    const code = readTypedCode(typed) ?? ''
    const campaign = campaigns.get(unique.get(code)?.campaignCode ?? code)
    return campaign?.grant === 'SHARED' || campaign?.grant === 'UNIQUE' ? campaign : []
  })
}

/** Codes that are neither a campaign's nor a coupon's: they may count once. */
function otherCodes(
  codes: readonly string[],
  wallet: readonly IssuedCoupon[],
  { view }: CartContext,
): readonly string[] {
  const known = new Set(wallet.map(({ id }) => id))
  return codes.flatMap(typed => {
    const code = readTypedCode(typed)
    return code === undefined || known.has(code) || view.catalogue.campaigns.has(code) ? [] : code
  })
}

/**
 * Looks up what the caller brings to a bag: at most six statements, none for a visitor without codes.
 * Source: C-009, C-215 … C-219, CO-73.
 */
export async function meansOf(
  codes: readonly string[],
  context: CartContext,
  { isOrdering = false }: MeansOptions = {},
): Promise<Means> {
  const { caller, coupons, goDollar, now } = context.request
  const userCode = caller.state === 'known' ? caller.session.userCode : ''
  const isMember = caller.state === 'known' && caller.session.kind === 'member'
  const known = codes.slice(0, MAX_CODES)
  const [wallet, balance] = await Promise.all([
    isMember && (known.length > 0 || !isOrdering) ? coupons.ofMember(userCode) : [],
    isMember ? (isOrdering ? UNKNOWN_BALANCE : goDollar.balance(userCode, now)) : null,
  ])
  const unique = await coupons.unique(otherCodes(known, wallet, context), userCode)
  const exhausted = isOrdering
    ? new Map<string, Exhausted>()
    : await coupons.exhausted(countedCampaigns(known, unique, context), userCode)
  const { catalogue, priceContext } = context.view
  const { campaigns } = catalogue
  const earlierOrder = asksForFirstOrder(known, { campaigns, wallet, unique })
    ? await coupons.earlierOrder(userCode)
    : undefined
  const { audience } = priceContext
  const facts = { campaigns, wallet, unique, exhausted, earlierOrder, audience, now }
  return { codes: findCodes(known, facts), wallet, balance, now }
}

/**
 * The same for codes of a call. Unknown codes are counted as guesses; after too many, all codes count as unknown. Coupons of
 * the caller's own wallet are no guesses.
 */
export async function meansOfTyped(
  codes: readonly string[],
  context: CartContext,
  options: MeansOptions = {},
): Promise<Means> {
  const means = await meansOf(codes, context, options)
  const isOwn = (code: string) => means.wallet.some(({ id }) => id === code)
  if (codes.every(isOwn)) return means
  if (await hasGuessedTooOften(context)) {
    const refused = codes.slice(0, MAX_CODES).map(code => ({
      code: code.slice(0, 32),
      kind: 'PROMOTION_CODE' as const,
      problem: 'COUPON_TOO_MANY' as const,
    }))
    return { ...means, codes: refused }
  }
  for (const { campaign } of means.codes) if (!campaign) await countGuess(context)
  return means
}
