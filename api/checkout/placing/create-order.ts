import { withView } from '../../context.ts'
import { accepted, refused, type Result } from '#platform/result.ts'
import { formatMoney } from '#locales/format.ts'
import { ownerOf } from '../../auth/session/session-owner.ts'
import { type OrderedUnits, takeOrdered } from '../../cart/cart-store.ts'
import { freightFor } from '../../cart/freight.ts'
import { discountModels, reasonInWords } from '../../cart/discount-model.ts'
import { meansOf } from '../../cart/means.ts'
import { giftChoicesOf, MAX_PRICED_LINES, priceLines } from '../../cart/price-lines.ts'
import { earlierOrder, type FirstOrderOf, freezeDiscounts } from '../../coupon/coupon-store.ts'
import type {
  CartDiscountCode,
  MutationCreateOrderArgs,
  OrderCreateInput,
  UserError,
} from '../../generated/resolver-types.ts'
import { takeGoDollar } from '../../go-dollar/order-use.ts'
import { orderModels } from '../../order/operations/find-order.ts'
import type { NewOrder, PlaceRefusal, StoredOrder, Take, TakeRefusal } from '../../order/order-store.ts'
import type { UnpaidRefusal } from '../../order/unpaid/unpaid-limits.ts'
import { serviceFeeNow } from '../../promotion/service-fees.ts'
import { mailboxOf } from '../../rules/mailbox.ts'
import { failure } from '../../shared/failure.ts'
import { messagesIn } from '../../shared/messages.ts'
import { toWire } from '../../shared/money.ts'
import { orderNumberOf } from '../../shared/order-number.ts'
import { changedAmounts } from './check-amounts.ts'
import { goodsProblems, lineProblems, skuName, sortLines } from './check-goods.ts'
import { promiseOf } from '../arrivals.ts'
import { readForm, type OrderForm } from './order-form.ts'
import { type OrderProblem, userErrorsOf } from './order-error.ts'
import type { CheckoutContext } from '../services.ts'
import { activitiesOf, amountsOf, newLines, type Priced } from './snapshot.ts'
import { isAbroad, KEY_LENGTH } from '../terms.ts'

type Owner = ReturnType<typeof ownerOf>
/** Errors for the shopper; none when only the catalogue has changed meanwhile. */
type Errors = readonly UserError[]

/** Errors of input that no screen of the shop sends. */
function assertCall({ orderLines, extInfos }: OrderCreateInput, { locale }: CheckoutContext): void {
  const t = messagesIn(locale)
  if (orderLines.length > MAX_PRICED_LINES)
    throw failure('BAD_USER_INPUT', t('error.tooManyLines', { max: MAX_PRICED_LINES }))
  const { clientKey } = extInfos
  const fits = clientKey.length >= KEY_LENGTH.min && clientKey.length <= KEY_LENGTH.max
  if (!fits || !/^[\w-]+$/.test(clientKey)) throw failure('BAD_USER_INPUT', t('checkout.badKey', KEY_LENGTH))
}

/** Codes that take nothing off, as errors. */
const codeErrors = (codes: readonly CartDiscountCode[]): UserError[] =>
  codes.flatMap(({ reason, message, heldBy }) =>
    reason ? { code: reason, message, field: 'discountCodes', externalOrderNo: heldBy } : [],
  )

/** Codes, coupons and GO DOLLAR that do not count. Source: C-219 … C-225, C-381. */
function meansErrors({ bag, codes, view }: Priced): UserError[] {
  const refused = codeErrors(discountModels(codes, bag, view))
  const { goDollarProblem } = bag.price
  if (!goDollarProblem) return refused
  const code = goDollarProblem === 'OVER_BALANCE' ? 'GO_DOLLAR_BALANCE' : 'GO_DOLLAR_AMOUNT'
  const message = messagesIn(view.priceContext.locale)(`cart.${code}`)
  return [...refused, { code, message, field: 'prePayDeductions' }]
}

const codesOf = ({ discountCodes }: OrderCreateInput) =>
  (discountCodes ?? []).map(({ couponCode }) => couponCode)

