import type { MemberProfile } from '#api/client/account/account.ts'
import type { AddressInput, SavedAddress } from '#api/client/account/address.ts'
import { normalisePhone } from '#api/rules/phone.ts'
import {
  ADDRESS_COUNTRIES,
  type AddressCountry,
  type AddressField,
  isWidestFirst,
  readAddress,
  readProvince,
  type TypedAddress,
} from '#api/rules/postal-address.ts'
import { isRegion, type Region } from '#api/rules/regions.ts'
import { typedCode, typedLine } from '#api/rules/typed-text.ts'
import { asTyped } from '../form/identifier.ts'
import type { Messages } from '#locales/catalogue.ts'
import type { Locale } from '#locales/locale.ts'
import type { Problems } from '../form/form-values.ts'

/**
 * An address as a form has it: the names are those of the API's input, so that its refusals find their fields. `area` is the
 * choice of a telephone prefix.
 */
export interface AddressValues extends TypedAddress, Readonly<Record<string, string | boolean>> {
  readonly area: string
}

/** Problem of a field: the end of its text's key in `address.errors`. */
export type AddressProblem = Exclude<keyof Messages['address']['errors'], 'check' | 'network' | 'server'>

/** Whether a form asks for an e-mail address. */
export type EmailQuestion = 'none' | 'optional' | 'required'

const HONG_KONG = '810000'

/** Address format of a country; an unknown one as Hong Kong does. */
export const addressCountry = (code: string): AddressCountry & { readonly region: Region } => {
  const country = ADDRESS_COUNTRIES[code] ?? ADDRESS_COUNTRIES[HONG_KONG]
  if (!country) throw new Error('Hong Kong is not among the countries of addresses.')
  return country
}

/** Where states have codes, the suburb is the city. */
export const hasCity = ({ fixedCity, states }: AddressCountry): boolean => !fixedCity && !states

/** An empty form for a country. Source: C-273, M-296, MO-51. */
export const emptyAddress = (countryId: string = HONG_KONG): AddressValues => ({
  receiverFirstName: '',
  receiverLastName: '',
  receiverMobile: '',
  area: addressCountry(countryId).region,
  receiverEmail: '',
  countryId,
  districtId: '',
  townId: '',
  province: '',
  city: '',
  district: '',
  address: '',
  address2: '',
  receiverZipcode: addressCountry(countryId).fixedZipcode ?? '',
})

const phoneValues = (stored: string): Pick<AddressValues, 'receiverMobile' | 'area'> => {
  const { identifier, area } = asTyped(stored)
  return { receiverMobile: identifier, area }
}

/** A saved address as its form shows it. Places are names where the country types them, codes elsewhere. */
export function addressValues(saved: SavedAddress): AddressValues {
  const country = addressCountry(saved.countryId)
  const isTyped = country.places === 'texts'
  return {
    receiverFirstName: saved.receiverFirstName,
    receiverLastName: saved.receiverLastName,
    ...phoneValues(saved.receiverMobile),
    receiverEmail: saved.receiverEmail,
    countryId: saved.countryId,
    districtId: saved.districtId,
    townId: saved.townId,
    province: isTyped ? readProvince(saved.province, country) : '',
    city: isTyped && hasCity(country) ? saved.city : '',
    district: isTyped ? saved.district : '',
    address: saved.address,
    address2: saved.address2,
    receiverZipcode: saved.receiverZipcode,
  }
}

/** A first address of a member: the name and number of the profile are filled in. */
export const memberAddress = (profile: MemberProfile, countryIds: readonly string[]): AddressValues => ({
  ...emptyAddress(countryIds.includes(HONG_KONG) ? HONG_KONG : countryIds[0]),
  receiverFirstName: profile.firstName,
  receiverLastName: profile.lastName,
  ...(profile.mobile && phoneValues(profile.mobile)),
  receiverEmail: profile.email ?? '',
})

/** Countries to choose from: those the shop delivers to, and that of a saved address. All where they are not known. */
export const offeredCountries = (
  countryIds: readonly string[],
  saved: string | undefined,
): { readonly countries?: readonly string[] } =>
  countryIds.length === 0
    ? {}
    : { countries: [...countryIds, ...(saved && !countryIds.includes(saved) ? [saved] : [])] }

const regionOf = (area: string): Region => (isRegion(area) ? area : 'HK')

