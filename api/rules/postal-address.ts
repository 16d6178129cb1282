import { accepted, refused, type Result } from '#platform/result.ts'
import type { Locale } from '#locales/locale.ts'
import { isEmailAddress } from './email-address.ts'
import { isPersonName } from './person.ts'
import { isPhone, normalisePhone, normalisePhoneIn, PHONE_AREAS } from './phone.ts'
import { regionTrail } from './region-tree.ts'
import type { Region } from './regions.ts'
import { lengthOf, typedCode, typedLine } from './typed-text.ts'

/** Address formats of the countries that addresses may have. Source: M-275, M-295, MO-47, MO-51. */
export interface AddressCountry {
  readonly region: Region
  /** `codes`: district and area are chosen from the region tree; `texts`: places are typed. */
  readonly places: 'codes' | 'texts'
  readonly zipcode: RegExp
  /** The one postal code of a country that has none of its own; forms fill it in. */
  readonly fixedZipcode?: string
  /** The city of a country that is one. */
  readonly fixedCity?: string
  /** States of a country that writes them by their codes, with their English names; forms offer them. */
  readonly states?: Readonly<Record<string, string>>
}

/** Of Australia, where an address names a suburb, a state and a postcode. */
const AUSTRALIAN_STATES = {
  NSW: 'New South Wales',
  VIC: 'Victoria',
  QLD: 'Queensland',
  WA: 'Western Australia',
  SA: 'South Australia',
  TAS: 'Tasmania',
  ACT: 'Australian Capital Territory',
  NT: 'Northern Territory',
} as const

/** By country code, in the order of forms. Source: M-295. */
export const ADDRESS_COUNTRIES: Readonly<Record<string, AddressCountry>> = {
  '810000': { region: 'HK', places: 'codes', zipcode: /^999077$/, fixedZipcode: '999077' },
  '820000': { region: 'MO', places: 'codes', zipcode: /^999078$/, fixedZipcode: '999078' },
  '1': { region: 'CN', places: 'texts', zipcode: /^\d{6}$/ },
  '190': { region: 'SG', places: 'texts', zipcode: /^\d{6}$/, fixedCity: 'Singapore' },
  '16': { region: 'AU', places: 'texts', zipcode: /^\d{4}$/, states: AUSTRALIAN_STATES },
}

/** Returns true if an address begins with the widest place: Chinese ones do, where streets have Chinese names. */
export const isWidestFirst = (countryId: string, locale: Locale): boolean => {
  const region = ADDRESS_COUNTRIES[countryId]?.region
  return locale === 'zh_HK' && region !== 'AU' && region !== 'SG'
}

/** Codes of the countries of regions, in their order. Source: M-295. */
export const countryIdsOf = (regions: readonly Region[]): string[] =>
  regions.flatMap(
    region => Object.keys(ADDRESS_COUNTRIES).find(code => ADDRESS_COUNTRIES[code]?.region === region) ?? [],
  )

/** Longest line of an address, and longest name of a place. Characters. */
export const MAX_ADDRESS_LINE = 100
export const MAX_PLACE = 60

/** An address as a form has it. Places of Hong Kong and Macau are codes of the region tree, others are texts. */
export interface TypedAddress {
  readonly receiverFirstName: string
  readonly receiverLastName: string
  readonly receiverMobile: string
  /** Empty where it is not asked for. */
  readonly receiverEmail: string
  readonly countryId: string
  readonly districtId: string
  readonly townId: string
  readonly province: string
  readonly city: string
  readonly district: string
  readonly address: string
  readonly address2: string
  readonly receiverZipcode: string
}

/** An address that can be delivered to: trimmed, numbers in one form, fixed parts filled in. */
export type PostalAddress = TypedAddress & { readonly countryId: keyof typeof ADDRESS_COUNTRIES }

export type AddressField = keyof TypedAddress

/** Receiver or collector of a parcel. */
export type TypedContact = Pick<
  TypedAddress,
  'receiverFirstName' | 'receiverLastName' | 'receiverMobile' | 'receiverEmail'
>

/** The region of a country that addresses may have; `undefined` for all others. Source: M-295. */
export const regionOfCountry = (countryId: string): Region | undefined =>
  Object.hasOwn(ADDRESS_COUNTRIES, countryId) ? ADDRESS_COUNTRIES[countryId]?.region : undefined

const fits = (text: string, longest: number) => text !== '' && lengthOf(text) <= longest

/**
 * Digits of a mobile number for a delivery, without its prefix: 8 or 11, and the 9 of a number behind +61: parcels go to
 * Australia too. Source: M-269, M-296.
 */
const hasMobileDigits = (phone: string) =>
  [8, 11].includes(phone.replace(/^\+\d+ /, '').length) || phone.startsWith(PHONE_AREAS.AU.prefix)

/** A province as stored: the code of a state where the country has codes, typed as such or by name. Empty when it is none of them. */
export function readProvince(typed: string, { states }: AddressCountry): string {
  const province = typedLine(typed)
  if (!states) return province
  const folded = province.toUpperCase()
  return Object.keys(states).find(code => code === folded || states[code]?.toUpperCase() === folded) ?? ''
}

