import { accepted, refused as formRefused, type Result } from '#platform/result.ts'
import { pageAfter } from '../shared/page-after.ts'
import type { Locale } from '#locales/locale.ts'
import { memberOf } from '../auth/session/member-session.ts'
import { ownerOf } from '../auth/session/session-owner.ts'
import type { ParsedPickUpPoint } from '../catalogue/site/site-lines.ts'
import type {
  DeliveryAddress,
  DeliveryAddressCreateInput,
  MutationCreateDeliveryAddressArgs,
  MutationDeleteDeliveryAddressArgs,
  MutationSaveBillingAddressArgs,
  MutationSetDefaultDeliveryAddressArgs,
  MutationUpdateDeliveryAddressArgs,
  QueryDeliveryAddressesArgs,
  Resolvers,
} from '../generated/resolver-types.ts'
import { pageSizeOf } from '../product/list/criteria.ts'
import { placeNames, readAddress, receiverName } from '../rules/postal-address.ts'
import { failure } from '../shared/failure.ts'
import { messagesIn } from '../shared/messages.ts'
import type { AddressContent, AddressStore, StoredAddress } from './address-store.ts'
import type { AddressContext } from './services.ts'

type AddressErrorCode =
  | 'ADDRESS_BAD'
  | 'ADDRESS_POINT_MISSING'
  | 'ADDRESS_POINT_CLOSED'
  | 'ADDRESS_LIMIT'
  | 'ADDRESS_COUNTRY_LIMIT'
  | 'ADDRESS_UNKNOWN'
interface AddressError {
  readonly code: AddressErrorCode
  readonly field: string | null
  /** Addresses a member may keep, for the message. */
  readonly max?: number
}

const refused = (errors: readonly AddressError[], { locale }: AddressContext) => {
  const t = messagesIn(locale)
  return {
    code: null,
    userErrors: errors.map(({ code, field, max = 0 }) => ({
      code,
      field,
      message: t(`address.${code}`, { max }),
    })),
  }
}
const done = (code: string) => ({ code, userErrors: [] })
const unknown = (context: AddressContext) => refused([{ code: 'ADDRESS_UNKNOWN', field: 'code' }], context)

/** Says what came of saving an address. Source: M-101, M-102, M-289. */
function answer(result: Awaited<ReturnType<AddressStore['add']>>, context: AddressContext) {
  if (result.ok) return done(result.value)
  const { refusal } = result
  if (refusal.reason === 'unknown') return unknown(context)
  const { reason, max } = refusal
  return reason === 'limit'
    ? refused([{ code: 'ADDRESS_LIMIT', field: null, max }], context)
    : refused([{ code: 'ADDRESS_COUNTRY_LIMIT', field: 'countryId', max }], context)
}

const pointOf = (code: string, { view }: AddressContext): ParsedPickUpPoint | undefined =>
  view.catalogue.site.pickUpPoints.find(point => point.code === code)
const isInService = (point: ParsedPickUpPoint | undefined): boolean => point?.status === 'ACTIVE'

/** Reads the form: what to keep, or what is wrong. Source: M-103, M-275, M-276, MO-48. */
function read(
  input: DeliveryAddressCreateInput,
  context: AddressContext,
): Result<AddressContent, readonly AddressError[]> {
  const method = input.deliveryMethod ?? 'EXPRESS'
  const shopCode = method === 'PICKUP' ? (input.selfPickupShopCode ?? '') : ''
  const result = readAddress({
    receiverFirstName: input.receiverFirstName,
    receiverLastName: input.receiverLastName,
    receiverMobile: input.receiverMobile,
    receiverEmail: input.receiverEmail ?? '',
    countryId: input.countryId,
    districtId: input.districtId ?? '',
    townId: input.townId ?? '',
    province: input.province ?? '',
    city: input.city ?? '',
    district: input.district ?? '',
    address: input.address,
    address2: input.address2 ?? '',
    receiverZipcode: input.receiverZipcode ?? '',
  })
  const errors: AddressError[] = result.ok
    ? []
    : result.refusal.map(field => ({ code: 'ADDRESS_BAD', field }))
  if (method === 'PICKUP') {
    const point = pointOf(shopCode, context)
    if (!point) errors.push({ code: 'ADDRESS_POINT_MISSING', field: 'selfPickupShopCode' })
    else if (!isInService(point)) errors.push({ code: 'ADDRESS_POINT_CLOSED', field: 'selfPickupShopCode' })
  }
  if (!result.ok || errors.length > 0) return formRefused(errors)
  return accepted({ deliveryMethod: method, selfPickupShopCode: shopCode, address: result.value })
}

/** Chinese names of places have no space between them; others would grow together. */
const inOneLine = (places: readonly string[], locale: Locale): string =>
  places.join(locale === 'en_US' ? ', ' : /[a-z]/i.test(places.join('')) ? ' ' : '')

