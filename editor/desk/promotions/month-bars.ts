import type { DeskPlannedOffer } from '#desk/promotions/planned-shapes.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import { dayStart, type Month, monthsLater } from '../campaigns/month.ts'

/** First instant of a month, that of the next one, and the number of its days. */
export function monthSpan(month: Month) {
  const from = dayStart(month, 1)
  const until = dayStart(monthsLater(month, 1), 1)
  return { from, until, days: Math.round((until - from) / DAY_MS) }
}

/** An offer on the days of a month, counted from 1. It covers a day on which it runs for a moment. */
interface Bar {
  readonly offer: DeskPlannedOffer
  readonly first: number
  readonly last: number
}

/** A step of the calculator with the offers that it calculates. */
export interface Lane {
  readonly step: DeskPlannedOffer['step']
  readonly bars: readonly Bar[]
}

/** Lanes of a month, in the order of the calculation; steps without an offer are left out. */
export function lanesOf(
  month: Month,
  offers: readonly DeskPlannedOffer[],
  steps: readonly DeskPlannedOffer['step'][],
): readonly Lane[] {
  const { from, until, days } = monthSpan(month)
  const barOf = (offer: DeskPlannedOffer): Bar => ({
    offer,
    first: Math.max(1, Math.floor((offer.begins - from) / DAY_MS) + 1),
    last: Math.min(days, Math.ceil((Math.min(offer.ends, until) - from) / DAY_MS)),
  })
  return steps
    .map(step => ({
      step,
      bars: offers
        .filter(offer => offer.step === step && offer.begins < until && offer.ends > from)
        .map(barOf)
        .toSorted((one, other) => one.first - other.first || one.last - other.last),
    }))
    .filter(({ bars }) => bars.length > 0)
}
