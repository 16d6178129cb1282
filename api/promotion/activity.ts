import type { AccountScope } from '../catalogue/format/import-schema.ts'
import type { Period } from '../rules/period.ts'
import type { Cents } from '../shared/money.ts'

/** Condition on the bag: goods worth an amount, or a number of units. */
export type Threshold = { readonly amount: Cents } | { readonly units: number }

/** Goods of the activity's scope worth so much, on their way to one of its countries. */
interface FreightCondition {
  readonly from: Cents
  /** Codes such as `HK`; empty or absent: every country that the shop delivers to. */
  readonly countries?: readonly string[]
}

/** Effect of an activity once its condition holds. Percentages are whole numbers from 1 to 100. Source: CO-63. */
export type ActivityRule =
  /** A fixed unit price for a period. The price is one of the sku's promotion prices, so every page shows it. */
  | { readonly type: 'SPECIFY_PRICE' }
  /** Percent off the unit price before promotions; 0 where only the sku's promotion prices count. */
  | { readonly type: 'MEMBER'; readonly percentOff: number }
  /** A fixed sum off the unit price before promotions. */
  | { readonly type: 'DIRECT_REDUCE'; readonly reduce: Cents }
  /** A set of goods at a set price, as often as the bag holds the set. No product belongs to two parts. */
  | {
      readonly type: 'BUNDLE'
      readonly price: Cents
      readonly parts: readonly { readonly spus: readonly string[]; readonly quantity: number }[]
    }
  /** Of every `buy` units the `free` cheapest cost nothing. */
  | { readonly type: 'FULL_FREE'; readonly buy: number; readonly free: number }
  /** The highest tier that is met counts, once. */
  | {
      readonly type: 'SATISFY_REDUCE'
      readonly tiers: readonly { readonly from: Threshold; readonly reduce: Cents }[]
    }
  | {
      readonly type: 'SATISFY_DISCOUNT'
      readonly tiers: readonly { readonly from: Threshold; readonly percentOff: number }[]
    }
  /** The shopper gets `choose` of the gifts, each in its quantity. */
  | {
      readonly type: 'PRESENT'
      readonly from: Threshold
      readonly choose: number
      readonly gifts: readonly { readonly skuCode: string; readonly quantity: number }[]
    }
  /** Goods that may be added at a special price, each sku at most `limitCount` times. */
  | {
      readonly type: 'EXCHANGE'
      readonly from: Threshold
      readonly offers: readonly {
        readonly skuCode: string
        readonly exPrice: Cents
        readonly limitCount: number
      }[]
    }
  | ({ readonly type: 'FREIGHT_SATISFY_REDUCE'; readonly reduce: Cents } & FreightCondition)
  | ({ readonly type: 'FREIGHT_SATISFY_DISCOUNT'; readonly percentOff: number } & FreightCondition)

export type RuleOf<Type extends ActivityRule['type']> = Extract<ActivityRule, { type: Type }>

/** A promotion as the calculator reads it. */
export interface Activity extends Period {
  readonly code: string
  /** The smaller number goes first, then the code. Source: CO-64. */
  readonly priority: number
  readonly accountScope: AccountScope
  readonly levels: readonly string[]
  /** Products it counts and discounts: all of them, or the codes listed. */
  readonly spus: 'ALL' | ReadonlySet<string>
  readonly rule: ActivityRule
}

/** An activity whose rule is known to be of one type. */
export type ActivityOf<Type extends ActivityRule['type']> = Activity & { readonly rule: RuleOf<Type> }

/** An activity with the lines of a bag that it concerns, in the order of the bag. */
export interface Concern<Line> {
  readonly activity: Activity
  readonly lines: readonly Line[]
}

/** A concern whose activity is of one type. */
interface ConcernOf<Type extends ActivityRule['type'], Line> extends Concern<Line> {
  readonly activity: ActivityOf<Type>
}

/** Keeps the activities of some types. */
export function ofTypes<Type extends ActivityRule['type']>(...types: readonly Type[]) {
  const wanted: ReadonlySet<ActivityRule['type']> = new Set(types)
  const isWanted = <Line>(concern: Concern<Line>): concern is ConcernOf<Type, Line> =>
    wanted.has(concern.activity.rule.type)
  return <Line>(concerns: readonly Concern<Line>[]): ConcernOf<Type, Line>[] => concerns.filter(isWanted)
}

export const isInScope = ({ spus }: Pick<Activity, 'spus'>, spuCode: string): boolean =>
  spus === 'ALL' || spus.has(spuCode)

/** Smaller priority first, then code: a total order. Source: CO-64. */
const byPriority = (one: Activity, other: Activity): number =>
  one.priority - other.priority || (one.code < other.code ? -1 : one.code > other.code ? 1 : 0)

/** Activities by the products they concern, in the order in which they apply. */
export interface ActivityIndex {
  /** Activities that concern at least one of the lines; none without lines. */
  readonly concerning: <Line>(
    lines: readonly Line[],
    spuOf: (line: Line) => string,
  ) => readonly Concern<Line>[]
  readonly byCode: (code: string) => Activity | undefined
}

/** Sorts and indexes activities once, so that pricing a bag considers only those that concern it. */
export function indexActivities(activities: readonly Activity[]): ActivityIndex {
  const ordered = activities.toSorted(byPriority)
  // Places in `ordered`: sorting numbers is cheaper than comparing priorities and codes again for each bag.
  const everywhere: number[] = []
  const bySpu = new Map<string, number[]>()
  for (const [at, { spus }] of ordered.entries()) {
    if (spus === 'ALL') everywhere.push(at)
    else
      for (const spu of spus) {
        const known = bySpu.get(spu)
        if (known) known.push(at)
        else bySpu.set(spu, [at])
      }
  }
  const byCode = new Map(activities.map(activity => [activity.code, activity]))
  return {
    byCode: code => byCode.get(code),
    concerning: <Line>(lines: readonly Line[], spuOf: (line: Line) => string) => {
      const found = new Map<number, Line[]>()
      for (const line of lines)
        for (const at of bySpu.get(spuOf(line)) ?? []) {
          const known = found.get(at)
          if (known) known.push(line)
          else found.set(at, [line])
        }
      const places = lines.length > 0 ? [...everywhere, ...found.keys()] : []
      const concerns: Concern<Line>[] = []
      for (const at of places.sort((one, other) => one - other)) {
        const activity = ordered[at]
        if (activity) concerns.push({ activity, lines: found.get(at) ?? lines })
      }
      return concerns
    },
  }
}
