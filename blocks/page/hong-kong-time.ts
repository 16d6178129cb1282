import { HONG_KONG_MS } from '#locales/hong-kong.ts'

const DATE_TIME = /^(\d{4})-(\d{1,2})-(\d{1,2})\s+(\d{1,2}):(\d{2}):(\d{2})$/

/** `2021-9-12 10:00:00` in Hong Kong time, as epoch milliseconds; `undefined` when it is no such moment. Source: L-189. */
export function parseHongKongTime(text: string): number | undefined {
  const parts = DATE_TIME.exec(text.trim())?.slice(1).map(Number)
  if (!parts) return undefined
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts
  const at = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  const isReal =
    at.getUTCMonth() === month - 1 && at.getUTCDate() === day && hour < 24 && minute < 60 && second < 60
  return isReal ? at.getTime() - HONG_KONG_MS : undefined
}

/** A moment as a Hong Kong clock shows it: `2021-09-12 10:00`. */
export const formatHongKongTime = (at: number): string =>
  new Date(at + HONG_KONG_MS).toISOString().slice(0, 16).replace('T', ' ')
