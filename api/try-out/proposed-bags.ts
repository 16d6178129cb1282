import type { Activity } from '../promotion/activity.ts'
import { activitiesOf } from '../promotion/catalogue-activities.ts'
import { periodState } from '../rules/period.ts'
import {
  type Bag,
  type PricedGood,
  pricedGood,
  runningAt,
  scopeCodes,
  setBag,
  sharedCodes,
  unitSteps,
} from './offer-bags.ts'
import { type TriedInput, tryOut, type TryOutShop } from './try-out.ts'

/** Products looked at for a bag. */
const MOST_LOOKED_AT = 200
/** Units that most conditions ask for. */
const PLENTY = 5
/** Units tried until two promotions count at once. */
const MOST_TRIED = 20

/** A bag to try a promotion with: just under its condition, just over it, or where another one counts as well. */
export interface ProposedBag {
  readonly kind: 'UNDER' | 'OVER' | 'WITH'
  readonly bag: Bag
  /** The other promotion. */
  readonly other?: string
}

export interface ProposedBags {
  readonly at: number
  readonly shopper: TriedInput['shopper']
  readonly bags: readonly ProposedBag[]
}

/** Instant nearest to now at which an activity runs. */
function instantIn(activity: Activity, now: number): number {
  const state = periodState(activity, now)
  if (state === 'RUNNING') return now
  return state === 'ENDED' ? activity.endTime - 1 : activity.beginTime
}

function shopperOf({ accountScope, levels: [level] }: Activity): TriedInput['shopper'] {
  if (accountScope === 'GUEST') return { kind: 'GUEST' }
  if (level !== undefined) return { kind: 'MEMBER', level }
  return accountScope === 'MEMBER' ? { kind: 'MEMBER', level: null } : { kind: 'GUEST' }
}

const goodsOf = (codes: readonly string[], { catalogue }: TryOutShop, at: number): readonly PricedGood[] =>
  codes.slice(0, MOST_LOOKED_AT).flatMap(code => {
    const spu = catalogue.spus.get(code)
    // Enough of it for most conditions, else any that is there.
    return pricedGood(spu, { at, units: PLENTY }) ?? pricedGood(spu, { at, units: 1 }) ?? []
  })

/** The good that needs the fewest units for the condition but not one alone, if there is such a good. */
function bestGood(activity: Activity, goods: readonly PricedGood[]): PricedGood | undefined {
  const units = (good: PricedGood) => unitSteps(activity, good)[0] ?? Infinity
  return goods.toSorted((one, other) => {
    const [first, second] = [units(one), units(other)]
    return Number(first === 1) - Number(second === 1) || first - second
  })[0]
}

const oneLess = (bag: Bag): Bag => {
  const last = bag.at(-1)
  if (!last) return bag
  return last.units > 1 ? [...bag.slice(0, -1), { ...last, units: last.units - 1 }] : bag.slice(0, -1)
}

/** A bag in which another promotion that runs then counts as well, as the calculator says. */
function bagWithOther(
  activity: Activity,
  shop: TryOutShop,
  { at, shopper }: Omit<ProposedBags, 'bags'>,
): ProposedBag | undefined {
  const around = { shopper, codes: [], destination: { country: 'HK', isPickup: false }, at }
  for (const other of runningAt(shop, at)) {
    if (other.code === activity.code) continue
    const [good] = goodsOf(sharedCodes(activity, other, shop), shop, at)
    if (!good) continue
    const steps = [...unitSteps(activity, good), ...unitSteps(other, good)]
    const sets = [activity, other]
      .map(each => setBag(each, shop, { at, units: 1 }, good))
      .filter(bag => bag !== undefined)
    const bags: readonly Bag[] = [...new Set(steps.filter(units => units <= MOST_TRIED))].map(units => [
      { sku: good.sku, units },
    ])
    const found = [...sets, ...bags].find(bag => {
      const effects = tryOut({ ...around, bag }, shop)?.trace.effects ?? []
      const does = (code: string) => effects.some(effect => effect.code === code && !effect.reason)
      return does(activity.code) && does(other.code)
    })
    if (found) return { kind: 'WITH', bag: found, other: other.code }
  }
  return undefined
}

/**
 * Bags that show what a promotion does: just under its condition, just over it, and with another one. Fewer where it asks for no number
 * of goods, or meets no other; none where nothing of it is for sale, or where it changes no price.
 */
export function proposedBags(code: string, shop: TryOutShop, now: number): ProposedBags {
  const activity = activitiesOf(shop.catalogue).byCode(code)
  if (!activity) return { at: now, shopper: { kind: 'GUEST' }, bags: [] }
  const at = instantIn(activity, now)
  const around = { at, shopper: shopperOf(activity) }
  const good = bestGood(activity, goodsOf(scopeCodes(activity, shop), shop, at))
  const [units = 1] = good ? unitSteps(activity, good) : []
  const over = setBag(activity, shop, { at, units: 1 }) ?? (good && [{ sku: good.sku, units }])
  if (!over) return { ...around, bags: [] }
  const under = oneLess(over)
  const other = bagWithOther(activity, shop, around)
  return {
    ...around,
    bags: [
      ...(under.length > 0 ? [{ kind: 'UNDER', bag: under } as const] : []),
      { kind: 'OVER', bag: over },
      ...(other ? [other] : []),
    ],
  }
}