/** Prices the goods of the call, and checks them and all amounts. Source: C-239 … C-243, C-250, CO-95. */
async function price(
  input: OrderCreateInput,
  form: OrderForm,
  context: CheckoutContext,
): Promise<Result<Priced, Errors>> {
  const { view, locale } = context
  const { country, distributionType } = form.destination
  const lines = sortLines(input.orderLines)
  const wrong = lineProblems(lines, context.request.limits)
  const freight = freightFor({ country, isPickup: distributionType === 'PICKUP' }, context)
  if (!freight) wrong.push({ code: 'ORDER_NO_DELIVERY', field: 'receiptInfo.country' })
  if (wrong.length > 0 || !freight) return refused(userErrorsOf(wrong, context))
  const { bag, means } = await priceLines(
    {
      lines: lines.goods.map(({ line }) => line),
      giftChoices: giftChoicesOf(lines.gifts.map(({ line }) => line)),
      freight,
      services: form.services.map(({ type }) => type),
      codes: codesOf(input),
      goDollar: input.prePayDeductions ?? 0,
    },
    context,
    { isOrdering: true },
  )
  const { codes } = means
  const priced = { lines, bag, codes, view }
  const problems = goodsProblems(lines, bag, { view, country, terms: context.request.checkoutTerms })
  if (problems.length > 0) return refused(userErrorsOf(problems, context))
  const errors = meansErrors(priced)
  if (errors.length > 0) return refused(errors)
  const inWords = (amount: number) => formatMoney(toWire(amount).amount, locale)
  const changed = changedAmounts(input, lines, { bag, view, inWords })
  if (bag.price.amount > 0 && !form.payType)
    changed.push({ code: 'ORDER_NO_PAYMENT', field: 'extInfos.payType' })
  return changed.length > 0 ? refused(userErrorsOf(changed, context)) : accepted(priced)
}

/** The order as it will be kept. */
function newOrder(
  input: OrderCreateInput,
  form: OrderForm,
  {
    priced,
    owner,
    context,
  }: { readonly priced: Priced; readonly owner: Owner; readonly context: CheckoutContext },
): NewOrder {
  const { destination, billing, services, payType, buyerRemark, guideCode, staffCode, proved } = form
  const { receipt, transportMethod, distributionType, country, isSameDay } = destination
  const amounts = amountsOf(priced)
  return {
    owner,
    clientKey: input.extInfos.clientKey,
    request: input,
    email: receipt.mail.toLowerCase(),
    locale: context.locale,
    amounts,
    lines: newLines(priced),
    content: {
      terminal: input.terminal,
      buyerRemark,
      transportMethod,
      distributionType,
      receipt,
      billing,
      sameAsAddress: input.extInfos.sameAsAddress ?? false,
      isInternational: isAbroad(country),
      services: services.map(({ type, memo }) => ({
        type,
        memo,
        amount: serviceFeeNow(type, context.request.charges),
      })),
      activities: activitiesOf(priced),
      goDollar: amounts.deduction > 0 ? { points: amounts.deduction / 100, amount: amounts.deduction } : null,
      payType: amounts.amount > 0 ? payType : null,
      guideCode,
      staffCode,
    },
    delivery: promiseOf(
      { method: transportMethod, country, isSameDay },
      {
        terms: context.request.checkoutTerms,
        closed: priced.view.catalogue.site.closedDays,
        now: context.request.now,
      },
    ),
    payMs: context.request.checkoutTerms.payMinutes * 60_000,
    catalogueVersion: priced.view.catalogue.version,
    isTrial: !context.request.opening.isOpen(),
    address: context.request.address,
    proved,
  }
}

