/** A day of 24 hours; ms. */
export const DAY_MS = 24 * 3_600_000

/** Offset of Hong Kong from UTC, all year; ms. */
export const HONG_KONG_MS = 8 * 3_600_000

/** Number of the day in Hong Kong, from 0 on 1 January 1970. */
export const dayInHongKong = (at: number): number => Math.floor((at + HONG_KONG_MS) / DAY_MS)

/** First instant of a day in Hong Kong by its number; epoch milliseconds. */
export const startOfDay = (day: number): number => day * DAY_MS - HONG_KONG_MS

/** A day in Hong Kong by its number, as `2026-11-29`. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10)

/** Writes epoch milliseconds as the wire does: `2026-11-28T12:00:00+08:00`, in whole seconds. Source: MO-59. */
export const isoInHongKong = (at: number): string =>
  new Date(at + HONG_KONG_MS).toISOString().replace(/(\.\d+)?Z$/, '+08:00')

/** Writes epoch milliseconds as files do, with what is not a whole second: `2026-11-21T10:00:00.250+08:00`. */
export const instantInHongKong = (at: number): string =>
  new Date(at + HONG_KONG_MS).toISOString().replace(/(\.000)?Z$/, '+08:00')

/** An instant: epoch milliseconds, or the text of one on the wire. */
export type Instant = number | string

/** Epoch milliseconds of an instant. Source: MO-59. */
export const epochMs = (at: Instant): number => (typeof at === 'string' ? Date.parse(at) : at)
