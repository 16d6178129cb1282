import { GUIDE_CODE } from '../../account/staff.ts'
import { accepted, refused } from '#platform/result.ts'
import type { Account } from '../../auth/account-store.ts'
import type { ownerOf } from '../../auth/session/session-owner.ts'
import type { AdditionalServiceType, OrderCreateInput } from '../../generated/resolver-types.ts'
import type { ReceiptContent } from '../../order/order-content.ts'
import type { PaymentMethod } from '../../payment/payment-provider.ts'
import { lengthOf, typedCode, typedWords } from '../../rules/typed-text.ts'
import type { OrderProblem, Read } from './order-error.ts'
import { type Destination, postalReceipt, readReceipt } from './receipt.ts'
import type { CheckoutContext } from '../services.ts'
import { MAX_MEMO, MAX_REMARK } from '../terms.ts'

/** Fields a shopper filled in beside the goods. */
export interface OrderForm {
  readonly destination: Destination
  readonly billing: ReceiptContent
  readonly services: readonly { readonly type: AdditionalServiceType; readonly memo: string }[]
  readonly payType: PaymentMethod | null
  readonly buyerRemark: string
  /** Of who advised the shopper; empty without one. */
  readonly guideCode: string
  /** Of the shopper; empty for shoppers who are no staff. */
  readonly staffCode: string
  /** Contacts of the order that the member has proved. */
  readonly proved: readonly ('EMAIL' | 'MOBILE')[]
}

type Owner = ReturnType<typeof ownerOf>

async function destinationOf(
  input: OrderCreateInput,
  account: Account | undefined,
  { view, request: { addresses, checkoutTerms } }: CheckoutContext,
): Promise<Read<Destination>> {
  const { addressCode } = input.receiptInfo
  const book = account && addressCode ? await addresses.of(account.user_code) : []
  return readReceipt(input, {
    deliveryCountries: checkoutTerms.deliveryCountries,
    pointOf: code => view.catalogue.site.pickUpPoints.find(point => point.code === code),
    saved: book.find(({ code }) => code === addressCode),
    needsEmail: account === undefined,
    // An unproved address may be a stranger's, who must not get mail about this order.
    accountEmail: (account?.is_email_verified === 1 && account.email) || '',
  })
}

/** The billing address: that of the delivery, or the saved one. Source: C-242, CO-91. */
async function billingOf(
  { extInfos }: OrderCreateInput,
  destination: Destination,
  owner: Owner,
  { request: { addresses, now } }: CheckoutContext,
): Promise<Read<ReceiptContent>> {
  const missing = refused([{ code: 'ORDER_NO_BILLING', field: 'extInfos.sameAsAddress' }])
  // A pick-up point is no address of the shopper's.
  if (extInfos.sameAsAddress)
    return destination.distributionType === 'EXPRESS' ? accepted(destination.receipt) : missing
  const saved = await addresses.billing(owner.code, now)
  if (!saved) return missing
  return accepted(postalReceipt(saved.address, saved.address.receiverEmail || destination.receipt.mail))
}

/** The guide of an order by staff; others name none. Source: C-012, CO-85. */
async function guideOf(
  { guideInput }: OrderCreateInput,
  staffCode: string,
  { request: { staff, now } }: CheckoutContext,
): Promise<Read<string>> {
  const typed = typedCode(guideInput?.guideCode ?? '')
  if (typed === '' || staffCode === '') return accepted('')
  const known = GUIDE_CODE.test(typed) ? await staff.byCode(typed, now) : undefined
  return known
    ? accepted(known.code)
    : refused([{ code: 'ORDER_GUIDE_UNKNOWN', field: 'guideInput.guideCode' }])
}

/** Services, each once; only a greeting card has a text. Source: CO-92. */
function createInspectorServices({ additionalServices }: OrderCreateInput): OrderForm['services'] {
  const byType = new Map((additionalServices ?? []).map(service => [service.type, service]))
  return [...byType.values()].map(({ type, memo }) => ({
    type,
    memo: type === 'GREETING_CARD' ? typedWords(memo ?? '') : '',
  }))
}

function longTexts({ buyerRemark, additionalServices }: OrderCreateInput): OrderProblem[] {
  const problems = (additionalServices ?? []).flatMap(({ memo }, at): OrderProblem[] =>
    lengthOf(memo ?? '') > MAX_MEMO
      ? [{ code: 'ORDER_TEXT_LONG', field: `additionalServices.${at}.memo`, values: { max: MAX_MEMO } }]
      : [],
  )
  return lengthOf(buyerRemark ?? '') > MAX_REMARK
    ? [{ code: 'ORDER_TEXT_LONG', field: 'buyerRemark', values: { max: MAX_REMARK } }, ...problems]
    : problems
}

/** Which contacts of the receiver are the member's own and proved. */
function provedOf({ receipt }: Destination, account: Account | undefined): OrderForm['proved'] {
  const isEmail = account?.is_email_verified === 1 && account.email === receipt.mail.toLowerCase()
  const isMobile = account?.is_mobile_verified === 1 && account.mobile === receipt.mobile
  return [...(isEmail ? (['EMAIL'] as const) : []), ...(isMobile ? (['MOBILE'] as const) : [])]
}

/** Reads everything that a shopper filled in, or returns all its errors. Source: C-242 … C-247, CO-83 … CO-92. */
export async function readForm(
  input: OrderCreateInput,
  owner: Owner,
  context: CheckoutContext,
): Promise<Read<OrderForm>> {
  const account = owner.isMember ? await context.request.accounts.byCode(owner.code) : undefined
  const staffCode = account?.staff_code ?? ''
  const destination = await destinationOf(input, account, context)
  const billing = destination.ok ? await billingOf(input, destination.value, owner, context) : undefined
  const guide = await guideOf(input, staffCode, context)
  const problems = [destination, billing, guide].flatMap(read => (!read || read.ok ? [] : read.refusal))
  problems.push(...longTexts(input))
  if (!destination.ok || !billing?.ok || !guide.ok || problems.length > 0) return refused(problems)
  const { payType } = input.extInfos
  return accepted({
    destination: destination.value,
    billing: billing.value,
    guideCode: guide.value,
    services: createInspectorServices(input),
    payType: context.request.payments?.methods.find(method => method === payType) ?? null,
    buyerRemark: typedWords(input.buyerRemark ?? ''),
    staffCode,
    proved: provedOf(destination.value, account),
  })
}
