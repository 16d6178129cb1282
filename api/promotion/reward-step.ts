import { accepted, refused, type Result } from '#platform/result.ts'
import type { Cents } from '../shared/money.ts'
import { type ActivityOf, type Concern, ofTypes } from './activity.ts'
import {
  hold,
  holders,
  missingForThreshold,
  type Outcome,
  type PricedLine,
  type WorkingLine,
} from './working-bag.ts'

const presentsOf = ofTypes('PRESENT')
const exchangesOf = ofTypes('EXCHANGE')

/** A gift line: it costs nothing and lies beside the lines. */
export interface Gift {
  readonly activityCode: string
  readonly skuCode: string
  readonly quantity: number
  /** Ids of the lines that earned it. */
  readonly earnedBy: readonly string[]
}

/** Why an add-on line cannot stay: its activity is over or unknown, its condition is not met, or the offer does not allow it. */
export type AddOnProblem = 'CART_ADDON_EXPIRED' | 'CART_ADDON_THRESHOLD' | 'CART_ADDON_NOT_ALLOWED'

/** Gifts a shopper chose, by activity code. */
export type GiftChoices = ReadonlyMap<string, readonly string[]>

/** Whether the condition of a gift or an add-on holds, and the outcome that says so. */
function condition({ code, rule }: ActivityOf<'PRESENT' | 'EXCHANGE'>, scoped: readonly WorkingLine[]) {
  const free = rule.type === 'PRESENT' ? scoped.filter(({ heldBy }) => !heldBy.has('gifts')) : scoped
  const missing = missingForThreshold(rule.from, free)
  const isExcluded = missing && !missingForThreshold(rule.from, scoped)
  const outcome: Outcome = isExcluded
    ? { code, amount: 0, reason: 'EXCLUDED', excludedBy: holders(scoped, 'gifts') }
    : { code, amount: 0, ...(missing && { reason: 'UNDER_THRESHOLD' as const, missing }) }
  return { outcome, lines: free, isMet: !missing }
}

/** The chosen gifts, filled up with the first offered ones; only what the bag's owner can get. */
function giftsOf(
  { code, rule }: ActivityOf<'PRESENT'>,
  {
    choices,
    isAvailable,
    earnedBy,
  }: {
    readonly choices: GiftChoices
    readonly isAvailable: (skuCode: string, quantity: number) => boolean
    readonly earnedBy: readonly string[]
  },
): Gift[] {
  const available = rule.gifts.filter(({ skuCode, quantity }) => isAvailable(skuCode, quantity))
  const chosen = choices.get(code) ?? []
  const isChosen = ({ skuCode }: { readonly skuCode: string }) => chosen.includes(skuCode)
  return [...available.filter(isChosen), ...available.filter(gift => !isChosen(gift))]
    .slice(0, rule.choose)
    .map(({ skuCode, quantity }) => ({ activityCode: code, skuCode, quantity, earnedBy }))
}

/** Step 4, gifts: goods that count for one gift do not count for another. Source: CO-63, CO-64. */
export function applyGiftActivities(
  concerns: readonly Concern<WorkingLine>[],
  {
    choices,
    isAvailable,
  }: {
    readonly choices: GiftChoices
    readonly isAvailable: (skuCode: string, quantity: number) => boolean
  },
): { readonly outcomes: Outcome[]; readonly gifts: Gift[] } {
  const gifts: Gift[] = []
  const outcomes = presentsOf(concerns).map(({ activity, lines }) => {
    const { outcome, lines: counted, isMet } = condition(activity, lines)
    if (!isMet) return outcome
    hold(counted, 'gifts', activity.code)
    gifts.push(...giftsOf(activity, { choices, isAvailable, earnedBy: counted.map(({ line }) => line.id) }))
    return outcome
  })
  return { outcomes, gifts }
}

/** An add-on line with its special price, or why it cannot stay. */
export interface AddOn {
  readonly line: PricedLine
  readonly price: Result<Cents, AddOnProblem>
}

function priceOf(
  line: PricedLine,
  activity: ActivityOf<'EXCHANGE'> | undefined,
  isMet: boolean,
  together: number,
): AddOn['price'] {
  if (!activity) return refused('CART_ADDON_EXPIRED')
  const offer = activity.rule.offers.find(({ skuCode }) => skuCode === line.skuCode)
  if (!offer || together > offer.limitCount) return refused('CART_ADDON_NOT_ALLOWED')
  return isMet ? accepted(offer.exPrice) : refused('CART_ADDON_THRESHOLD')
}

/**
 * Step 4, add-ons: each line needs its activity, a condition that holds, and a place in the offer. Add-ons have no part in other activities.
 * Source: CO-63, CO-64; C-195, C-201.
 */
export function applyAddOns(
  addOns: readonly PricedLine[],
  concerns: readonly Concern<WorkingLine>[],
): { readonly outcomes: Outcome[]; readonly addOns: AddOn[] } {
  const conditions = new Map(
    exchangesOf(concerns).map(({ activity, lines }) => [
      activity.code,
      { activity, ...condition(activity, lines) },
    ]),
  )
  const units = new Map<string, number>()
  const checked = addOns.map(line => {
    const key = JSON.stringify([line.addOnOf, line.skuCode])
    const together = (units.get(key) ?? 0) + line.quantity
    units.set(key, together)
    const found = conditions.get(line.addOnOf ?? '')
    return { line, price: priceOf(line, found?.activity, found?.isMet ?? false, together) }
  })
  return { outcomes: [...conditions.values()].map(({ outcome }) => outcome), addOns: checked }
}
