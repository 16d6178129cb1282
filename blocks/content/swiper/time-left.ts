import { parseHongKongTime } from '../../page/hong-kong-time.ts'
import type { SlideOptions } from './slide-options.ts'
import { earliest } from '../../page/earliest.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** Longest time a countdown shows. Source: L-190, LO-50. */
export const MAX_COUNTDOWN_MS = 100 * 60 * MINUTE_MS

const twoDigits = (count: number) => String(count).padStart(2, '0')

/**
 * Hours, minutes and seconds left, without days: at most 100:00:00, and 00:00:00 when over or without a target. A begun second
 * counts as a whole one, so that the last one ends at the target. Source: L-356, LO-50.
 * @param target epoch milliseconds
 * @param now epoch milliseconds
 */
export function countdown(target: number | undefined, now: number): readonly [string, string, string] {
  const left = Math.min(Math.max(0, (target ?? now) - now), MAX_COUNTDOWN_MS)
  const seconds = Math.ceil(left / SECOND_MS)
  return [
    twoDigits(Math.floor(seconds / 3600)),
    twoDigits(Math.floor(seconds / 60) % 60),
    twoDigits(seconds % 60),
  ]
}

type Timed = Pick<SlideOptions, 'enable' | 'count_down' | 'time'>

const targets = (slides: readonly Timed[]) =>
  slides.flatMap(({ enable, count_down, time }) => {
    const target = enable && count_down ? parseHongKongTime(time) : undefined
    return target === undefined ? [] : [target]
  })

/**
 * Expiry of finished HTML with these countdowns: within a minute while one runs (browsers correct the seconds), when one
 * starts to run down from 100 hours, never once all are over.
 */
export function countdownChangesAt(slides: readonly Timed[], now: number): number | undefined {
  const moments = targets(slides)
    .filter(target => target > now)
    .map(target => {
      const startsAt = target - MAX_COUNTDOWN_MS
      return startsAt > now ? startsAt : Math.min(target, now + MINUTE_MS)
    })
  return earliest(moments)
}

/** Indexes of slides that show a countdown to no moment: shoppers would see 00:00:00. Rejected on publish. */
export const withoutTarget = (slides: readonly Timed[]): number[] =>
  slides.flatMap(({ enable, count_down, time }, index) =>
    enable && count_down && parseHongKongTime(time) === undefined ? [index] : [],
  )

/** Indexes of slides whose countdown ends more than 100 hours from now; rejected on save. Source: L-190, LO-50. */
export const tooFarAhead = (slides: readonly Timed[], now: number): number[] =>
  slides.flatMap((slide, index) => {
    const target = slide.count_down ? parseHongKongTime(slide.time) : undefined
    return target !== undefined && target - now > MAX_COUNTDOWN_MS ? [index] : []
  })
