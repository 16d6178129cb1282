import type { Cents } from '../shared/money.ts'
import { type Activity, type ActivityOf, type Concern, ofTypes } from './activity.ts'
import { allocate, percentOf } from './allocate.ts'
import { hold, netOf, type Outcome, reduceLine, type WorkingLine } from './working-bag.ts'

type UnitActivity = ActivityOf<'DIRECT_REDUCE' | 'MEMBER'>
const reductionsOf = ofTypes('DIRECT_REDUCE', 'MEMBER')

/** Activities that only bring promotion prices: a page shows them already. */
const bringsPrices = ({ rule }: Activity) =>
  rule.type === 'SPECIFY_PRICE' ||
  (rule.type === 'MEMBER' && rule.percentOff === 0) ||
  (rule.type === 'DIRECT_REDUCE' && rule.reduce === 0)

/** What an activity did that made nothing cheaper than its page: the page may show its price. */
const priceOutcome = ({ code }: Activity, pricing: ReadonlySet<string | undefined>): Outcome =>
  pricing.has(code) ? { code, amount: 0 } : { code, amount: 0, reason: 'NO_BENEFIT' }

/** Cost of the whole line under an activity, counted from the unit price before promotions. Hundredths of cents, so that it is exact. */
function exactCost({ rule }: UnitActivity, { line }: WorkingLine): number {
  if (rule.type === 'MEMBER') return line.basePrice * line.quantity * (100 - rule.percentOff)
  return Math.max(0, line.basePrice - rule.reduce) * line.quantity * 100
}

/** A reduction that lines may take, and what came of it. */
interface Candidate {
  readonly activity: UnitActivity
  readonly lines: readonly WorkingLine[]
  /** Lines that take it, in the order of the bag. */
  readonly takenBy: WorkingLine[]
  /** Activities that its other lines took. */
  readonly excludedBy: Set<string>
}

const candidateOf = (concern: { activity: UnitActivity; lines: readonly WorkingLine[] }): Candidate => ({
  ...concern,
  takenBy: [],
  excludedBy: new Set(),
})

function byLine(candidates: readonly Candidate[]): ReadonlyMap<WorkingLine, readonly Candidate[]> {
  const found = new Map<WorkingLine, Candidate[]>()
  for (const candidate of candidates)
    for (const working of candidate.lines) {
      const known = found.get(working)
      if (known) known.push(candidate)
      else found.set(working, [candidate])
    }
  return found
}

/** Chooses the cheapest of the candidates, if it is cheaper than the line's page. */
function chooseReduction(working: WorkingLine, candidates: readonly Candidate[]): void {
  let best: { readonly candidate: Candidate; readonly cost: number } | undefined
  for (const candidate of candidates) {
    const cost = exactCost(candidate.activity, working)
    if (cost < (best?.cost ?? working.net * 100)) best = { candidate, cost }
  }
  if (!best) return
  const { candidate } = best
  for (const other of candidates) if (other !== candidate) other.excludedBy.add(candidate.activity.code)
  candidate.takenBy.push(working)
}

/** Cents that lines cost together under an activity. A percentage is rounded once, of all of them. */
function costTogether({ rule }: UnitActivity, lines: readonly WorkingLine[]): Cents {
  const sum = (amounts: readonly Cents[]) => amounts.reduce((before, amount) => before + amount, 0)
  if (rule.type === 'MEMBER') {
    const base = sum(lines.map(({ line }) => line.basePrice * line.quantity))
    return base - percentOf(base, rule.percentOff)
  }
  return sum(lines.map(({ line }) => Math.max(0, line.basePrice - rule.reduce) * line.quantity))
}

/** Takes a reduction off the lines that chose it, spread by what each of them saves. Returns cents. */
function reduceTogether({ activity, takenBy }: Candidate): Cents {
  const nets = takenBy.map(({ net }) => net)
  const amount = netOf(takenBy) - costTogether(activity, takenBy)
  const savings = takenBy.map(working => working.net * 100 - exactCost(activity, working))
  const shares = allocate(amount, savings, nets)
  for (const [at, working] of takenBy.entries()) reduceLine(working, activity.code, shares[at] ?? 0)
  hold(takenBy, 'units', activity.code)
  return amount
}

/**
 * Step 1, unit prices. A line takes the cheapest of the price its page shows and the prices that activities make; of equal ones the
 * page's, then the smaller priority. So nothing costs more in the bag than on its page. Source: CO-64; spec, “percentages for a member
 * level”; “cheapest” is our choice.
 */
export function applyUnitActivities(
  lines: readonly WorkingLine[],
  concerns: readonly Concern<WorkingLine>[],
): Outcome[] {
  // Activities whose promotion prices the pages of the lines show.
  const pricing = new Set(lines.map(({ line }) => line.pricedBy))
  const prices = concerns
    .filter(({ activity }) => bringsPrices(activity))
    .map(({ activity }) => priceOutcome(activity, pricing))
  const candidates = reductionsOf(concerns)
    .filter(({ activity }) => !bringsPrices(activity))
    .map(candidateOf)
  const fitting = byLine(candidates)
  for (const working of lines) chooseReduction(working, fitting.get(working) ?? [])
  const reductions = candidates.map((candidate): Outcome => {
    const { activity, takenBy, excludedBy } = candidate
    const { code } = activity
    const amount = takenBy.length > 0 ? reduceTogether(candidate) : 0
    // A percentage of a few cents may round to nothing.
    if (amount > 0) return { code, amount }
    return excludedBy.size > 0
      ? { code, amount: 0, reason: 'EXCLUDED', excludedBy: [...excludedBy] }
      : priceOutcome(activity, pricing)
  })
  return [...prices, ...reductions]
}
