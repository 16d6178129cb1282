import type { Locale } from '#locales/locale.ts'
import { isWidestFirst } from './postal-address.ts'

/** Countries whose addresses have no postal code. */
const WITHOUT_CODE = new Set(['810000', '820000'])

type Place = Readonly<
  Record<'address' | 'district' | 'city' | 'province' | 'country' | 'countryId' | 'zipCode', string>
>

/** Lines of an order's address, as they are written there. Of Hong Kong and Macau, city, province and country are one name. */
export function placeLines(
  { address, district, city, province, country, countryId, zipCode }: Place,
  locale: Locale,
): readonly string[] {
  const code = WITHOUT_CODE.has(countryId) ? '' : zipCode
  const fromDoor = [...new Set([address, district, city, province, country, code])].filter(Boolean)
  return isWidestFirst(countryId, locale) ? fromDoor.toReversed() : fromDoor
}
