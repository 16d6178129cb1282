import { accepted, refused } from '#platform/result.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { StoredAddress } from '../../address/address-store.ts'
import type { ParsedPickUpPoint } from '../../catalogue/site/site-lines.ts'
import type {
  OrderCreateInput,
  OrderReceiptInput,
  TransportMethodName,
} from '../../generated/resolver-types.ts'
import type { ReceiptContent } from '../../order/order-content.ts'
import {
  type AddressField,
  placeNames,
  type PostalAddress,
  readAddress,
  readContact,
  regionOfCountry,
  type TypedContact,
} from '../../rules/postal-address.ts'
import { isEmailAddress } from '../../rules/email-address.ts'
import { regionTrail } from '../../rules/region-tree.ts'
import type { Region } from '../../rules/regions.ts'
import { typedCode } from '../../rules/typed-text.ts'
import { isSameDayStore } from '../arrivals.ts'
import type { OrderProblem, Read } from './order-error.ts'

/** Lookups for reading a receipt. */
export interface ReceiptFacts {
  readonly deliveryCountries: readonly Region[]
  readonly pointOf: (code: string) => ParsedPickUpPoint | undefined
  /** The entry of the member's address book that the call names; `undefined` where there is none. */
  readonly saved: StoredAddress | undefined
  /** Visitors give their e-mail address; for members it is the account's unless they give another. Source: CO-83. */
  readonly needsEmail: boolean
  /** Of the member; empty for a visitor. */
  readonly accountEmail: string
}

/** Destination of an order. */
export interface Destination {
  readonly receipt: ReceiptContent
  readonly transportMethod: TransportMethodName
  readonly distributionType: 'EXPRESS' | 'PICKUP'
  readonly country: Region
  /** True for a store that hands orders out on the day they leave. */
  readonly isSameDay: boolean
}

/** The fields of a receipt that represent those of an address. */
const FIELD_OF: Readonly<Record<AddressField, string>> = {
  receiverFirstName: 'firstName',
  receiverLastName: 'lastName',
  receiverMobile: 'mobile',
  receiverEmail: 'mail',
  countryId: 'country',
  districtId: 'district',
  townId: 'town',
  province: 'province',
  city: 'city',
  district: 'district',
  address: 'address',
  address2: 'address2',
  receiverZipcode: 'zipCode',
}
const CONTACT_FIELDS = new Set<string>(['firstName', 'lastName', 'mobile', 'mail'])

/** Shop, courier station, locker. Source: C-255 … C-257, CO-103. */
const SHOP = 2

const both = (make: (locale: 'zh_HK' | 'en_US') => string): BothTexts => ({
  zh_HK: make('zh_HK'),
  en_US: make('en_US'),
})
const joined = (district: string, town: string, locale: 'zh_HK' | 'en_US') =>
  // Some districts and their main place share a name.
  [...new Set([district, town])].filter(Boolean).join(locale === 'zh_HK' ? ' ' : ', ')

const problemAt = (field: AddressField): OrderProblem => {
  const name = FIELD_OF[field]
  return {
    code: CONTACT_FIELDS.has(name) ? 'ORDER_BAD_CONTACT' : 'ADDRESS_BAD',
    field: `receiptInfo.${name}`,
    values: { field: name },
  }
}

/** An address as an order keeps it, in both languages. Source: C-265, M-194. */
export function postalReceipt(address: PostalAddress, mail: string): ReceiptContent {
  const names = { zh_HK: placeNames(address, 'zh_HK'), en_US: placeNames(address, 'en_US') }
  const lines = [address.address, address.address2].filter(Boolean).join(', ')
  return {
    firstName: address.receiverFirstName,
    lastName: address.receiverLastName,
    mobile: address.receiverMobile,
    mail,
    countryId: address.countryId,
    country: both(locale => names[locale].country),
    province: both(locale => names[locale].province),
    city: both(locale => names[locale].city),
    district: both(locale => joined(names[locale].district, names[locale].town, locale)),
    address: both(() => lines),
    zipCode: address.receiverZipcode,
    pickup: null,
  }
}

/** A pick-up point with who collects there, as an order keeps it. Source: C-265. */
function pickupReceipt(point: ParsedPickUpPoint, contact: TypedContact): ReceiptContent {
  const [country, district, town] = regionTrail(point.area)
  if (!country || !district || !town)
    throw new Error(`Area ${point.area} of a pick-up point has no country, district and town.`)
  return {
    firstName: contact.receiverFirstName,
    lastName: contact.receiverLastName,
    mobile: contact.receiverMobile,
    mail: contact.receiverEmail,
    countryId: country.code,
    country: country.name,
    province: country.name,
    city: country.name,
    district: both(locale => joined(district.name[locale], town.name[locale], locale)),
    address: point.address,
    zipCode: '',
    pickup: { code: point.code, name: point.name },
  }
}

