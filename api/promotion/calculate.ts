import { type Audience, covers } from '../catalogue/pricing.ts'
import { periodState } from '../rules/period.ts'
import type { Cents } from '../shared/money.ts'
import type { Activity, ActivityIndex, Concern } from './activity.ts'
import { allocate, unitShares } from './allocate.ts'
import { applyDiscounts, type Discount, type DiscountOutcome } from './code-step.ts'
import { applyFreight, type Freight } from './freight-step.ts'
import {
  type AddOnProblem,
  applyAddOns,
  applyGiftActivities,
  type Gift,
  type GiftChoices,
} from './reward-step.ts'
import { applySetActivities } from './set-step.ts'
import { applyThresholdActivities } from './threshold-step.ts'
import { applyUnitActivities } from './unit-step.ts'
import {
  type Adjustment,
  netOf,
  type Outcome,
  type PricedLine,
  startLine,
  type WorkingLine,
} from './working-bag.ts'

/** Source: C-226. */
export const CENTS_PER_GO_DOLLAR = 100
const NO_FREIGHT: Freight = { fee: 0, freeFrom: null }

/** GO DOLLAR to use. With `isMost`, as much of `wanted` as account and amount allow; without it all of it, or none. */
export interface GoDollarWish {
  readonly wanted: number
  readonly balance: number
  readonly isMost?: boolean
}

/** Everything a bag's price depends on. The same input always gives the same result. */
export interface BagToPrice {
  /** Selected lines that can be ordered, add-ons among them. */
  readonly lines: readonly PricedLine[]
  readonly activities: ActivityIndex
  readonly audience: Audience
  /** Epoch milliseconds. */
  readonly now: number
  readonly giftChoices: GiftChoices
  /** Returns true if this many units of a gift are available. */
  readonly isAvailable: (skuCode: string, quantity: number) => boolean
  readonly discounts: readonly Discount[]
  readonly freight: Freight
  /** Gift wrapping and other services. */
  readonly serviceFee?: Cents
  /** Whole GO DOLLAR that the shopper wants to use, and those in the account. */
  readonly goDollar: GoDollarWish
}

/** One line with everything that touched it. All amounts in cents. */
interface LineResult {
  readonly id: string
  readonly skuCode: string
  readonly quantity: number
  readonly unitPrice: Cents
  readonly adjustments: readonly Adjustment[]
  /** Cost of the line after activities, code and coupon. */
  readonly net: Cents
  /** `net` by unit: what the refund of each unit starts from. Adds up to `net`. */
  readonly unitNets: readonly Cents[]
  /** Part of the GO DOLLAR used that pays for this line. */
  readonly deduction: Cents
}

/** GO DOLLAR that cannot be used: none is used then. Source: C-224, C-225. */
type GoDollarProblem = 'OVER_BALANCE' | 'OVER_AMOUNT'

/** Cost of a bag by its parts. `amount` = goods − discount − coupon + postage + services − deduction. Source: CO-68. */
export interface BagPrice {
  readonly lines: readonly LineResult[]
  readonly addOnProblems: readonly { readonly id: string; readonly problem: AddOnProblem }[]
  readonly gifts: readonly Gift[]
  /** Goods at the prices that their pages show, add-ons at theirs. */
  readonly productAmount: Cents
  /** Taken off by activities; freight activities lower `postage` instead. */
  readonly discount: Cents
  /** Taken off by code and coupon. */
  readonly coupon: Cents
  readonly postage: Cents
  readonly missingToFreeFreight?: Cents
  readonly serviceFee: Cents
  readonly deduction: Cents
  readonly goDollarProblem?: GoDollarProblem
  readonly amount: Cents
  /** Every activity that concerns a line of the bag, in the order of steps. */
  readonly outcomes: readonly Outcome[]
  readonly discountOutcomes: readonly DiscountOutcome[]
}

/** Why an activity is closed to this shopper now; `undefined` when it is open. */
export function closedFor(
  activity: Activity,
  { audience, now }: Pick<BagToPrice, 'audience' | 'now'>,
): Outcome | undefined {
  const { code } = activity
  const state = periodState(activity, now)
  if (state !== 'RUNNING') return { code, amount: 0, reason: state }
  return covers(activity, audience) ? undefined : { code, amount: 0, reason: 'AUDIENCE' }
}

const byId = (one: PricedLine, other: PricedLine) => (one.id < other.id ? -1 : one.id > other.id ? 1 : 0)

