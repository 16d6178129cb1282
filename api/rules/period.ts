import { epochMs } from '#locales/hong-kong.ts'
/**
 * Period of an offer, epoch milliseconds: from `beginTime` on, no longer at `endTime`.
 * Source: C-205, L-240 (running while its end is in the future), M-147. That its first instant counts is our choice.
 */
export interface Period {
  readonly beginTime: number
  readonly endTime: number
}

/** A period as the wire writes it. */
export type WirePeriod = Readonly<Record<keyof Period, string>>

export const readPeriod = ({ beginTime, endTime }: WirePeriod): Period => ({
  beginTime: epochMs(beginTime),
  endTime: epochMs(endTime),
})

/** State of a period at `now`. Source: CO-67. */
export function periodState(
  { beginTime, endTime }: Period,
  now: number,
): 'NOT_STARTED' | 'RUNNING' | 'ENDED' {
  if (endTime <= now) return 'ENDED'
  return beginTime <= now ? 'RUNNING' : 'NOT_STARTED'
}

/** Returns true if an offer holds at `now`. */
export const isRunning = (period: Period, now: number): boolean => periodState(period, now) === 'RUNNING'