/** The contact of a call: of the address book's entry, changed by what the call says itself. */
function contactOf(input: OrderReceiptInput, { saved, accountEmail }: ReceiptFacts): TypedContact {
  const known = saved?.address
  return {
    receiverFirstName: input.firstName ?? known?.receiverFirstName ?? '',
    receiverLastName: input.lastName ?? known?.receiverLastName ?? '',
    receiverMobile: input.mobile ?? known?.receiverMobile ?? '',
    receiverEmail: typedCode(input.mail ?? '') || known?.receiverEmail || accountEmail,
  }
}

/** Source: C-244, C-255 … C-257, C-259, CO-102. */
function readPickup(input: OrderReceiptInput, facts: ReceiptFacts): Read<Destination> {
  const { saved, pointOf, needsEmail } = facts
  const point = pointOf(input.selfPickupShopCode || saved?.selfPickupShopCode || '')
  const contact = readContact(
    contactOf(input, facts),
    point && regionOfCountry(regionTrail(point.area)[0]?.code ?? ''),
  )
  const problems = contact.ok ? [] : contact.refusal.map(problemAt)
  if (contact.ok && needsEmail && contact.value.receiverEmail === '')
    problems.push(problemAt('receiverEmail'))
  const field = 'receiptInfo.selfPickupShopCode'
  if (!point) problems.push({ code: 'ADDRESS_POINT_MISSING', field })
  else if (point.status !== 'ACTIVE') problems.push({ code: 'ADDRESS_POINT_CLOSED', field })
  if (problems.length > 0 || !point || !contact.ok) return refused(problems)
  const receipt = pickupReceipt(point, contact.value)
  const country = regionOfCountry(receipt.countryId)
  if (!country || !facts.deliveryCountries.includes(country))
    return refused([{ code: 'ORDER_NO_DELIVERY', field }])
  return accepted({
    receipt,
    country,
    distributionType: 'PICKUP',
    isSameDay: isSameDayStore(point),
    transportMethod: point.type === SHOP ? 'STORE_PICKUP' : 'COURIER_PICKUP',
  })
}

/** The address of a call: the saved one that it names, or its own fields. */
function addressOf(input: OrderReceiptInput, facts: ReceiptFacts): Read<PostalAddress> {
  const missing = refused([{ code: 'ORDER_NO_ADDRESS', field: 'receiptInfo.addressCode' }])
  if (input.addressCode)
    return facts.saved?.deliveryMethod === 'EXPRESS' ? accepted(facts.saved.address) : missing
  if (!input.country && !input.address) return missing
  const read = readAddress({
    ...contactOf(input, facts),
    countryId: input.country ?? '',
    districtId: input.district ?? '',
    townId: input.town ?? '',
    province: input.province ?? '',
    city: input.city ?? '',
    district: input.district ?? '',
    address: input.address ?? '',
    address2: input.address2 ?? '',
    receiverZipcode: input.zipCode ?? '',
  })
  return read.ok ? read : refused(read.refusal.map(problemAt))
}

/** Source: C-245, C-258, CO-86. */
function readDelivery(input: OrderReceiptInput, facts: ReceiptFacts): Read<Destination> {
  const read = addressOf(input, facts)
  if (!read.ok) return read
  const address = read.value
  const mail = typedCode(input.mail ?? '') || address.receiverEmail || facts.accountEmail
  const isGood = mail === '' ? !facts.needsEmail : isEmailAddress(mail)
  if (!isGood) return refused([problemAt('receiverEmail')])
  const country = regionOfCountry(address.countryId)
  if (!country || !facts.deliveryCountries.includes(country))
    return refused([{ code: 'ORDER_NO_DELIVERY', field: 'receiptInfo.country' }])
  return accepted({
    receipt: postalReceipt(address, mail),
    country,
    distributionType: 'EXPRESS',
    isSameDay: false,
    transportMethod: 'HOME_DELIVERY',
  })
}

/** Reads where an order goes, or returns the errors. Source: C-244, C-245, C-254 … C-260. */
export function readReceipt(
  { receiptInfo, distributionType }: Pick<OrderCreateInput, 'receiptInfo' | 'distributionType'>,
  facts: ReceiptFacts,
): Read<Destination> {
  if (distributionType === 'EXPRESS') return readDelivery(receiptInfo, facts)
  if (distributionType === 'PICKUP') return readPickup(receiptInfo, facts)
  return refused([{ code: 'ORDER_NO_DELIVERY', field: 'distributionType' }])
}
