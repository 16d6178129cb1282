import type { BagLine } from '../cart/bag.ts'
import { pricedLineId } from '../cart/price-lines.ts'
import { bagToPrice, type LineReason, type ReadLine, withAddOnProblems } from '../cart/read-bag.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Audience } from '../catalogue/pricing.ts'
import type { IssuedCoupon } from '../coupon/coupon-store.ts'
import { type CodeProblem, findCodes, type FoundCode } from '../coupon/find-codes.ts'
import { readTypedCode } from '../coupon/typed-code.ts'
import type { FoundSku } from '../product/find-sku.ts'
import { type BagPrice, priceBag } from '../promotion/calculate.ts'
import { activitiesOf } from '../promotion/catalogue-activities.ts'
import { type FreightRates, freightTo } from '../promotion/freight-rates.ts'
import { concernsBag, type Trace, traceOf } from '../promotion/trace.ts'
import type { DoesNothing, NothingReason } from '../promotion/words/trace-words.ts'

/** A bag to be tried: goods, shopper, codes, destination, instant. */
export interface TriedInput {
  readonly bag: readonly {
    readonly sku: string
    readonly units: number
    /** The EXCHANGE promotion of an add-on. */
    readonly addOnOf?: string | undefined
  }[]
  /** Staff are members and have a level as all of them. Source: CO-66. */
  readonly shopper: { readonly kind: 'GUEST' } | { readonly kind: 'MEMBER'; readonly level: string | null }
  /** Codes and coupons; each coupon of the shop may be tried, as if the shopper had it. */
  readonly codes: readonly string[]
  readonly destination: { readonly country: string; readonly isPickup: boolean }
  /** Epoch milliseconds. */
  readonly at: number
}

/** Goods and charges that a bag is tried with. */
export interface TryOutShop {
  readonly catalogue: Catalogue
  readonly find: (skuCode: string) => FoundSku | undefined
  readonly freight: FreightRates
}

/** What a bag costs, and how it came to that. */
export interface Tried {
  readonly lines: readonly (ReadLine & { readonly reason: LineReason | undefined })[]
  readonly price: BagPrice
  readonly trace: Trace
  /** Codes that cannot be used, and promotions asked about that have no part in the calculation. */
  readonly without: readonly DoesNothing[]
}

const audienceOf = (shopper: TriedInput['shopper']): Audience =>
  shopper.kind === 'GUEST' ? { kind: 'GUEST' } : { kind: 'MEMBER', levelCode: shopper.level }

/** Coupons of campaigns without a shared code, as if they had just been issued to the shopper. */
function walletFor(codes: readonly string[], { campaigns }: Catalogue): IssuedCoupon[] {
  const typed = new Set(codes.map(code => readTypedCode(code) ?? ''))
  return [...typed].flatMap(code => {
    const campaign = campaigns.get(code)
    if (!campaign || campaign.grant === 'SHARED') return []
    const { beginTime, endTime } = campaign
    const unused = { state: 'NORMAL', orderCode: null, usedAt: null } as const
    return { id: code, campaignCode: code, userCode: '', issuedAt: beginTime, beginTime, endTime, ...unused }
  })
}

const CODE_REASONS: Readonly<Partial<Record<CodeProblem, NothingReason>>> = {
  COUPON_CODE_EXPIRED: 'ENDED',
  USER_CODE_EXPIRED: 'ENDED',
  COUPON_NOT_STARTED: 'NOT_STARTED',
  COUPON_AUDIENCE: 'AUDIENCE',
  COUPON_ONE_EACH: 'ONE_EACH',
}

const uselessCode = ({ code, problem, campaign }: FoundCode): DoesNothing[] => {
  if (!problem) return []
  const isOver = campaign?.isStopped && problem !== 'COUPON_ONE_EACH'
  const reason = isOver ? 'STOPPED' : (CODE_REASONS[problem] ?? 'UNKNOWN')
  return [{ code, reason, ...(campaign && { terms: campaign }) }]
}

/** Why a promotion has no part in a calculation; nothing for one that has. */
function absentPromotion(
  code: string,
  { catalogue }: TryOutShop,
  input: Parameters<typeof traceOf>[0],
): DoesNothing[] {
  const promotion = catalogue.promotions.get(code)
  if (!promotion) return [{ code, reason: 'STOPPED' }]
  const activity = activitiesOf(catalogue).byCode(code)
  if (!activity) return [{ code, reason: 'NO_RULE', terms: promotion }]
  return concernsBag(activity, input) ? [] : [{ code, reason: 'OUT_OF_SCOPE', terms: activity }]
}

const bagLine = ({ sku, units, addOnOf = '' }: TriedInput['bag'][number], at: number): BagLine => ({
  id: pricedLineId(at),
  skuCode: sku,
  activityCode: addOnOf,
  quantity: units,
  isSelected: true,
  addedPrice: null,
  extProps: '',
  updatedAt: 0,
})

/**
 * Calculates a bag as an order would, for any shopper at any instant, and keeps the trace. Limits of campaigns, earlier orders and GO
 * DOLLAR are left out: they belong to one member. `undefined` for a country that the shop does not deliver to.
 * @param asked codes of promotions to answer about even if they have no part in the calculation
 */
export function tryOut(
  { bag, shopper, codes, destination, at }: TriedInput,
  shop: TryOutShop,
  asked: readonly string[] = [],
): Tried | undefined {
  const audience = audienceOf(shopper)
  const freight = freightTo(shop.freight, { ...destination, isMember: audience.kind === 'MEMBER' })
  if (!freight) return undefined
  const { catalogue, find } = shop
  const found = findCodes(codes, {
    campaigns: catalogue.campaigns,
    wallet: walletFor(codes, catalogue),
    unique: new Map(),
    exhausted: new Map(),
    earlierOrder: undefined,
    audience,
    now: at,
  })
  const view = { catalogue, find, priceContext: { audience, now: at } }
  const terms = {
    giftChoices: new Map(),
    freight,
    goDollar: { wanted: 0, balance: 0 },
    codes: found,
  }
  const { read, input } = bagToPrice(bag.map(bagLine), view, terms)
  const price = priceBag(input)
  return {
    lines: withAddOnProblems(read, price),
    price,
    trace: traceOf(input, price),
    without: [...found.flatMap(uselessCode), ...asked.flatMap(code => absentPromotion(code, shop, input))],
  }
}

/** Finds SKUs in a catalogue that lies over the one in memory. `base` finds them in that one. */
export const findOver =
  (catalogue: Catalogue, base: TryOutShop['find']): TryOutShop['find'] =>
  code => {
    const spu = catalogue.spus.get(base(code)?.spu.code ?? '')
    const sku = spu?.skus.find(one => one.code === code)
    return spu && sku ? { spu, sku } : undefined
  }
