import { accepted, refused, type Result } from '#platform/result.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import type { ReplacementContent } from '../order/order-content.ts'
import type { StoredOrder } from '../order/order-store.ts'
import { allocate, unitShares } from '../promotion/allocate.ts'
import { startOfHongKongDay } from '#locales/format.ts'
import type { Cents } from '../shared/money.ts'

/** An instant, and the days after that of receipt in which a return can be asked for. Source: M-135, MO-70. */
export interface ReturnTime {
  /** Epoch ms. */
  readonly now: number
  readonly days: number
}

/** First moment at which goods received at `receivedAt` can no longer be returned: so many Hong Kong days after that day are over. */
export const returnDeadline = (receivedAt: number, days: number): number =>
  startOfHongKongDay(receivedAt) + (days + 1) * DAY_MS

/** One unit of an order with its stored share. */
export interface OrderUnit {
  /** Of its line, from 0. */
  readonly position: number
  /** Inside the line, from 0; a replacement counts on from the line's quantity. */
  readonly unit: number
  /** What an exchange has brought instead; `null` for the goods of the line. */
  readonly goods: ReplacementContent | null
  /** What was paid for it with money. */
  readonly amount: Cents
  /** Whole GO DOLLAR that paid for it. */
  readonly points: number
  /** `null` until its parcel arrived. */
  readonly receivedAt: number | null
  /** Whether it comes back, is exchanged, or will never ship. */
  readonly taken: TakenUnit['taken'] | null
  /** Number of the return, exchange or refund that it is in; `null` for none. */
  readonly record: string | null
  /** Its share was refunded for a reason of the shop's. */
  readonly isShopLoss: boolean
}

/** A parcel, as far as returns ask. */
export interface ReceivedParcel {
  readonly number: number
  readonly receivedAt: number | null
  readonly lines: readonly { readonly position: number; readonly quantity: number }[]
}

/** A unit that is in after-sales already. */
export interface TakenUnit {
  readonly position: number
  readonly unit: number
  readonly taken: 'RETURN' | 'EXCHANGE' | 'CLOSED'
  /** When its replacement arrived; `null` until then, and without one. */
  readonly replacedAt: number | null
  /** The replacement. */
  readonly goods: ReplacementContent | null
  /** Number of the return, exchange or refund. */
  readonly record: string
  /** Its share was refunded for a reason of the shop's. */
  readonly isShopLoss: boolean
}

/** Shares GO DOLLAR that paid for fees between freight and services. */
const feeDeductions = ({ amounts, lines }: StoredOrder): readonly [freight: Cents, services: Cents] => {
  const goods = lines.reduce((sum, { deduction }) => sum + deduction, 0)
  const [freight = 0, services = 0] = allocate(amounts.deduction - goods, [
    amounts.freight,
    amounts.serviceFee,
  ])
  return [freight, services]
}

/**
 * What each unit and the freight of an order were paid with. Cents follow from the stored shares of the lines; whole GO DOLLAR are spread
 * over units and fees by largest remainder, so that all parts together are what the order took. Source: spec, “rounding”; MO-76.
 */
export function sharesOf(order: StoredOrder) {
  const units = order.lines.flatMap(({ net, deduction, quantity }, position) => {
    const deductions = unitShares(deduction, quantity)
    return unitShares(net, quantity).map((share, unit) => ({
      position,
      unit,
      share,
      deduction: deductions[unit] ?? 0,
    }))
  })
  const fees = feeDeductions(order)
  const points = allocate(order.content.goDollar?.points ?? 0, [
    ...units.map(({ deduction }) => deduction),
    ...fees,
  ])
  return {
    units: units.map(({ position, unit, share, deduction }, at) => ({
      position,
      unit,
      amount: share - deduction,
      points: points[at] ?? 0,
    })),
    freight: { amount: order.amounts.freight - fees[0], points: points[units.length] ?? 0 },
  }
}

/**
 * All units of an order, each as the shopper has it now: an exchange that has ended leaves the replacement, which is worth the share of
 * what it replaced. Units of a line leave in the order of its parcels. Source: spec, “replacement of an exchange”.
 */
