import type { BaseSource } from '../catalogue/pricing.ts'
import type { Cents } from '../shared/money.ts'
import { type Activity, type ActivityRule, isInScope } from './activity.ts'
import type { BagPrice, BagToPrice } from './calculate.ts'
import type { Discount, DiscountOutcome } from './code-step.ts'
import type { AddOnProblem, Gift } from './reward-step.ts'
import type { Missing, Outcome, PricedLine, Reason } from './working-bag.ts'

/** Steps of a calculation in which something is taken off or given. */
export type TraceStep = 'UNITS' | 'SETS' | 'THRESHOLDS' | 'REWARDS' | 'CODES' | 'FREIGHT'

const STEP_OF: Readonly<Record<ActivityRule['type'], Exclude<TraceStep, 'CODES'>>> = {
  SPECIFY_PRICE: 'UNITS',
  MEMBER: 'UNITS',
  DIRECT_REDUCE: 'UNITS',
  BUNDLE: 'SETS',
  FULL_FREE: 'SETS',
  SATISFY_REDUCE: 'THRESHOLDS',
  SATISFY_DISCOUNT: 'THRESHOLDS',
  PRESENT: 'REWARDS',
  EXCHANGE: 'REWARDS',
  FREIGHT_SATISFY_REDUCE: 'FREIGHT',
  FREIGHT_SATISFY_DISCOUNT: 'FREIGHT',
}
/** The step in which promotions of a type are calculated. */
export const stepOfType = (type: ActivityRule['type']): TraceStep => STEP_OF[type]

const STEPS: readonly TraceStep[] = ['UNITS', 'SETS', 'THRESHOLDS', 'REWARDS', 'CODES', 'FREIGHT']

/** Why an activity, code or coupon does nothing. `GIFT_GONE`: its gifts are out of stock. */
export type TraceReason = Reason | NonNullable<DiscountOutcome['reason']>

/** Price of one unit on the product page, and why. */
interface TracedPrice {
  readonly price: Cents
  /** The promotion whose price it is, or the activity that offers an add-on. */
  readonly by?: string
  /** Without promotion prices. */
  readonly base: Cents
  readonly baseSource?: BaseSource
}

/** Discount on one line. */
interface TracedShare {
  readonly code: string
  readonly amount: Cents
}

/** A line that was priced, from the price of its page to what it costs. */
interface TracedLine {
  readonly id: string
  readonly skuCode: string
  readonly quantity: number
  readonly page: TracedPrice
  readonly isAddOn: boolean
  /** In the order of steps; an activity, code or coupon once. */
  readonly taken: readonly TracedShare[]
  readonly net: Cents
  /** Part of it that GO DOLLAR pays. */
  readonly deduction: Cents
  /** Reason why an add-on is not counted; nothing was taken off it then. */
  readonly problem?: AddOnProblem
}

/** What an activity, code or coupon did in a bag. */
interface Effect {
  readonly code: string
  readonly step: TraceStep
  /** Cents taken off the goods, or off delivery in the step of freight. */
  readonly amount: Cents
  /** Lines that it made cheaper, with their shares. */
  readonly lines: readonly { readonly id: string; readonly amount: Cents }[]
  /** Lines whose page shows its price. */
  readonly priced: readonly string[]
  readonly gifts: readonly Pick<Gift, 'skuCode' | 'quantity'>[]
  /** True where add-ons may be taken. */
  readonly opensAddOns: boolean
  /** Absent where it did something. */
  readonly reason?: TraceReason
  /** To the lowest tier, or to the next one when a tier is met. */
  readonly missing?: Missing
  /** Codes of the activities that hold the goods. */
  readonly excludedBy: readonly string[]
}

export interface TracedActivity extends Effect {
  readonly kind: 'ACTIVITY'
  readonly activity: Activity
}
interface TracedCode extends Effect {
  readonly kind: Discount['kind']
}
export type TracedEffect = TracedActivity | TracedCode

/** A calculation as a person can follow it. */
export interface Trace {
  readonly lines: readonly TracedLine[]
  /** In the order of steps, and within a step as they were tried; those that do not run now come first. */
  readonly effects: readonly TracedEffect[]
  readonly freight: {
    readonly fee: Cents
    readonly postage: Cents
    /** `null` where delivery is never free. */
    readonly freeFrom: Cents | null
    readonly missingToFree?: Cents
  }
}

/** Shares of one line, each code once. */
function sharesOf(adjustments: readonly TracedShare[]): TracedShare[] {
  const byCode = new Map<string, Cents>()
  for (const { code, amount } of adjustments) byCode.set(code, (byCode.get(code) ?? 0) + amount)
  return [...byCode].map(([code, amount]) => ({ code, amount }))
}

