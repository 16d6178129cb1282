import type { Cents } from '../shared/money.ts'
import { type ActivityOf, type Concern, ofTypes } from './activity.ts'
import { percentOf } from './allocate.ts'
import { inScope, netOf, type Outcome, type WorkingLine } from './working-bag.ts'

/** Cost of delivery before any promotion, and the amount of goods from which it is free. Source: CO-69. */
export interface Freight {
  readonly fee: Cents
  /** `null` where delivery is never free. */
  readonly freeFrom: Cents | null
  /** Destination of the goods; absent for a bag that goes nowhere. */
  readonly country?: string
}

/** Freight to pay, and what is missing until it is free: `undefined` when it is, or never can be. */
export interface FreightResult {
  readonly postage: Cents
  readonly missingToFree?: Cents
  readonly outcomes: readonly Outcome[]
}

type FreightActivity = ActivityOf<'FREIGHT_SATISFY_REDUCE' | 'FREIGHT_SATISFY_DISCOUNT'>
const freightsOf = ofTypes('FREIGHT_SATISFY_REDUCE', 'FREIGHT_SATISFY_DISCOUNT')

const saving = ({ rule }: FreightActivity, fee: Cents) =>
  rule.type === 'FREIGHT_SATISFY_REDUCE' ? Math.min(fee, rule.reduce) : percentOf(fee, rule.percentOff)

const goesTo = ({ rule: { countries = [] } }: FreightActivity, country: string | undefined) =>
  countries.length === 0 || (country !== undefined && countries.includes(country))

/**
 * Step 6, freight. Free from the shop's threshold on; below it the first freight activity whose condition holds takes its part. An
 * activity counts the goods of its scope alone, and holds for its countries.
 * @param lines all goods after promotions, codes and coupons, add-ons included. Source: CO-64, CO-69; spec, “threshold of FREIGHT_SATISFY_*”
 */
export function applyFreight(
  lines: readonly WorkingLine[],
  { fee, freeFrom, country }: Freight,
  concerns: readonly Concern<unknown>[],
): FreightResult {
  const all = netOf(lines)
  const isFree = fee === 0 || (freeFrom !== null && all >= freeFrom)
  let applied: Outcome | undefined
  const outcomes = freightsOf(concerns).map(({ activity }): Outcome => {
    const { code, rule } = activity
    if (!goesTo(activity, country)) return { code, amount: 0, reason: 'DESTINATION' }
    // Asks for no more goods where delivery costs nothing already.
    if (isFree) return { code, amount: 0, reason: 'NO_BENEFIT' }
    const goods = netOf(inScope(lines, activity))
    if (goods < rule.from) {
      return { code, amount: 0, reason: 'UNDER_THRESHOLD', missing: { amount: rule.from - goods } }
    }
    if (applied) return { code, amount: 0, reason: 'EXCLUDED', excludedBy: [applied.code] }
    applied = { code, amount: saving(activity, fee) }
    return applied
  })
  const postage = isFree ? 0 : fee - (applied?.amount ?? 0)
  return {
    postage,
    ...(!isFree && freeFrom !== null && { missingToFree: freeFrom - all }),
    outcomes,
  }
}