/** Fields of places that are missing or wrong. */
function placeProblems(address: TypedAddress, { places, fixedCity }: AddressCountry): AddressField[] {
  const { countryId, districtId, townId, province, city, district } = address
  if (places === 'codes') {
    const [country, inDistrict, town] = regionTrail(townId)
    if (country?.code === countryId && inDistrict?.code === districtId && town) return []
    const [above, itself] = regionTrail(districtId)
    return above?.code === countryId && itself ? ['townId'] : ['districtId']
  }
  const problems: AddressField[] = []
  if (!fixedCity && !fits(province, MAX_PLACE)) problems.push('province')
  if (!fixedCity && !fits(city, MAX_PLACE)) problems.push('city')
  if (!fits(district, MAX_PLACE)) problems.push('district')
  return problems
}

const tidyContact = (typed: TypedContact, region: Region | undefined): TypedContact => ({
  receiverFirstName: typedLine(typed.receiverFirstName),
  receiverLastName: typedLine(typed.receiverLastName),
  receiverMobile: region
    ? normalisePhoneIn(region, typed.receiverMobile)
    : normalisePhone(typed.receiverMobile),
  receiverEmail: typedCode(typed.receiverEmail),
})

/** Fields of a contact that are wrong, in the order of the form. */
function contactProblems(contact: TypedContact): (keyof TypedContact)[] {
  const { receiverFirstName, receiverLastName, receiverMobile, receiverEmail } = contact
  const problems: (keyof TypedContact)[] = []
  if (!isPersonName(receiverFirstName)) problems.push('receiverFirstName')
  if (!isPersonName(receiverLastName)) problems.push('receiverLastName')
  if (!(isPhone(receiverMobile) && hasMobileDigits(receiverMobile))) problems.push('receiverMobile')
  if (receiverEmail !== '' && !isEmailAddress(receiverEmail)) problems.push('receiverEmail')
  return problems
}

/**
 * Reads who receives a parcel: the contact to keep, or the fields that are wrong. Source: M-269, M-273, M-274.
 *
 * @param region where it is collected; a number without a prefix is one of there
 */
export function readContact(
  typed: TypedContact,
  region?: Region,
): Result<TypedContact, readonly (keyof TypedContact)[]> {
  const contact = tidyContact(typed, region)
  const problems = contactProblems(contact)
  return problems.length > 0 ? refused(problems) : accepted(contact)
}

/**
 * Reads a typed address: the address to keep, or the fields that are wrong, in the order of the form.
 * Source: M-269, M-274, M-275, MO-47, MO-51.
 */
export function readAddress(typed: TypedAddress): Result<PostalAddress, readonly AddressField[]> {
  const country = ADDRESS_COUNTRIES[typed.countryId]
  if (!country) return refused(['countryId'])
  const isByCode = country.places === 'codes'
  const address: TypedAddress = {
    ...tidyContact(typed, country.region),
    countryId: typed.countryId,
    districtId: isByCode ? typed.districtId : '',
    townId: isByCode ? typed.townId : '',
    province: isByCode ? '' : readProvince(typed.province, country),
    city: isByCode ? '' : (country.fixedCity ?? typedLine(typed.city)),
    district: isByCode ? '' : typedLine(typed.district),
    address: typedLine(typed.address),
    address2: typedLine(typed.address2),
    receiverZipcode: country.fixedZipcode ?? typedCode(typed.receiverZipcode),
  }
  const wrong: readonly (AddressField | false)[] = [
    ...contactProblems(address),
    ...placeProblems(address, country),
    !fits(address.address, MAX_ADDRESS_LINE) && 'address',
    address.address2 !== '' && !fits(address.address2, MAX_ADDRESS_LINE) && 'address2',
    !country.zipcode.test(address.receiverZipcode) && 'receiverZipcode',
  ]
  const problems = wrong.filter(field => field !== false)
  return problems.length > 0 ? refused(problems) : accepted(address)
}

/** The names of an address's places in one language, from the widest down. Source: M-194, MO-51. */
export function placeNames(address: PostalAddress, locale: Locale) {
  const { countryId, townId, province, city, district } = address
  const [country, inDistrict, town] = regionTrail(townId || countryId)
  const name = country?.name[locale] ?? ''
  if (ADDRESS_COUNTRIES[countryId]?.places === 'texts')
    return { country: name, province: province || name, city, district, town: '' }
  return {
    country: name,
    province: name,
    city: name,
    district: inDistrict?.name[locale] ?? '',
    town: town?.name[locale] ?? '',
  }
}

/** First and last name as the language writes them: 陳 小明, Siu Ming Chan. */
export const receiverName = ({
  receiverFirstName: first,
  receiverLastName: last,
}: Pick<TypedAddress, 'receiverFirstName' | 'receiverLastName'>): string =>
  /\p{Script=Han}/u.test(first + last) ? `${last}${first}` : `${first} ${last}`
