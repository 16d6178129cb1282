import type { Cents } from '../shared/money.ts'
import { type ActivityOf, type Concern, ofTypes } from './activity.ts'
import { allocate, unitShares } from './allocate.ts'
import { hold, type Outcome, reduceLine, type WorkingLine } from './working-bag.ts'

type SetActivity = ActivityOf<'BUNDLE' | 'FULL_FREE'>
const setsOf = ofTypes('BUNDLE', 'FULL_FREE')

/** One unit of the bag. */
interface Unit {
  readonly working: WorkingLine
  readonly price: Cents
  /** Place of its line in the bag. */
  readonly at: number
  /** The activity whose set uses it. */
  setOf?: string
}

const worthOf = (units: readonly Unit[]): Cents => units.reduce((sum, { price }) => sum + price, 0)
const isFree = ({ setOf }: Unit) => setOf === undefined

/** Marks units as used by a set and takes `amount` off them, spread by their prices; ties go to the earlier line. */
function takeSet(picked: readonly Unit[], code: string, amount: Cents): void {
  const units = picked.toSorted((one, other) => one.at - other.at)
  const shares = allocate(
    amount,
    units.map(({ price }) => price),
  )
  const byLine = new Map<WorkingLine, Cents>()
  for (const [at, unit] of units.entries()) {
    unit.setOf = code
    byLine.set(unit.working, (byLine.get(unit.working) ?? 0) + (shares[at] ?? 0))
  }
  for (const [working, share] of byLine) {
    reduceLine(working, code, share)
    hold([working], 'sets', code)
  }
}

/** Picks the next set from units that may be used, dearest first, and what is taken off it; `undefined` when it is not complete. */
type PickSet = (
  units: readonly Unit[],
) => { readonly set: readonly Unit[]; readonly amount: Cents } | undefined

const pickBundle =
  ({ parts, price }: ActivityOf<'BUNDLE'>['rule']): PickSet =>
  units => {
    const picked = parts.map(({ spus, quantity }) => ({
      quantity,
      of: units.filter(({ working }) => spus.includes(working.line.spuCode)).slice(0, quantity),
    }))
    if (picked.some(({ quantity, of }) => of.length < quantity)) return undefined
    const set = picked.flatMap(({ of }) => of)
    return { set, amount: worthOf(set) - price }
  }

const pickFree =
  ({ buy, free }: ActivityOf<'FULL_FREE'>['rule']): PickSet =>
  units => {
    const set = units.slice(0, buy)
    return set.length < buy ? undefined : { set, amount: worthOf(set.slice(buy - free)) }
  }

/** Units that one more set needs. */
function missingUnits({ rule }: SetActivity, free: readonly Unit[]): number {
  if (rule.type === 'FULL_FREE') return rule.buy - free.length
  return rule.parts.reduce((sum, { spus, quantity }) => {
    const there = free.filter(({ working }) => spus.includes(working.line.spuCode)).length
    return sum + Math.max(0, quantity - there)
  }, 0)
}

function applySets(activity: SetActivity, units: readonly Unit[]): Outcome {
  const { code, rule } = activity
  const pick = rule.type === 'BUNDLE' ? pickBundle(rule) : pickFree(rule)
  let amount = 0
  for (let next = pick(units.filter(isFree)); next; next = pick(units.filter(isFree))) {
    if (next.amount <= 0) return amount > 0 ? { code, amount } : { code, amount, reason: 'NO_BENEFIT' }
    takeSet(next.set, code, next.amount)
    amount += next.amount
  }
  if (amount > 0) return { code, amount }
  const excludedBy = [...new Set(units.flatMap(({ setOf }) => setOf ?? []))]
  if (pick(units)) return { code, amount, reason: 'EXCLUDED', excludedBy }
  return {
    code,
    amount,
    reason: 'UNDER_THRESHOLD',
    missing: { units: missingUnits(activity, units.filter(isFree)) },
  }
}

const unitsOf = (working: WorkingLine, at: number): Unit[] =>
  unitShares(working.net, working.line.quantity).map(price => ({ working, price, at }))

/**
 * Step 2, sets of units: bundles and “buy N, cheapest M free”. Sets are made from the dearest units first, of equal ones from those of
 * the earlier line, and a unit belongs to one set.
 * What a set saves is spread over all its units by their prices, so a returned unit pays back its fair share.
 * Source: CO-63, CO-64; “dearest first” is our choice, for the shopper.
 */
export function applySetActivities(
  bag: readonly WorkingLine[],
  concerns: readonly Concern<WorkingLine>[],
): Outcome[] {
  const sets = setsOf(concerns)
  if (sets.length === 0) return []
  // Prices of units are those before this step, whatever the sets so far took off their lines.
  const units = new Map(bag.map((working, at) => [working, unitsOf(working, at)]))
  return sets.map(({ activity, lines }) => {
    const scoped = lines.flatMap(working => units.get(working) ?? [])
    return applySets(
      activity,
      scoped.toSorted((one, other) => other.price - one.price),
    )
  })
}
