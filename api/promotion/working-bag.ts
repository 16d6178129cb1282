import type { BaseSource } from '../catalogue/pricing.ts'
import type { Cents } from '../shared/money.ts'
import { allocate } from './allocate.ts'
import { type Activity, isInScope, type Threshold } from './activity.ts'

/** A line of the bag with its prices, as the calculator takes it. */
export interface PricedLine {
  /** Lines are looked at in the order of their ids, so ids rise with the time a line was added. */
  readonly id: string
  readonly skuCode: string
  readonly spuCode: string
  readonly quantity: number
  /** Price of one unit on a product page: a promotion price, or `basePrice`. Source: C-207 … C-211. */
  readonly unitPrice: Cents
  /** One unit without promotion prices. */
  readonly basePrice: Cents
  /** Origin of `basePrice`. */
  readonly baseSource?: BaseSource
  /** The activity whose promotion price `unitPrice` is. */
  readonly pricedBy?: string
  /** For an add-on: the activity that offers it. Its prices above do not count then. */
  readonly addOnOf?: string
}

/** Discount of an activity, code or coupon on one line. */
export interface Adjustment {
  readonly code: string
  readonly amount: Cents
}

/** Why an activity does nothing for this bag. Source: spec, “order of promotion steps”. */
export type Reason =
  | 'NOT_STARTED'
  | 'ENDED'
  /** Not for this shopper, or not for the member's level. */
  | 'AUDIENCE'
  | 'UNDER_THRESHOLD'
  /** The goods already take part in another activity of the same step. */
  | 'EXCLUDED'
  /** The goods cost no more without it. */
  | 'NO_BENEFIT'
  /** Delivery to other countries only. */
  | 'DESTINATION'

/** Distance of a bag from a threshold. */
export type Missing = { readonly amount: Cents } | { readonly units: number }

/** Effect of one activity, or the reason it has none and what is missing. */
export interface Outcome {
  readonly code: string
  /** Cents taken off; 0 for gifts and add-ons. */
  readonly amount: Cents
  readonly reason?: Reason
  /** Codes of the activities that hold the goods, for `EXCLUDED`. */
  readonly excludedBy?: readonly string[]
  /** To the lowest tier, or to the next one when a tier is met. */
  readonly missing?: Missing
  /** Index of the tier that is met. */
  readonly tier?: number
}

/** Steps in which a unit takes part in one activity only. Source: CO-64. */
type HoldingStep = 'units' | 'sets' | 'thresholds' | 'gifts'

/** A line while the steps run over it. */
export interface WorkingLine {
  readonly line: PricedLine
  /** Cost of the line after the steps so far. */
  net: Cents
  readonly adjustments: Adjustment[]
  /** Activity that holds the line, by step. */
  readonly heldBy: Map<HoldingStep, Set<string>>
}

export const startLine = (line: PricedLine): WorkingLine => ({
  line,
  net: line.unitPrice * line.quantity,
  adjustments: [],
  heldBy: new Map(),
})

export const inScope = (lines: readonly WorkingLine[], activity: Pick<Activity, 'spus'>) =>
  lines.filter(({ line }) => isInScope(activity, line.spuCode))

export const netOf = (lines: readonly WorkingLine[]): Cents => lines.reduce((sum, { net }) => sum + net, 0)
const unitsOf = (lines: readonly WorkingLine[]) => lines.reduce((sum, { line }) => sum + line.quantity, 0)

/** Takes an amount off one line and records the activity. */
export function reduceLine(working: WorkingLine, code: string, amount: Cents): void {
  if (amount === 0) return
  working.net -= amount
  working.adjustments.push({ code, amount })
}

/** Spreads an amount over lines by what they cost. */
export function spread(lines: readonly WorkingLine[], code: string, amount: Cents): void {
  const shares = allocate(
    amount,
    lines.map(({ net }) => net),
  )
  for (const [at, working] of lines.entries()) reduceLine(working, code, shares[at] ?? 0)
}

export function hold(lines: readonly WorkingLine[], step: HoldingStep, code: string): void {
  for (const { heldBy } of lines) heldBy.set(step, (heldBy.get(step) ?? new Set()).add(code))
}

/** Codes of the activities that hold any of the lines in a step. */
export const holders = (lines: readonly WorkingLine[], step: HoldingStep): string[] => [
  ...new Set(lines.flatMap(({ heldBy }) => [...(heldBy.get(step) ?? [])])),
]

/** Amount missing to a threshold; `undefined` when it is met. */
export function missingForThreshold(from: Threshold, lines: readonly WorkingLine[]): Missing | undefined {
  if ('amount' in from) {
    const amount = from.amount - netOf(lines)
    return amount > 0 ? { amount } : undefined
  }
  const units = from.units - unitsOf(lines)
  return units > 0 ? { units } : undefined
}
