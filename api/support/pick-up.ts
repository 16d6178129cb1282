import type { Locale } from '#locales/locale.ts'
import type { PickUpAddress, PickUpAddressInput } from '../generated/resolver-types.ts'
import type { ParsedPickUpPoint } from '../catalogue/site/site-lines.ts'
import { hasWeek, specialDaysOf, tidyHours, WEEKDAYS } from '../rules/opening-hours.ts'
import { openingText } from '../rules/opening-text.ts'
import { regionTrail } from '../rules/region-tree.ts'

/** Type of a shop among the pick-up points. Source: C-261, CO-142. */
const SHOP = 2

/** Where a point is, from the country down. */
const placeOf = ({ area }: ParsedPickUpPoint) => {
  const [region, district, inner] = regionTrail(area)
  if (!region || !district || !inner)
    throw new Error(`Area ${area} of a pick-up point has no country, district and town.`)
  return { region, district, area: inner }
}

/** Returns true if a point has all that is asked for. Source: MO-91. */
export function fitsPickUp(
  point: ParsedPickUpPoint,
  { regionId, districtId, areaId, type }: PickUpAddressInput,
): boolean {
  const { region, district, area } = placeOf(point)
  return (
    (!regionId || region.code === regionId) &&
    (!districtId || district.code === districtId) &&
    (!areaId || area.code === areaId) &&
    (typeof type !== 'number' || point.type === type)
  )
}

/** Hours of a point by day; null while only a text says them. */
function hoursModel(point: ParsedPickUpPoint, locale: Locale): PickUpAddress['openingHours'] {
  const { week, hours } = point
  if (!hasWeek(week)) return null
  return {
    week: WEEKDAYS.map(day => tidyHours(week[day])),
    specialDays: specialDaysOf({ ...point, week }).map(day => ({
      date: day.date,
      name: day.name[locale],
      hours: day.hours,
    })),
    remark: hours[locale],
  }
}

/** Hours of a point as one text: those of its week, then the remark; the remark alone while there is no week. */
function hoursText({ week, holidays, hours }: ParsedPickUpPoint, locale: Locale): string {
  const ofWeek = hasWeek(week) ? [openingText({ week, holidays }, locale)] : []
  return [...ofWeek, hours[locale]].filter(Boolean).join(locale === 'zh_HK' ? '。' : '. ')
}

/** A point as the API returns it, in one language. Source: C-261, M-196. */
export function pickUpModel(point: ParsedPickUpPoint, locale: Locale): PickUpAddress {
  const { region, district, area } = placeOf(point)
  return {
    id: point.code,
    name: point.name[locale],
    regionId: region.code,
    region: region.name[locale],
    districtId: district.code,
    district: district.name[locale],
    areaId: area.code,
    area: area.name[locale],
    address: point.address[locale],
    type: point.type,
    code: point.code,
    longitude: point.longitude ?? null,
    latitude: point.latitude ?? null,
    status: point.status,
    // Shops hold goods of their own; parcels reach stations and lockers by courier.
    sameDay: point.type === SHOP && point.sameDay,
    telephone: point.telephone || null,
    bussinessHours: hoursText(point, locale),
    openingHours: hoursModel(point, locale),
  }
}
