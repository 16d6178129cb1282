import type { BothTexts } from '#locales/locale.ts'

/** A public holiday of Hong Kong. */
export interface PublicHoliday {
  /** `2027-02-06` */
  readonly date: string
  readonly name: BothTexts
}

/** Rules are for the holidays of these years; ours. */
export const HOLIDAY_YEARS = { first: 2020, last: 2050 } as const

/**
 * General holidays of Hong Kong in a year, with the days in place of those that fall on a Sunday. The library and its data are loaded when
 * they are first asked for: shoppers' pages never do.
 */
export async function hongKongHolidays(year: number): Promise<readonly PublicHoliday[]> {
  const { default: Holidays } = await import('date-holidays')
  const calendar = new Holidays('HK', { types: ['public'] })
  const english = new Map(calendar.getHolidays(year, 'en').map(({ date, name }) => [date, name]))
  return calendar.getHolidays(year, 'zh').map(({ date, name }) => ({
    date: date.slice(0, 'YYYY-MM-DD'.length),
    name: { zh_HK: name, en_US: english.get(date) ?? name },
  }))
}
