import type { PickUpPlace, PlaceHours } from '#api/client/support/support.ts'
import { daysAhead, LOOKS_AHEAD, readHours, weekRuns, type Weekday } from '#api/rules/opening-hours.ts'
import { CONTEXT } from './content-linked-data.ts'

/** Type of a shop among the places where parcels wait. Source: C-261, CO-142. */
const SHOP = 2

const DAY_NAMES: Readonly<Record<Weekday, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** Times as search engines read them: the last minute of a day is its end, and a closed day is from midnight to midnight. */
function timesOf(hours: string): readonly { readonly opens: string; readonly closes: string }[] {
  const read = readHours(hours)
  const time = (minutes: number) =>
    minutes === 24 * 60 ? '23:59' : new Date(minutes * 60_000).toISOString().slice(11, 16)
  return typeof read === 'string'
    ? []
    : read.map(({ from, until }) => ({ opens: time(from), closes: time(until) }))
}
const CLOSED = [{ opens: '00:00', closes: '00:00' }]

const SPECIFICATION = { '@type': 'OpeningHoursSpecification' }

function hoursData({ week, specialDays }: PlaceHours, now: number) {
  const ofWeek = weekRuns(week).flatMap(({ days, hours }) =>
    timesOf(hours).map(times => ({
      ...SPECIFICATION,
      dayOfWeek: days.map(day => DAY_NAMES[day]),
      ...times,
    })),
  )
  const ofDays = daysAhead(specialDays, now, LOOKS_AHEAD).flatMap(({ date, hours }) =>
    (hours === '' ? CLOSED : timesOf(hours)).map(times => ({
      ...SPECIFICATION,
      validFrom: date,
      validThrough: date,
      ...times,
    })),
  )
  return { openingHoursSpecification: [...ofWeek, ...ofDays] }
}

/** Structured data of the shops that are in service (schema.org). @param now epoch milliseconds */
export const storesData = (places: readonly PickUpPlace[], now: number) =>
  places
    .filter(({ type, status }) => type === SHOP && status !== 'SUSPENDED')
    .map(({ name, address, district, region, regionId, telephone, latitude, longitude, openingHours }) => ({
      ...CONTEXT,
      '@type': 'Store',
      name,
      address: {
        '@type': 'PostalAddress',
        streetAddress: address,
        addressLocality: district,
        addressRegion: region,
        addressCountry: regionId.startsWith('82') ? 'MO' : 'HK',
      },
      ...(telephone && { telephone }),
      ...(typeof latitude === 'number' &&
        typeof longitude === 'number' && {
          geo: { '@type': 'GeoCoordinates', latitude, longitude },
        }),
      ...(openingHours && hoursData(openingHours, now)),
    }))
