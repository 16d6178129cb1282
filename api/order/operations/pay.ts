import type {
  MutationPayArgs,
  OrderPayInput,
  OrderPayResult,
  UserError,
} from '../../generated/resolver-types.ts'
import type { PaymentForm } from '../../payment/payment-provider.ts'
import { escapeHtml } from '../../rules/escape-html.ts'
import { messagesIn } from '../../shared/messages.ts'
import { toCents } from '../../shared/money.ts'
import { findOrder } from './find-order.ts'
import type { StoredOrder } from '../order-store.ts'
import type { OrderContext } from '../services.ts'

/** The one payment provider. Source: C-355. */
const CHANNEL = 'PAYDOLLAR'
/** Longest description of an order at the provider, in characters. Source: C-284, M-126, CO-117. */
const MAX_DESCRIPTION = 50

type PayErrorCode =
  | 'ORDER_UNKNOWN'
  | 'ORDER_NOT_PAYABLE'
  | 'ORDER_PRICE_CHANGED'
  | 'PAY_CLIENT'
  | 'PAY_METHOD'
  | 'PAY_PROVIDER'

/** Begins a payment of an order that waits for it. Source: C-277, C-278, C-355, C-356, M-250, CO-108 … CO-114, MO-69. */
export async function pay(
  _: unknown,
  { input }: MutationPayArgs,
  context: OrderContext,
): Promise<OrderPayResult> {
  const order = await findOrder(input.orderId, context)
  if (!order) return refused('ORDER_UNKNOWN', 'orderId', context)
  const problem = problemOf(input, order)
  if (problem) return refused(...problem, context)
  const { payments, now } = context.request
  if (!payments || input.channelType !== CHANNEL) return refused('PAY_PROVIDER', 'channelType', context)
  const method = methodOf(input, order)
  if (!method || !payments.methods.includes(method))
    return refused('PAY_METHOD', 'extendParams.payMethod', context)
  const form = await payments.start(order, {
    method,
    locale: languageOf(input, context),
    description: descriptionOf(input, order, context),
    returnTo: returnPaths(input, order, context),
    now,
  })
  return form
    ? { response: formModel(form), userErrors: [] }
    : refused('ORDER_NOT_PAYABLE', 'orderId', context)
}

function problemOf(
  { paymentType, amount }: OrderPayInput,
  order: StoredOrder,
): readonly [PayErrorCode, string] | undefined {
  if (paymentType !== 'PC' && paymentType !== 'WAP') return ['PAY_CLIENT', 'paymentType']
  if (order.status !== 'WAIT_PAY') return ['ORDER_NOT_PAYABLE', 'orderId']
  if (typeof amount === 'number' && toCents(amount) !== order.amounts.amount)
    return ['ORDER_PRICE_CHANGED', 'amount']
  return undefined
}

const methodOf = ({ extendParams }: OrderPayInput, { content }: StoredOrder) =>
  extendParams?.payMethod ?? content.payType

function languageOf({ extendParams }: OrderPayInput, { locale }: OrderContext) {
  if (extendParams?.lang === 'C') return 'zh_HK'
  return extendParams?.lang === 'E' ? 'en_US' : locale
}

/** Description of the payment: as asked, otherwise the names of the goods. Source: CO-117. */
function descriptionOf(
  { orderDesc }: OrderPayInput,
  { lines }: StoredOrder,
  { locale }: OrderContext,
): string {
  const text = orderDesc?.trim() || lines.map(({ content }) => content.name[locale]).join(', ')
  return Array.from(text).slice(0, MAX_DESCRIPTION).join('')
}

/** Addresses the browser returns to. None of them proves a payment. Source: C-283, CO-113. */
function returnPaths(
  { returnUrl, extendParams }: OrderPayInput,
  { externalNo }: StoredOrder,
  { request: { origin, shopOrigin } }: OrderContext,
) {
  const result = `/pay/result/${externalNo}`
  const address = (wanted: string | null | undefined, path: string) =>
    (origin ?? shopOrigin()) + (ownPath(wanted) ?? path)
  const failure = address(extendParams?.failUrl, `${result}?isPaid=no`)
  return { success: address(returnUrl, `${result}?waiting=true`), failure, cancelled: failure }
}

/** Longest path that a browser is sent back to (characters). */
const MAX_PATH = 200

/** A path of this shop as it was written; `undefined` for anything that leads elsewhere. */
function ownPath(wanted: string | null | undefined): string | undefined {
  if (!wanted || wanted.length > MAX_PATH || !/^\/(?![/\\])[\w/?=&%.~-]*$/.test(wanted)) return undefined
  return wanted
}

/** Source: C-356, CO-111. */
function formModel({ action, fields, payCode, signature }: PaymentForm) {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return {
    form: `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}</form>`,
    productType: payCode,
    paySign: signature,
    paymentPageUrl: action,
  }
}

const refused = (code: PayErrorCode, field: string, context: OrderContext): OrderPayResult => ({
  response: null,
  userErrors: [payError(code, field, context)],
})

const payError = (code: PayErrorCode, field: string, { locale }: OrderContext): UserError => ({
  code,
  field,
  message: messagesIn(locale)(`order.${code}`),
})