const asTypedAddress = ({ area, ...values }: AddressValues, email: EmailQuestion): TypedAddress => ({
  ...values,
  city: addressCountry(values.countryId).states ? values.district : values.city,
  receiverMobile: normalisePhone(values.receiverMobile, regionOf(area)),
  receiverEmail: email === 'none' ? '' : typedCode(values.receiverEmail),
  receiverZipcode: typedCode(values.receiverZipcode),
})

type Say = (typed: TypedAddress) => AddressProblem

const missingOr =
  (field: AddressField, missing: AddressProblem, bad: AddressProblem): Say =>
  typed =>
    typedLine(typed[field]) === '' ? missing : bad

/** Message for a field that the rule refuses. */
const SAYS: Readonly<Record<AddressField, Say>> = {
  receiverFirstName: missingOr('receiverFirstName', 'firstNameMissing', 'nameBad'),
  receiverLastName: missingOr('receiverLastName', 'lastNameMissing', 'nameBad'),
  receiverMobile: missingOr('receiverMobile', 'mobileMissing', 'mobileBad'),
  receiverEmail: missingOr('receiverEmail', 'emailMissing', 'emailBad'),
  countryId: () => 'countryMissing',
  districtId: () => 'districtIdMissing',
  townId: () => 'townIdMissing',
  province: typed =>
    addressCountry(typed.countryId).states
      ? 'stateMissing'
      : missingOr('province', 'provinceMissing', 'placeLong')(typed),
  city: missingOr('city', 'cityMissing', 'placeLong'),
  district: typed => {
    const missing = addressCountry(typed.countryId).states ? 'suburbMissing' : 'districtMissing'
    return missingOr('district', missing, 'placeLong')(typed)
  },
  address: missingOr('address', 'addressMissing', 'addressLong'),
  address2: () => 'addressLong',
  receiverZipcode: ({ receiverZipcode, countryId }) => {
    const isAustralian = addressCountry(countryId).region === 'AU'
    if (receiverZipcode === '') return isAustralian ? 'postcodeMissing' : 'zipcodeMissing'
    return isAustralian ? 'zipcodeNot4' : 'zipcodeNot6'
  },
}

/** Problems by field. Judges by the rule of the server. Source: M-269, M-274, M-275, MO-51. */
export function addressProblems(
  values: AddressValues,
  email: EmailQuestion = 'none',
): Problems<AddressValues, AddressProblem> {
  const typed = asTypedAddress(values, email)
  const read = readAddress(typed)
  // No field of a form that has no city.
  const fields = (read.ok ? [] : read.refusal).filter(
    field => field !== 'city' || hasCity(addressCountry(typed.countryId)),
  )
  const isEmailMissing = email === 'required' && typed.receiverEmail === ''
  return Object.fromEntries(
    [...fields, ...(isEmailMissing ? (['receiverEmail'] as const) : [])].map(field => [
      field,
      SAYS[field](typed),
    ]),
  )
}

/** The API's input of a form without problems. */
export function addressInput(values: AddressValues, email: EmailQuestion = 'none'): AddressInput {
  const typed = asTypedAddress(values, email)
  const read = readAddress(typed)
  return read.ok ? read.value : typed
}

/**
 * An address line by line, as it is written there: Chinese ones from the widest place to the door, others from the door to the
 * widest place. A postal code that only fills a field is left out.
 */
export function addressLines(saved: SavedAddress, locale: Locale): readonly string[] {
  const { address, address2, area, receiverZipcode } = saved
  const { fixedZipcode } = addressCountry(saved.countryId)
  const zipcode = fixedZipcode ? '' : ` ${receiverZipcode}`
  if (isWidestFirst(saved.countryId, locale)) return [area + zipcode, address, address2].filter(Boolean)
  const places = new Set([saved.town, saved.district, saved.city, saved.province, saved.country])
  return [address, address2, [...places].filter(Boolean).join(', ') + zipcode].filter(Boolean)
}

/** The api's input that saves an address once more as it was. */
export const inputOf = (saved: SavedAddress): AddressInput => ({
  ...addressInput(addressValues(saved), 'optional'),
  ...(addressCountry(saved.countryId).states && { city: saved.city }),
  deliveryMethod: saved.deliveryMethod,
  selfPickupShopCode: saved.selfPickupShopCode,
  isDefault: saved.isDefault,
})
