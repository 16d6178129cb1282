import type { DeskOrderEvent } from '#desk/orders/desk-order.ts'
import type { CancelReason } from '#api/client/order/order.ts'
import { AFTER_SALES_STATUSES, type AfterSalesStatus } from '#api/rules/after-sales-status.ts'
import { COURIER_CODES, courierOf } from '#api/rules/couriers.ts'
import { formatMoney } from '#locales/format.ts'
import type { Locale } from '#locales/locale.ts'

/** Kinds of events with words of their own below `editor.orders.events`. */
const KINDS = [
  'PLACED',
  'PAID',
  'PAYMENT_FAILED',
  'PAID_LATE',
  'PAID_TWICE',
  'PAID_DIFFERENT',
  'CANCELLED',
  'SHIPPED',
  'UNITS_CLOSED',
  'RECEIVED',
  'TRACKED',
  'COMPLETED',
  'REFUND_QUEUED',
  'REFUND_REASON',
  'REFUNDED',
  'GO_DOLLAR_EARNED',
] as const

const CANCEL_REASONS = [
  'WRONG_ITEMS',
  'INPUT_ERROR',
  'PAYMENT_PROBLEM',
  'PRICE_DISSATISFIED',
  'BETTER_ALTERNATIVE',
  'NO_LONGER_NEEDED',
] as const satisfies readonly CancelReason[]

const RETURN = 'AFTER_SALES_'

/** Content of an event, before it is put into words. */
type Told =
  | { readonly kind: 'return'; readonly number: string; readonly status: AfterSalesStatus }
  | { readonly kind: 'shopperCancelled'; readonly reason: (typeof CANCEL_REASONS)[number] }
  | { readonly kind: (typeof KINDS)[number]; readonly values: Readonly<Record<string, string | number>> }
  /** Of a later version of the shop. */
  | { readonly kind: 'unknown'; readonly code: string }

interface Tongue {
  readonly locale: Locale
  readonly currencySymbol: string
}

export const words = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** The courier's name in the operator's language. */
export function courierIn({ courier, carrier }: DeskOrderEvent['detail'], locale: Locale): string {
  const code = COURIER_CODES.find(each => each === courier)
  return code ? courierOf(code).name[locale] : words(carrier)
}

const CENTS = 100

/** Reads an event: what its kind has to say, in values that texts can name. */
export function readEvent({ kind, actor, detail }: DeskOrderEvent, { locale, currencySymbol }: Tongue): Told {
  const status = AFTER_SALES_STATUSES.find(each => kind === `${RETURN}${each}`)
  if (status) return { kind: 'return', number: words(detail.afterSales), status }
  const known = KINDS.find(each => each === kind)
  if (!known) return { kind: 'unknown', code: kind }
  const reason = CANCEL_REASONS.find(each => each === detail.reason)
  if (known === 'CANCELLED' && actor === 'shopper' && reason) return { kind: 'shopperCancelled', reason }
  const { shipment, shipments, amount, granted } = detail
  return {
    kind: known,
    values: {
      shipment: words(shipment),
      shipments: Array.isArray(shipments) ? shipments.map(words).join(', ') : '',
      carrier: courierIn(detail, locale),
      trackingNo: words(detail.trackingNo),
      isNumbered: words(detail.trackingNo) === '' ? 'no' : 'yes',
      remark: words(detail.remark),
      reason: words(detail.reason),
      why: actor === 'deadline' ? 'deadline' : words(detail.reason) === '' ? 'unknown' : 'told',
      amount: typeof amount === 'number' ? formatMoney(amount / CENTS, locale, currencySymbol) : 'none',
      isWrittenOff: detail.isWrittenOff === true ? 'yes' : 'no',
      count: typeof granted === 'number' ? granted : 0,
    },
  }
}
