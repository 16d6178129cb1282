import type { OrderAnswer } from '#api/client/cart/checkout.ts'
import type { Refusal } from '../form/form-values.ts'
import type { SectionName } from './kept-checkout.ts'

type OrderError = OrderAnswer['userErrors'][number]

/** Fields of the order's input, and where the form has them. */
const PLACES: Readonly<Record<string, readonly [section: SectionName, field: string]>> = {
  'receiptInfo.mail': ['contact', 'email'],
  'receiptInfo.firstName': ['delivery', 'receiverFirstName'],
  'receiptInfo.lastName': ['delivery', 'receiverLastName'],
  'receiptInfo.mobile': ['delivery', 'receiverMobile'],
  'receiptInfo.country': ['delivery', 'countryId'],
  'receiptInfo.province': ['delivery', 'province'],
  'receiptInfo.city': ['delivery', 'city'],
  'receiptInfo.district': ['delivery', 'districtId'],
  'receiptInfo.town': ['delivery', 'townId'],
  'receiptInfo.address': ['delivery', 'address'],
  'receiptInfo.address2': ['delivery', 'address2'],
  'receiptInfo.zipCode': ['delivery', 'receiverZipcode'],
  'receiptInfo.addressCode': ['delivery', 'addressCode'],
  'receiptInfo.selfPickupShopCode': ['delivery', 'pointCode'],
  'extInfos.payType': ['payment', 'payType'],
  buyerRemark: ['services', 'remark'],
  'guideInput.guideCode': ['services', 'guideCode'],
}

const placeOf = (field: string | null) =>
  field === null
    ? undefined
    : /^additionalServices\.\d+\.memo$/.test(field)
      ? (['services', 'memo'] as const)
      : PLACES[field]

/** Codes and coupons that ended after they were entered. Source: C-222, C-223, CO-74, CO-75. */
const EXPIRED: ReadonlySet<string | null> = new Set(['COUPON_CODE_EXPIRED', 'USER_CODE_EXPIRED'])
export const hasEnded = (code: string | null): boolean => EXPIRED.has(code)

/** Fields whose errors mean that something is not as the shopper saw it. */
const MOVED =
  /^(orderLines|discountCodes|prePayDeductions|amount|productAmount|coupon|discount|freight|additionalServiceFee|deductionAmount)\b/

export interface SortedRefusals {
  /** At fields of the form. */
  readonly bySection: ReadonlyMap<SectionName, readonly Refusal[]>
  /** Codes that have ended: the order can be placed without them. */
  readonly expired: readonly OrderError[]
  /** Refusals because something is not as the shopper saw it: the shop is asked again, and so is the shopper. Source: CO-95. */
  readonly moved: readonly OrderError[]
  readonly rest: readonly OrderError[]
}

/** Sorts what the shop answers to an order by what the shopper can do about it. */
export function sortRefusals(errors: readonly OrderError[]): SortedRefusals {
  const bySection = new Map<SectionName, Refusal[]>()
  const expired: OrderError[] = []
  const moved: OrderError[] = []
  const rest: OrderError[] = []
  for (const error of errors) {
    const field = error.field ?? null
    const place = placeOf(field)
    if (hasEnded(error.code)) expired.push(error)
    else if (place) {
      const [section, name] = place
      bySection.set(section, [...(bySection.get(section) ?? []), { ...error, field: name }])
    } else if (field !== null && MOVED.test(field) && error.code !== 'ORDER_AU_CAP') moved.push(error)
    else rest.push(error)
  }
  return { bySection, expired, moved, rest }
}
