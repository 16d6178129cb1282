import { isEmailAddress } from '#api/rules/email-address.ts'
import { isPhone, normalisePhone, PHONE_AREAS } from '#api/rules/phone.ts'
import { isRegion, REGIONS, type Region } from '#api/rules/regions.ts'
import { typedCode } from '#api/rules/typed-text.ts'

/** An email address or a mobile number, as the api takes it. */
export type Contact = { readonly email: string } | { readonly mobile: string; readonly countryCode: Region }

/** A code as it was meant: pasted ones come with spaces. */
export const asCode = (text: string) => typedCode(text).replaceAll(' ', '')

const regionOf = (text: string): Region => (isRegion(text) ? text : 'HK')

/** Returns true if what is typed so far can only become an e-mail address: the choice of an area would make no sense. */
export const looksLikeEmail = (text: string): boolean => /[^\d\s+\-.()（）]/.test(typedCode(text))

export const emailContact = (text: string): Contact | undefined =>
  isEmailAddress(typedCode(text)) ? { email: typedCode(text) } : undefined

/** A number with its prefix; the area belongs to the prefix where one was typed along. Source: MO-13, M-296. */
export function mobileContact(text: string, area: string): Contact | undefined {
  const mobile = normalisePhone(text, regionOf(area))
  if (!isPhone(mobile)) return undefined
  const prefix = mobile.split(' ')[0]
  return { mobile, countryCode: REGIONS.find(code => PHONE_AREAS[code].prefix === prefix) ?? regionOf(area) }
}

/** Text of a field for either. Source: M-028, MO-09. */
export const anyContact = (text: string, area: string): Contact | undefined =>
  looksLikeEmail(text) ? emailContact(text) : mobileContact(text, area)

/** A contact to read: where a code went. */
export const contactText = (contact: Contact): string => ('email' in contact ? contact.email : contact.mobile)

/** A remembered contact as the form shows it: a number without its prefix beside the area it belongs to. Source: M-034. */
export function asTyped(contact: string): { readonly identifier: string; readonly area: Region } {
  const [prefix = '', digits] = contact.split(' ')
  const area = REGIONS.find(code => PHONE_AREAS[code].prefix === prefix)
  return area && digits ? { identifier: digits, area } : { identifier: contact, area: 'HK' }
}