export function unitsOf(
  order: StoredOrder,
  parcels: readonly ReceivedParcel[],
  taken: readonly TakenUnit[],
): readonly OrderUnit[] {
  const received = order.lines.map((_, position) =>
    parcels
      .toSorted((one, other) => one.number - other.number)
      .flatMap(({ receivedAt, lines }) =>
        lines
          .filter(line => line.position === position)
          .flatMap(({ quantity }) => Array.from({ length: quantity }, () => receivedAt)),
      ),
  )
  const takenBy = new Map(taken.map(one => [`${one.position} ${one.unit}`, one]))
  return sharesOf(order).units.map(share => {
    const step = order.lines[share.position]?.quantity ?? 1
    let unit: OrderUnit = {
      ...share,
      goods: null,
      receivedAt: received[share.position]?.[share.unit] ?? null,
      taken: null,
      record: null,
      isShopLoss: false,
    }
    for (;;) {
      const by = takenBy.get(`${unit.position} ${unit.unit}`)
      if (!by) return unit
      if (by.replacedAt === null) {
        const { taken: kind, record, isShopLoss } = by
        return { ...unit, taken: kind, record, isShopLoss }
      }
      unit = { ...unit, unit: unit.unit + step, goods: by.goods, receivedAt: by.replacedAt }
    }
  })
}

/** SKU of a unit as the shopper has it. */
export const skuOfUnit = ({ lines }: StoredOrder, { position, goods }: OrderUnit): string =>
  goods?.skuCode ?? lines[position]?.skuCode ?? ''

const isGift = ({ lines }: StoredOrder, position: number) => lines[position]?.lineType === 'GIFT'

/** True for goods that come back only if the shop is at fault. */
export const isFaultyOnly = ({ lines }: StoredOrder, position: number): boolean =>
  lines[position]?.content.isFaultyOnly === true

/** Why nothing of a line can be returned. */
type LineProblem = 'NOT_RECEIVED' | 'OVERDUE' | 'TAKEN' | 'CLOSED' | 'GIFT'

/** What can be returned of a line now. */
export interface LineOption {
  readonly position: number
  /** In the order in which they are taken. */
  readonly units: readonly OrderUnit[]
  /** First moment at which one of them can no longer be returned; `null` when there are none. */
  readonly until: number | null
  readonly problem: LineProblem | null
  /** Gifts come back with the last of these lines. */
  readonly comesWith: readonly number[]
}

const isReturnable = ({ receivedAt, taken }: OrderUnit, { now, days }: ReturnTime) =>
  receivedAt !== null && taken === null && now < returnDeadline(receivedAt, days)

function problemOf(units: readonly OrderUnit[]): LineProblem {
  if (units.every(({ taken }) => taken === 'CLOSED')) return 'CLOSED'
  if (units.every(({ taken }) => taken !== null)) return 'TAKEN'
  return units.some(({ receivedAt, taken }) => receivedAt !== null && taken === null)
    ? 'OVERDUE'
    : 'NOT_RECEIVED'
}

/** What can be returned, line by line. Source: M-135, MO-70. */
export function returnOptions(
  order: StoredOrder,
  units: readonly OrderUnit[],
  time: ReturnTime,
): readonly LineOption[] {
  return order.lines.map((_, position) => {
    const own = units.filter(unit => unit.position === position)
    const comesWith = isGift(order, position) ? earnersOf(order, position) : []
    if (isGift(order, position)) return { position, units: [], until: null, problem: 'GIFT', comesWith }
    const returnable = own.filter(unit => isReturnable(unit, time))
    // One request is about one SKU of a line: what an exchange brought comes first.
    const first = returnable.find(({ goods }) => goods !== null) ?? returnable[0]
    const open = returnable.filter(unit => first && skuOfUnit(order, unit) === skuOfUnit(order, first))
    const deadlines = open.map(({ receivedAt }) => returnDeadline(receivedAt ?? time.now, time.days))
    return {
      position,
      units: open,
      until: open.length === 0 ? null : Math.min(...deadlines),
      problem: open.length === 0 ? problemOf(own) : null,
      comesWith,
    }
  })
}

