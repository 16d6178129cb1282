import type { Cents } from '../shared/money.ts'
import { type Activity, type ActivityOf, isInScope, isOfType } from './activity.ts'
import { percentOf } from './allocate.ts'
import { hold, type Outcome, reduceLine, type WorkingLine } from './working-bag.ts'

type UnitActivity = ActivityOf<'DIRECT_REDUCE' | 'MEMBER'>

/** Activities that only bring promotion prices: a page shows them already. */
const bringsPrices = ({ rule }: Activity) =>
  rule.type === 'SPECIFY_PRICE' ||
  (rule.type === 'MEMBER' && rule.percentOff === 0) ||
  (rule.type === 'DIRECT_REDUCE' && rule.reduce === 0)

/** What an activity did that made nothing cheaper than its page: the page may show its price. */
const priceOutcome = ({ code }: Activity, lines: readonly WorkingLine[]): Outcome =>
  lines.some(({ line }) => line.pricedBy === code)
    ? { code, amount: 0 }
    : { code, amount: 0, reason: 'NO_BENEFIT' }

/** What the whole line costs under an activity, counted from the unit price before promotions. */
function lineTotal({ rule }: UnitActivity, { line }: WorkingLine): Cents {
  const base = line.basePrice * line.quantity
  if (rule.type === 'MEMBER') return base - percentOf(base, rule.percentOff)
  return Math.max(0, line.basePrice - rule.reduce) * line.quantity
}

/**
 * Step 1, unit prices. A line takes the cheapest of the price its page shows and the prices that activities make; of equal ones the
 * page's, then the smaller priority. So nothing costs more in the bag than on its page. Source: CO-64; “cheapest” is our choice.
 */
export function applyUnitActivities(
  lines: readonly WorkingLine[],
  activities: readonly Activity[],
): Outcome[] {
  const prices = activities.filter(bringsPrices).map(activity => priceOutcome(activity, lines))
  const candidates = activities
    .filter(activity => isOfType(activity, 'DIRECT_REDUCE', 'MEMBER'))
    .filter(activity => !bringsPrices(activity))
  const reached = new Map(
    candidates.map(({ code }) => [code, { amount: 0, lines: 0, excludedBy: new Set<string>() }]),
  )
  for (const working of lines) {
    const fitting = candidates.filter(activity => isInScope(activity, working.line.spuCode))
    let best: { readonly activity: UnitActivity; readonly total: Cents } | undefined
    for (const activity of fitting) {
      const total = lineTotal(activity, working)
      if (total < (best?.total ?? working.net)) best = { activity, total }
    }
    const amount = best ? working.net - best.total : 0
    for (const activity of fitting) {
      const figures = reached.get(activity.code)
      if (!figures) continue
      if (activity === best?.activity) {
        figures.amount += amount
        figures.lines += 1
      } else if (best) figures.excludedBy.add(best.activity.code)
    }
    if (!best) continue
    reduceLine(working, best.activity.code, amount)
    hold([working], 'units', best.activity.code)
  }
  const reductions = candidates.map((activity): Outcome => {
    const { code } = activity
    const figures = reached.get(code)
    if (figures && figures.lines > 0) return { code, amount: figures.amount }
    const excludedBy = [...(figures?.excludedBy ?? [])]
    return excludedBy.length > 0
      ? { code, amount: 0, reason: 'EXCLUDED', excludedBy }
      : priceOutcome(activity, lines)
  })
  return [...prices, ...reductions]
}
