import type { Cents } from '../shared/money.ts'
import { type ActivityOf, type Concern, ofTypes, type Threshold } from './activity.ts'
import { percentOf } from './allocate.ts'
import {
  hold,
  holders,
  type Missing,
  missingForThreshold,
  netOf,
  type Outcome,
  spread,
  type WorkingLine,
} from './working-bag.ts'

type ThresholdActivity = ActivityOf<'SATISFY_REDUCE' | 'SATISFY_DISCOUNT'>
const thresholdsOf = ofTypes('SATISFY_REDUCE', 'SATISFY_DISCOUNT')

/** The highest tier that is met, and what is missing to the one above it. Tiers rise. */
function tierOf(tiers: readonly { readonly from: Threshold }[], lines: readonly WorkingLine[]) {
  const missing = tiers.map(({ from }) => missingForThreshold(from, lines))
  const tier = missing.findLastIndex(gap => gap === undefined)
  const next: Missing | undefined = missing[tier + 1]
  return { tier, next }
}

function saving({ rule }: ThresholdActivity, tier: number, net: Cents): Cents {
  if (rule.type === 'SATISFY_REDUCE') return Math.min(net, rule.tiers[tier]?.reduce ?? 0)
  return percentOf(net, rule.tiers[tier]?.percentOff ?? 0)
}

function applyThreshold(activity: ThresholdActivity, scoped: readonly WorkingLine[]): Outcome {
  const { code, rule } = activity
  const free = scoped.filter(({ heldBy }) => !heldBy.has('thresholds'))
  const { tier, next } = tierOf(rule.tiers, free)
  if (tier < 0) {
    const isExcluded = tierOf(rule.tiers, scoped).tier >= 0
    return isExcluded
      ? { code, amount: 0, reason: 'EXCLUDED', excludedBy: holders(scoped, 'thresholds') }
      : { code, amount: 0, reason: 'UNDER_THRESHOLD', ...(next && { missing: next }) }
  }
  const amount = saving(activity, tier, netOf(free))
  if (amount === 0) return { code, amount, reason: 'NO_BENEFIT' }
  spread(free, code, amount)
  hold(free, 'thresholds', code)
  return { code, amount, tier, ...(next && { missing: next }) }
}

/** Step 3, thresholds: spend or buy so much, get a sum or a percentage off. A line takes part in one of them. Source: CO-63, CO-64. */
export const applyThresholdActivities = (concerns: readonly Concern<WorkingLine>[]): Outcome[] =>
  thresholdsOf(concerns).map(({ activity, lines }) => applyThreshold(activity, lines))
