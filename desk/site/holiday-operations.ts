import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'
import { HOLIDAY_YEARS, hongKongHolidays } from './hong-kong-holidays.ts'

const { read } = operationsOn<object>()

/** Year that has rules for its holidays. */
export const holidayYear = z.int().min(HOLIDAY_YEARS.first).max(HOLIDAY_YEARS.last)

/** Lists the public holidays of a year, with which a form fills special days. */
export const holidaysOperation = read({
  right: 'site.read',
  summary: 'Lists the public holidays of Hong Kong in a year.',
  input: z.strictObject({ year: holidayYear }),
  run: async (_, { year }) => done({ days: await hongKongHolidays(year) }),
})
