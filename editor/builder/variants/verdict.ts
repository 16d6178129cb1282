import type { VariantName } from '#api/rules/experiment.ts'

/** One variant's shoppers: how many saw it, and of how many the goal was reached. */
export interface Tally {
  readonly variant: VariantName
  readonly views: number
  readonly reached: number
}

/** Views of each variant before anything is said. */
export const MIN_VIEWS = 100
/** Shoppers expected on either side of a goal, below which the normal distribution is no help. */
const MIN_EXPECTED = 5
/** Probability that a difference is called real where there is none. */
const ALPHA = 0.05
/** Probability that a difference of this size is found where there is one; for the views that are missing. */
const POWER = 0.8
/** More views than this are not worth waiting for. */
const HOPELESS_VIEWS = 5_000_000

/** Verdict of the counts. `missing`: views of all variants together, about. */
export type Verdict =
  | { readonly kind: 'early'; readonly missing: number }
  /** No difference at all so far. */
  | { readonly kind: 'same' }
  /** `missing` is `null` where the difference is too small to be shown by any number of views in reach. */
  | { readonly kind: 'chance'; readonly leader: VariantName; readonly missing: number | null }
  | {
      readonly kind: 'real'
      readonly leader: VariantName
      readonly runnerUp: VariantName
      /** Probability that a difference as large comes by chance. */
      readonly p: number
    }

const rateOf = ({ views, reached }: Tally) => (views === 0 ? 0 : Math.min(reached, views) / views)

/** The standard normal distribution up to z. Abramowitz and Stegun 7.1.26: wrong by 1.5e-7 at most. */
export function normalUpTo(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const poly =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  const tail = (poly * Math.exp(-x * x)) / 2
  return z < 0 ? tail : 1 - tail
}

/** The z up to which a share of the standard normal distribution lies. */
export function normalQuantile(share: number): number {
  let [low, high] = [-9, 9]
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (normalUpTo(middle) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Two-sided p of the two-proportion z-test with pooled variance; 1 where both are equal. */
export function pOfDifference(one: Tally, other: Tally): number {
  const pooled = (one.reached + other.reached) / (one.views + other.views)
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / one.views + 1 / other.views))
  const difference = Math.abs(rateOf(one) - rateOf(other))
  return difference === 0 ? 1 : 2 * (1 - normalUpTo(difference / error))
}

/** Views of each of two variants at which rates like these are told apart. */
export function viewsToTell(one: number, other: number, alpha: number): number {
  const mean = (one + other) / 2
  const chance = normalQuantile(1 - alpha / 2) * Math.sqrt(2 * mean * (1 - mean))
  const power = normalQuantile(POWER) * Math.sqrt(one * (1 - one) + other * (1 - other))
  return Math.ceil(((chance + power) / (one - other)) ** 2)
}

/** Views that all variants together still need until each of some has `needed`, at their present shares of the views. */
function missingUntil(needed: number, of: readonly Tally[], all: readonly Tally[]): number {
  const total = all.reduce((sum, { views }) => sum + views, 0)
  const each = of.map(({ views }) =>
    // A variant without views is taken to get its part from now on.
    views === 0 ? needed * all.length : ((needed - views) * total) / views,
  )
  return Math.max(0, Math.ceil(Math.max(...each)))
}

/**
 * Whether the difference between the best two variants could be chance: a two-sided test of two proportions at 95 %. With more than two
 * variants, the best of several pairs is looked at, so each pair is judged more strictly (Bonferroni). Counts above the views are taken for
 * as many as the views.
 */
export function verdictOf(given: readonly Tally[]): Verdict {
  const tallies = given.map(tally => ({ ...tally, reached: Math.min(tally.reached, tally.views) }))
  const [leader, runnerUp] = tallies.toSorted((a, b) => rateOf(b) - rateOf(a))
  if (!leader || !runnerUp) return { kind: 'same' }
  const early = missingUntil(MIN_VIEWS, tallies, tallies)
  if (early > 0) return { kind: 'early', missing: early }
  if (rateOf(leader) === rateOf(runnerUp)) return { kind: 'same' }
  const pooled = (leader.reached + runnerUp.reached) / (leader.views + runnerUp.views)
  const expected = missingUntil(MIN_EXPECTED / Math.min(pooled, 1 - pooled), [leader, runnerUp], tallies)
  if (expected > 0) return { kind: 'early', missing: expected }
  const pairs = (tallies.length * (tallies.length - 1)) / 2
  const alpha = ALPHA / pairs
  const p = pOfDifference(leader, runnerUp)
  if (p < alpha) return { kind: 'real', leader: leader.variant, runnerUp: runnerUp.variant, p }
  const needed = viewsToTell(rateOf(leader), rateOf(runnerUp), alpha)
  const missing = Math.max(1, missingUntil(needed, [leader, runnerUp], tallies))
  return { kind: 'chance', leader: leader.variant, missing: missing > HOPELESS_VIEWS ? null : missing }
}

/** A number of views as one says it: two figures, the rest zeros. */
export function about(views: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, views))) - 1)
  return Math.ceil(views / unit) * unit
}