/** What another order has taken meanwhile. */
async function takenErrors(
  refusal: TakeRefusal,
  input: OrderCreateInput,
  { bag, view }: Priced,
  context: CheckoutContext,
): Promise<UserError[]> {
  const t = messagesIn(context.locale)
  const { code } = refusal
  if (code === 'GO_DOLLAR_BALANCE') return [{ code, field: 'prePayDeductions', message: t(`cart.${code}`) }]
  if (code === 'ORDER_LINES_TAKEN') {
    const externalOrderNo = orderNumberOf(refusal.orderCode)
    const names = new Set(refusal.skuCodes.map(skuCode => skuName(skuCode, view)))
    const message = t('checkout.ORDER_LINES_TAKEN', {
      number: externalOrderNo,
      names: [...names].join(context.locale === 'zh_HK' ? '、' : ', '),
    })
    return [{ code, field: 'orderLines', message, externalOrderNo }]
  }
  // The order only knows that it cannot have them. Whose they are now is asked again.
  const { codes } = await meansOf(codesOf(input), context)
  const errors = codeErrors(discountModels(codes, bag, view))
  return errors.length > 0
    ? errors
    : [{ code, field: 'discountCodes', message: reasonInWords(code, context.locale) }]
}

/** Refusal because of unpaid orders that hold too much: numbers of orders are named to their owner only. */
async function unpaidProblem(
  { kind, what, most }: UnpaidRefusal,
  owner: Owner,
  { locale, request: { orders } }: CheckoutContext,
): Promise<OrderProblem> {
  const own = await orders.unpaidOf(owner.code)
  const [externalOrderNo] = own
  const values = {
    count: own.length,
    number: externalOrderNo ?? 'none',
    max: what === 'amount' ? formatMoney(toWire(most).amount, locale) : most,
    contact: kind === 'MOBILE' ? 'mobile' : 'email',
  }
  const problem = { field: null, values, externalOrderNo }
  if (kind === 'ADDRESS' || kind === 'NETWORK') return { code: 'ORDER_UNPAID_NETWORK', ...problem }
  if (what === 'units') return { code: 'ORDER_UNPAID_UNITS', ...problem }
  if (what === 'amount') return { code: 'ORDER_UNPAID_AMOUNT', ...problem }
  return { code: kind === 'SHOPPER' ? 'ORDER_UNPAID_MANY' : 'ORDER_UNPAID_CONTACT', ...problem }
}

const keyErrors = (context: CheckoutContext) =>
  userErrorsOf([{ code: 'ORDER_KEY_USED', field: 'extInfos.clientKey' }], context)

/** What the transaction found out, and the look at the catalogue before it did not know. */
async function refusalOf(
  refusal: PlaceRefusal,
  {
    input,
    priced,
    owner,
    context,
  }: {
    readonly input: OrderCreateInput
    readonly priced: Priced
    readonly owner: Owner
    readonly context: CheckoutContext
  },
): Promise<UserError[]> {
  const field = (skuCode: string) => {
    const at = [...priced.lines.goods, ...priced.lines.gifts].find(({ line }) => line.skuCode === skuCode)?.at
    return at === undefined ? 'orderLines' : `orderLines.${at}.skuCode`
  }
  const isGift = (skuCode: string) => !priced.lines.goods.some(({ line }) => line.skuCode === skuCode)
  switch (refusal.reason) {
    case 'STOCK':
      return userErrorsOf(
        refusal.skuCodes.map(
          (skuCode): OrderProblem => ({
            code: isGift(skuCode) ? 'ORDER_GIFT_GONE' : 'UEC11003',
            field: field(skuCode),
            values: { name: skuName(skuCode, context.view) },
          }),
        ),
        context,
      )
    case 'KEY':
      return keyErrors(context)
    case 'CATALOGUE':
      return []
    case 'UNPAID':
      return userErrorsOf([await unpaidProblem(refusal.over, owner, context)], context)
    case 'TAKEN':
      return takenErrors(refusal.by, input, priced, context)
  }
}