/** Open activities, with those that add-ons name although they concern nothing in the bag. */
function withNamed(open: readonly Concern<WorkingLine>[], addOns: readonly PricedLine[], bag: BagToPrice) {
  if (addOns.length === 0) return open
  const known = new Set(open.map(({ activity }) => activity))
  const named = addOns.flatMap(({ addOnOf = '' }) => bag.activities.byCode(addOnOf) ?? [])
  const more = [...new Set(named)].filter(activity => !known.has(activity) && !closedFor(activity, bag))
  return [...open, ...more.map(activity => ({ activity, lines: [] }))]
}

function deductGoDollar(payable: Cents, { wanted, balance, isMost = false }: GoDollarWish) {
  if (isMost) {
    const whole = Math.floor(payable / CENTS_PER_GO_DOLLAR)
    return { deduction: Math.min(wanted, balance, whole) * CENTS_PER_GO_DOLLAR }
  }
  if (wanted > balance) return { deduction: 0, problem: 'OVER_BALANCE' as const }
  const deduction = wanted * CENTS_PER_GO_DOLLAR
  return deduction > payable ? { deduction: 0, problem: 'OVER_AMOUNT' as const } : { deduction }
}

const sum = (amounts: readonly Cents[]): Cents => amounts.reduce((before, amount) => before + amount, 0)

/** Lines with their shares of the GO DOLLAR used; freight and services take their share as well. */
function resultsOf(lines: readonly WorkingLine[], fees: Cents, deduction: Cents): LineResult[] {
  const shares = allocate(deduction, [...lines.map(({ net }) => net), fees])
  return lines.map(({ line, net, adjustments }, at) => ({
    id: line.id,
    skuCode: line.skuCode,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    adjustments,
    net,
    unitNets: unitShares(net, line.quantity),
    deduction: shares[at] ?? 0,
  }))
}

/**
 * Prices a bag: unit prices, sets, thresholds, gifts and add-ons, code and coupon, freight, GO DOLLAR, each step on the result of the one
 * before. Pure; the order of `lines` does not matter. Source: CO-63 … CO-71; spec, “order of promotion steps” and “rounding”.
 */
export function priceBag(bag: BagToPrice): BagPrice {
  const ordered = bag.lines.toSorted(byId)
  const goods = ordered.filter(line => line.addOnOf === undefined).map(startLine)
  const closed: Outcome[] = []
  const open: Concern<WorkingLine>[] = []
  for (const concern of bag.activities.concerning(goods, ({ line }) => line.spuCode)) {
    const outcome = closedFor(concern.activity, bag)
    if (outcome) closed.push(outcome)
    else open.push(concern)
  }

  const units = applyUnitActivities(goods, open)
  const sets = applySetActivities(goods, open)
  const thresholds = applyThresholdActivities(open)
  const { outcomes: giftOutcomes, gifts } = applyGiftActivities(open, {
    choices: bag.giftChoices,
    isAvailable: bag.isAvailable,
  })
  const asked = ordered.filter(line => line.addOnOf !== undefined)
  const rewards = applyAddOns(asked, withNamed(open, asked, bag))
  const discount = sum(goods.flatMap(({ adjustments }) => adjustments.map(({ amount }) => amount)))
  const discountOutcomes = applyDiscounts(goods, bag.discounts, bag.isAvailable)

  const addOns = rewards.addOns.flatMap(({ line, price }) =>
    price.ok ? [startLine({ ...line, unitPrice: price.value })] : [],
  )
  const all = [...goods, ...addOns].toSorted((one, other) => byId(one.line, other.line))
  // An empty bag goes nowhere.
  const freight = applyFreight(all, all.length > 0 ? bag.freight : NO_FREIGHT, open)
  const serviceFee = all.length > 0 ? (bag.serviceFee ?? 0) : 0
  const payable = netOf(all) + freight.postage + serviceFee
  const { deduction, problem } = deductGoDollar(payable, bag.goDollar)

  return {
    lines: resultsOf(all, freight.postage + serviceFee, deduction),
    addOnProblems: rewards.addOns.flatMap(({ line, price }) =>
      price.ok ? [] : [{ id: line.id, problem: price.refusal }],
    ),
    gifts: [...gifts, ...discountOutcomes.flatMap(({ gift }) => gift ?? [])],
    productAmount: sum(all.map(({ line }) => line.unitPrice * line.quantity)),
    discount,
    coupon: sum(discountOutcomes.map(({ amount }) => amount)),
    postage: freight.postage,
    ...(freight.missingToFree !== undefined && { missingToFreeFreight: freight.missingToFree }),
    serviceFee,
    deduction,
    ...(problem && { goDollarProblem: problem }),
    amount: payable - deduction,
    outcomes: [
      ...closed,
      ...units,
      ...sets,
      ...thresholds,
      ...giftOutcomes,
      ...rewards.outcomes,
      ...freight.outcomes,
    ],
    discountOutcomes,
  }
}
