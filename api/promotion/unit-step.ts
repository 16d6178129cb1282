import type { Cents } from '../shared/money.ts'
import { type Activity, type ActivityOf, type Concern, ofTypes } from './activity.ts'
import { percentOf } from './allocate.ts'
import { hold, type Outcome, reduceLine, type WorkingLine } from './working-bag.ts'

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

/** What the whole line costs under an activity, counted from the unit price before promotions. */
function lineTotal({ rule }: UnitActivity, { line }: WorkingLine): Cents {
  const base = line.basePrice * line.quantity
  if (rule.type === 'MEMBER') return base - percentOf(base, rule.percentOff)
  return Math.max(0, line.basePrice - rule.reduce) * line.quantity
}

/** A reduction that lines may take, and what came of it. */
interface Candidate {
  readonly activity: UnitActivity
  readonly lines: readonly WorkingLine[]
  /** Cents taken off the lines that took it. */
  amount: Cents
  isTaken: boolean
  /** Activities that its other lines took. */
  readonly excludedBy: Set<string>
}

const candidateOf = (concern: { activity: UnitActivity; lines: readonly WorkingLine[] }): Candidate => ({
  ...concern,
  amount: 0,
  isTaken: false,
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

/** Takes the cheapest of the candidates, if it is cheaper than the line's page. */
function reduceUnits(working: WorkingLine, candidates: readonly Candidate[]): void {
  let best: { readonly candidate: Candidate; readonly total: Cents } | undefined
  for (const candidate of candidates) {
    const total = lineTotal(candidate.activity, working)
    if (total < (best?.total ?? working.net)) best = { candidate, total }
  }
  if (!best) return
  const { candidate, total } = best
  const { code } = candidate.activity
  for (const other of candidates) if (other !== candidate) other.excludedBy.add(code)
  candidate.isTaken = true
  candidate.amount += working.net - total
  reduceLine(working, code, working.net - total)
  hold([working], 'units', code)
}

/**
 * Step 1, unit prices. A line takes the cheapest of the price its page shows and the prices that activities make; of equal ones the
 * page's, then the smaller priority. So nothing costs more in the bag than on its page. Source: CO-64; “cheapest” is our choice.
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
  for (const working of lines) reduceUnits(working, fitting.get(working) ?? [])
  const reductions = candidates.map(({ activity, amount, isTaken, excludedBy }): Outcome => {
    const { code } = activity
    if (isTaken) return { code, amount }
    return excludedBy.size > 0
      ? { code, amount: 0, reason: 'EXCLUDED', excludedBy: [...excludedBy] }
      : priceOutcome(activity, pricing)
  })
  return [...prices, ...reductions]
}