/** Coupons and codes of an order, and what else it takes beside stock: all in the transaction that places it. */
function takesOf(order: NewOrder, { codes }: Priced, { request: { now } }: CheckoutContext): Take[] {
  const { owner, content } = order
  const couponIds = codes.flatMap(({ coupon }) => coupon?.id ?? [])
  const campaigns = codes.flatMap(({ coupon, campaign }) => (campaign && !coupon ? campaign : []))
  const uniqueCodes = codes.flatMap(({ unique }) => unique?.hash ?? [])
  const isForFirstOrder = codes.some(({ campaign }) => campaign?.firstOrderOnly)
  return [
    async (trx, orderCode) => {
      const [first, ...more] = await takeOrdered(trx, owner, unitsOf(order), { orderCode, now })
      if (!first) return undefined
      const { orderCode: takenBy } = first
      const skuCodes = [first, ...more].flatMap(one => (one.orderCode === takenBy ? one.skuCode : []))
      return { code: 'ORDER_LINES_TAKEN', orderCode: takenBy, skuCodes }
    },
    async (trx, orderCode) => {
      const wish = { orderCode, userCode: owner.code, couponIds, campaigns, uniqueCodes }
      const refused = await freezeDiscounts(trx, wish, now)
      return refused.length > 0 ? { code: 'COUPON_INVALID' } : undefined
    },
    // After the codes are held: orders with the same code wait for each other, so that of two at once one is the first.
    async (trx, orderCode) => {
      const earlier = isForFirstOrder && (await earlierOrder(trx, firstOrderOf(order), orderCode))
      return earlier ? { code: 'COUPON_FIRST_ORDER' } : undefined
    },
    async (trx, orderCode) => {
      const wish = { orderCode, userCode: owner.code, points: content.goDollar?.points ?? 0 }
      return (await takeGoDollar(trx, wish, now)) ? undefined : { code: 'GO_DOLLAR_BALANCE' }
    },
  ]
}

/** Members are known by their account, visitors by their contacts as well. Source: spec, “first order only”. */
const firstOrderOf = ({ owner, email, content }: NewOrder): FirstOrderOf => ({
  userCode: owner.code,
  ...(!owner.isMember && {
    contacts: { mailbox: mailboxOf(email), mobile: content.receipt.mobile },
  }),
})

/** Units that leave the bag. */
const unitsOf = ({ lines }: NewOrder): OrderedUnits[] =>
  lines.map(({ skuCode, quantity, content }) => ({ skuCode, quantity, activityCode: content.activityId }))

async function place(
  input: OrderCreateInput,
  owner: Owner,
  context: CheckoutContext,
): Promise<Result<StoredOrder, Errors>> {
  const form = await readForm(input, owner, context)
  if (!form.ok) return refused(userErrorsOf(form.refusal, context))
  const priced = await price(input, form.value, context)
  if (!priced.ok) return priced
  const order = newOrder(input, form.value, { priced: priced.value, owner, context })
  const { orders, now } = context.request
  const placed = await orders.place(order, now, takesOf(order, priced.value, context))
  if (placed.ok) return accepted(placed.value.order)
  return refused(await refusalOf(placed.refusal, { input, priced: priced.value, owner, context }))
}

/**
 * Places an order by the newest catalogue, whichever process has imported it. What an older one says, yes or no, is not believed: a price that is
 * over is never charged, nor is it named as the one in force. Source: CO-95.
 */
async function placeByNewest(input: OrderCreateInput, owner: Owner, given: CheckoutContext) {
  let context = given
  for (;;) {
    const outcome = await place(input, owner, context)
    if (outcome.ok) return { outcome, context }
    const view = await context.request.newestView(input.orderLines.map(({ skuCode }) => skuCode))
    if (view.catalogue.version === context.view.catalogue.version) return { outcome, context }
    context = withView(context, view)
  }
}

/** Source: C-247 … C-251, C-354, CO-95 … CO-100. */
export async function createOrder(_: unknown, { input }: MutationCreateOrderArgs, given: CheckoutContext) {
  assertCall(input, given)
  const owner = ownerOf(given)
  const { outcome, context } = await placeByNewest(input, owner, given)
  const answer = (order: StoredOrder) => ({ order: orderModels([order], context)[0] ?? null, userErrors: [] })
  if (outcome.ok) return answer(outcome.value)
  // What the first call took may be what the second one lacks.
  const known = await context.request.orders.findByKey(owner.code, input.extInfos.clientKey, input)
  if (known && known !== 'CHANGED') return answer(known)
  return { order: null, userErrors: known ? keyErrors(context) : outcome.refusal }
}
