import { DAY_MS, dayInHongKong, dayText, startOfDay } from '#locales/hong-kong.ts'

const numberOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / DAY_MS

/** First instant of a day in Hong Kong. @param day `2026-11-29` */
export const startOfStaffDay = (day: string): number => startOfDay(numberOf(day))
/** First instant after a day in Hong Kong. */
export const endOfStaffDay = (day: string): number => startOfDay(numberOf(day) + 1)

/** Day that begins at an instant. */
export const firstDayOf = (from: number | null): string | null =>
  from === null ? null : dayText(dayInHongKong(from))
/** Day that ends at an instant. */
export const lastDayOf = (until: number | null): string | null =>
  until === null ? null : dayText(dayInHongKong(until - 1))