/** Lines of goods that earned a gift; all goods for orders that do not know it. */
function earnersOf({ lines }: StoredOrder, position: number): readonly number[] {
  const goods = lines.flatMap(({ lineType }, at) => (lineType === 'SALABLE_PRODUCT' ? [at] : []))
  const earners = lines[position]?.content.earnedBy?.filter(at => goods.includes(at)) ?? []
  return earners.length > 0 ? earners : goods
}

/** Units that a shopper asks to return. */
export interface WantedUnits {
  readonly position: number
  readonly quantity: number
}

/** Why units cannot be returned; nothing is changed then. */
export type UnitsProblem =
  | { readonly code: 'AFTER_SALES_LINES' }
  | { readonly code: 'AFTER_SALES_GIFT' }
  | { readonly code: 'AFTER_SALES_NOT_RECEIVED' }
  | { readonly code: 'AFTER_SALES_OVERDUE'; readonly days: number }
  | { readonly code: 'AFTER_SALES_UNITS'; readonly left: number }

const PROBLEM_CODES = {
  NOT_RECEIVED: 'AFTER_SALES_NOT_RECEIVED',
  GIFT: 'AFTER_SALES_GIFT',
} as const

function wantedProblem(
  wanted: readonly WantedUnits[],
  options: readonly LineOption[],
  { days }: ReturnTime,
): UnitsProblem | undefined {
  const positions = new Set(wanted.map(({ position }) => position))
  if (wanted.length === 0 || positions.size < wanted.length) return { code: 'AFTER_SALES_LINES' }
  for (const { position, quantity } of wanted) {
    const option = options[position]
    if (!option) return { code: 'AFTER_SALES_LINES' }
    if (option.problem === 'OVERDUE') return { code: 'AFTER_SALES_OVERDUE', days }
    if (option.problem && option.problem !== 'TAKEN' && option.problem !== 'CLOSED')
      return { code: PROBLEM_CODES[option.problem] }
    if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > option.units.length)
      return { code: 'AFTER_SALES_UNITS', left: option.units.length }
  }
  return undefined
}

/** Gifts that were received and come back because the last of the goods that earned them does. */
function fallingGifts(
  order: StoredOrder,
  units: readonly OrderUnit[],
  isGone: (unit: OrderUnit) => boolean,
): readonly OrderUnit[] {
  return units.filter(({ position, receivedAt, taken }) => {
    if (!isGift(order, position) || receivedAt === null || taken !== null) return false
    const earners = earnersOf(order, position)
    return units.every(unit => !earners.includes(unit.position) || isGone(unit))
  })
}

/** The units of a return or an exchange: those that were received first, and the gifts that come back with them. */
export function pickUnits(
  order: StoredOrder,
  units: readonly OrderUnit[],
  { lines: wanted, isExchange }: { readonly lines: readonly WantedUnits[]; readonly isExchange: boolean },
  time: ReturnTime,
): Result<readonly OrderUnit[], UnitsProblem> {
  const options = returnOptions(order, units, time)
  const problem = wantedProblem(wanted, options, time)
  if (problem) return refused(problem)
  const picked = wanted.flatMap(({ position, quantity }) => options[position]?.units.slice(0, quantity) ?? [])
  if (isExchange) return accepted(picked)
  const gone = new Set(picked)
  const gifts = fallingGifts(
    order,
    units,
    unit => unit.taken === 'RETURN' || unit.taken === 'CLOSED' || gone.has(unit),
  )
  return accepted([...picked, ...gifts])
}

/** Freight of an order in a refund: cents of the payment and GO DOLLAR. */
export interface FreightShare {
  readonly amount: Cents
  readonly points: number
}

export const NO_FREIGHT: FreightShare = { amount: 0, points: 0 }

/**
 * Freight that is refunded with units: all of it if nothing bought is left with the shopper, and each unit was refunded for a reason of
 * the shop's or is one of these. Gifts are not counted. Source: MO-73; the rule is ours.
 */
export const freightWith = (
  order: StoredOrder,
  units: readonly OrderUnit[],
  isAmongThese: (unit: OrderUnit) => boolean,
): FreightShare =>
  units.every(unit => isGift(order, unit.position) || unit.isShopLoss || isAmongThese(unit))
    ? sharesOf(order).freight
    : NO_FREIGHT