/** An address as the API returns it, in the caller's language. Source: M-193 … M-195. */
function model(stored: StoredAddress, context: AddressContext): DeliveryAddress {
  const { address, deliveryMethod, selfPickupShopCode, code, isDefault } = stored
  const names = placeNames(address, context.locale)
  const isByCode = address.townId !== ''
  const places = [...new Set([names.country, names.province, names.city, names.district, names.town])]
  return {
    code,
    receiverName: receiverName(address),
    receiverFirstName: address.receiverFirstName,
    receiverLastName: address.receiverLastName,
    receiverMobile: address.receiverMobile,
    receiverEmail: address.receiverEmail,
    receiverZipcode: address.receiverZipcode,
    deliveryMethod,
    selfPickupShopCode,
    address: address.address,
    address2: address.address2,
    area: inOneLine(places.filter(Boolean), context.locale),
    ...names,
    countryId: address.countryId,
    provinceId: isByCode ? address.countryId : '',
    cityId: isByCode ? address.countryId : '',
    districtId: address.districtId,
    townId: address.townId,
    isDefault,
    isAvailable: deliveryMethod === 'EXPRESS' || isInService(pointOf(selfPickupShopCode, context)),
    ext: { deliveryMethod, receiverEmail: address.receiverEmail, selfPickupShopCode },
  }
}

/** Source: M-096, M-239. */
async function deliveryAddresses(
  _: unknown,
  args: Partial<QueryDeliveryAddressesArgs>,
  context: AddressContext,
) {
  const { user_code } = await memberOf(context)
  const all = await context.request.addresses.of(user_code)
  const after = pageAfter(args)
  const before = after ? all.findIndex(({ code }) => code === after) : -1
  if (after && before < 0) throw failure('BAD_USER_INPUT', messagesIn(context.locale)('error.badCursor'))
  const rest = all.slice(before + 1)
  const page = rest.slice(0, pageSizeOf({ ...args }, context))
  return {
    max: context.request.limits.mostAddresses,
    edges: page.map(stored => ({ cursor: stored.code, node: model(stored, context) })),
    pageInfo: {
      totalCount: all.length,
      hasNextPage: rest.length > page.length,
      hasPreviousPage: before >= 0,
      startCursor: page[0]?.code ?? null,
      endCursor: page.at(-1)?.code ?? null,
    },
  }
}

const termsOf = (
  { isDefault }: { readonly isDefault?: boolean | null | undefined },
  { request: { addressesByCountry: byCountry, limits, now } }: AddressContext,
) => ({ limits: { max: limits.mostAddresses, byCountry }, isDefault: isDefault ?? false, now })

/** Source: M-097, M-101, M-102, MO-44 … MO-46. */
async function createDeliveryAddress(
  _: unknown,
  { input }: MutationCreateDeliveryAddressArgs,
  context: AddressContext,
) {
  const { user_code } = await memberOf(context)
  const form = read(input, context)
  if (!form.ok) return refused(form.refusal, context)
  return answer(await context.request.addresses.add(user_code, form.value, termsOf(input, context)), context)
}

/** Source: M-098, M-102. */
async function updateDeliveryAddress(
  _: unknown,
  { code, input }: MutationUpdateDeliveryAddressArgs,
  context: AddressContext,
) {
  const { user_code } = await memberOf(context)
  const form = read(input, context)
  if (!form.ok) return refused(form.refusal, context)
  return answer(
    await context.request.addresses.change(user_code, code, form.value, termsOf(input, context)),
    context,
  )
}

/** Source: M-099. */
async function deleteDeliveryAddress(
  _: unknown,
  { code }: MutationDeleteDeliveryAddressArgs,
  context: AddressContext,
) {
  const { user_code } = await memberOf(context)
  return (await context.request.addresses.remove(user_code, code)) ? done(code) : unknown(context)
}

/** Source: M-100. */
async function setDefaultDeliveryAddress(
  _: unknown,
  { code }: MutationSetDefaultDeliveryAddressArgs,
  context: AddressContext,
) {
  const { user_code } = await memberOf(context)
  return (await context.request.addresses.makeDefault(user_code, code)) ? done(code) : unknown(context)
}

/** Source: M-104, M-241. */
async function billingAddress(_: unknown, __: unknown, context: AddressContext) {
  const { addresses, now } = context.request
  const stored = await addresses.billing(ownerOf(context).code, now)
  return stored ? model(stored, context) : null
}

/** Source: C-353, M-104, M-241, MO-50. */
async function saveBillingAddress(
  _: unknown,
  { input }: MutationSaveBillingAddressArgs,
  context: AddressContext,
) {
  const owner = ownerOf(context)
  const form = read({ ...input, deliveryMethod: 'EXPRESS' }, context)
  if (!form.ok) return refused(form.refusal, context)
  const { addresses, now } = context.request
  return done(await addresses.saveBilling(owner, form.value, now))
}

export const addressResolvers: Resolvers<AddressContext> = {
  Query: { deliveryAddresses, billingAddress },
  Mutation: {
    createDeliveryAddress,
    updateDeliveryAddress,
    deleteDeliveryAddress,
    setDefaultDeliveryAddress,
    saveBillingAddress,
  },
}