const pageOf = (line: PricedLine, price: Cents): TracedPrice => {
  if (line.addOnOf !== undefined) return { price, by: line.addOnOf, base: price }
  const { unitPrice, basePrice: base, baseSource, pricedBy } = line
  return {
    price: unitPrice,
    ...(pricedBy !== undefined && { by: pricedBy }),
    base,
    ...(baseSource && { baseSource }),
  }
}

function tracedLine(line: PricedLine, { lines, addOnProblems }: BagPrice): TracedLine {
  const result = lines.find(({ id }) => id === line.id)
  const problem = addOnProblems.find(({ id }) => id === line.id)?.problem
  return {
    id: line.id,
    skuCode: line.skuCode,
    quantity: line.quantity,
    page: pageOf(line, result?.unitPrice ?? 0),
    isAddOn: line.addOnOf !== undefined,
    taken: sharesOf(result?.adjustments ?? []),
    net: result?.net ?? 0,
    deduction: result?.deduction ?? 0,
    ...(problem && { problem }),
  }
}

/** What an outcome says of its activity, code or coupon. */
const effectOf = (
  { code, amount, reason, missing, excludedBy = [] }: Outcome | (DiscountOutcome & { excludedBy?: never }),
  step: TraceStep,
  lines: readonly TracedLine[],
) => ({
  code,
  step,
  amount,
  lines:
    step === 'FREIGHT'
      ? []
      : lines.flatMap(({ id, taken }) =>
          taken.filter(one => one.code === code).map(one => ({ id, amount: one.amount })),
        ),
  priced:
    step === 'UNITS'
      ? lines.flatMap(({ id, isAddOn, page }) => (!isAddOn && page.by === code ? id : []))
      : [],
  opensAddOns: false,
  ...(reason && { reason }),
  ...(missing && { missing }),
  excludedBy,
})

const plainGift = ({ skuCode, quantity }: Gift) => ({ skuCode, quantity })

function tracedActivity(
  outcome: Outcome,
  activity: Activity,
  { gifts, lines }: { readonly gifts: readonly Gift[]; readonly lines: readonly TracedLine[] },
): TracedActivity {
  const { type } = activity.rule
  const given = gifts.filter(({ activityCode }) => activityCode === activity.code).map(plainGift)
  const isGone = type === 'PRESENT' && !outcome.reason && given.length === 0
  return {
    kind: 'ACTIVITY',
    activity,
    ...effectOf(outcome, STEP_OF[type], lines),
    gifts: type === 'PRESENT' ? given : [],
    opensAddOns: type === 'EXCHANGE' && !outcome.reason,
    ...(isGone && { reason: 'GIFT_GONE' }),
  }
}

const tracedCode = (outcome: DiscountOutcome, lines: readonly TracedLine[]): TracedCode => ({
  kind: outcome.kind,
  ...effectOf(outcome, 'CODES', lines),
  gifts: outcome.gift ? [plainGift(outcome.gift)] : [],
})

const byStep = (one: TracedEffect, other: TracedEffect) => STEPS.indexOf(one.step) - STEPS.indexOf(other.step)

/**
 * Tells how a bag came to its price, from what the calculator was given and what it answered. Calculates nothing by itself, so it cannot
 * differ from what is charged, and costs nothing where it is not asked for.
 */
export function traceOf(bag: BagToPrice, price: BagPrice): Trace {
  const byId = (one: PricedLine, other: PricedLine) => (one.id < other.id ? -1 : 1)
  const lines = bag.lines.toSorted(byId).map(line => tracedLine(line, price))
  const activities = price.outcomes.flatMap(outcome => {
    const activity = bag.activities.byCode(outcome.code)
    return activity ? tracedActivity(outcome, activity, { gifts: price.gifts, lines }) : []
  })
  const codes = price.discountOutcomes.map(outcome => tracedCode(outcome, lines))
  const { fee, freeFrom } = bag.freight
  const { postage, missingToFreeFreight: missingToFree } = price
  return {
    lines,
    effects: [...activities, ...codes].toSorted(byStep),
    freight: { fee, postage, freeFrom, ...(missingToFree !== undefined && { missingToFree }) },
  }
}

/** Returns true if an activity concerns a line that is no add-on. */
export const concernsBag = (
  { spus }: Pick<Activity, 'spus'>,
  { lines }: Pick<BagToPrice, 'lines'>,
): boolean => lines.some(({ addOnOf, spuCode }) => addOnOf === undefined && isInScope({ spus }, spuCode))
