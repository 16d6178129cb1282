import { hongKongDay } from '#locales/format.ts'
import { DAY_MS } from '#locales/hong-kong.ts'

/** The last day of an account, as a date field has it; empty without an end. */
export const lastDayOf = (endsAt: number | null): string => (endsAt === null ? '' : hongKongDay(endsAt - 1))

/** The end of a day in Hong Kong, epoch ms. */
export const endOf = (day: string): number | null =>
  day === '' ? null : Date.parse(`${day}T00:00:00+08:00`) + DAY_MS
