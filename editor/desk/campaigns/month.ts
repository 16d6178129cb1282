import { endOf, overlapsOf } from '#content-store/client/campaigns.ts'
import type { Campaign } from '#content-store/client/types.ts'
import { DAY_MS, HONG_KONG_MS } from '#locales/hong-kong.ts'

/** A month of Hong Kong's calendar; `month` counts from 0. */
export interface Month {
  readonly year: number
  readonly month: number
}

export function monthAt(at: number): Month {
  const clock = new Date(at + HONG_KONG_MS)
  return { year: clock.getUTCFullYear(), month: clock.getUTCMonth() }
}

export const monthsLater = ({ year, month }: Month, months: number): Month => {
  const moved = new Date(Date.UTC(year, month + months))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() }
}

/** The first instant of a day of a month in Hong Kong; day 1 is the first. */
export const dayStart = ({ year, month }: Month, day: number) => Date.UTC(year, month, day) - HONG_KONG_MS

export interface Day {
  /** Its first instant. Epoch milliseconds. */
  readonly at: number
  readonly number: number
  /** False for days of the months before and after, which fill the weeks. */
  readonly isInMonth: boolean
  readonly campaigns: readonly Campaign[]
  /** Two campaigns hold the same page on that day. */
  readonly hasOverlap: boolean
}

/** The weeks of a month from Sunday on, with the campaigns that show on each day. */
export function weeksOf(month: Month, campaigns: readonly Campaign[]): readonly (readonly Day[])[] {
  const shown = campaigns.filter(campaign => campaign.from < endOf(campaign))
  const blank = new Date(Date.UTC(month.year, month.month)).getUTCDay()
  const length = new Date(Date.UTC(month.year, month.month + 1, 0)).getUTCDate()
  const dayOf = (index: number): Day => {
    const at = dayStart(month, index)
    const until = at + DAY_MS
    const those = shown.filter(campaign => campaign.from < until && endOf(campaign) > at)
    const hasOverlap = those.some(campaign =>
      overlapsOf(campaign, those, at).some(overlap => overlap.from < until && overlap.until > at),
    )
    const number = new Date(at + HONG_KONG_MS).getUTCDate()
    return { at, number, isInMonth: index >= 1 && index <= length, campaigns: those, hasOverlap }
  }
  return Array.from({ length: Math.ceil((blank + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => dayOf(week * 7 + day + 1 - blank)),
  )
}
