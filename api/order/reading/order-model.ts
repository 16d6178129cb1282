import type { Selectable } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import type {
  Order,
  OrderEvent,
  OrderLine,
  OrderLineRefund,
  OrderLogistics,
  OrderReceipt,
  OrderRefund,
  OrderRefundStatus,
} from '../../generated/resolver-types.ts'
import type { Locale } from '#locales/locale.ts'
import { receiverName } from '../../rules/postal-address.ts'
import { messagesIn } from '../../shared/messages.ts'
import { toWire } from '../../shared/money.ts'
import type { OrderLineContent, ReceiptContent } from '../order-content.ts'
import { courierOf } from '../../rules/couriers.ts'
import { orderDates } from '../order-dates.ts'
import type { ConfirmationMail, OrderDetails, OrderShipment, ReturnedLine } from './order-details.ts'
import type { StoredOrder } from '../order-store.ts'

/** A line, and the order whose refunds say whether it is paid back. */
export type OrderLineModel = Omit<OrderLine, 'refundStatus' | 'refunds'> & {
  readonly orderCode: string
  readonly details: OrderDetails
}

/** Receiver of an order, and how its courier is found once it is asked for. */
export type OrderReceiptModel = OrderReceipt & { readonly courier?: () => Promise<string> }

/** An order without what is read only when it is asked for. */
export type OrderModel = Omit<
  Order,
  'orderLines' | 'logistics' | 'refundOrders' | 'events' | 'receiptInfo' | 'confirmationSentTo'
> & {
  /** Empty for an order without an e-mail address. */
  readonly email: string
  readonly orderLines: readonly OrderLineModel[]
  readonly receiptInfo: OrderReceiptModel
  readonly details: OrderDetails
}

/** An order in one language. Source: M-197 … M-200, M-203, M-204, C-251, C-252, MO-55 … MO-57. */
export function orderModel(order: StoredOrder, details: OrderDetails, locale: Locale): OrderModel {
  const { amounts, content } = order
  return {
    code: order.code,
    email: order.email,
    orderCode: order.externalNo,
    externalOrderNo: order.externalNo,
    orderStatus: order.status,
    isTrial: order.isTrial,
    orderTime: order.createdAt,
    scheduleCancelTime: order.payUntil,
    distributionType: content.distributionType,
    delivery: orderDates(order, details.closedDays()) ?? null,
    orderLines: order.lines.map((line, position) => lineModel(order, { line, position, details }, locale)),
    orderActivities: content.activities.map(({ code, name, type, amount }) => ({
      code,
      name: name[locale],
      type,
      amount: toWire(amount),
    })),
    orderDeductions: deductionModels(order),
    extInfos: {
      payType: content.payType,
      sameAsAddress: content.sameAsAddress,
      isInternational: content.isInternational,
      guideCode: content.guideCode,
      staffCode: content.staffCode,
    },
    receivedAmount: toWire(order.isPaid ? amounts.amount : 0),
    amount: toWire(amounts.amount),
    productAmount: toWire(amounts.productAmount),
    freight: toWire(amounts.freight),
    tax: toWire(0),
    couponDiscount: toWire(amounts.coupon),
    activityDiscount: toWire(amounts.discount),
    additionalServiceFee: toWire(amounts.serviceFee),
    additionalServices: content.services.map(({ type, amount, memo }) => ({
      serviceType: type,
      amount: toWire(amount),
      memo,
    })),
    receiptInfo: {
      ...receiptModel(content.receipt, order, locale),
      courier: async () => courierName(await details.shipments(order.code), locale),
    },
    billingInfo: receiptModel(content.billing, order, locale),
    buyerRemark: content.buyerRemark,
    details,
  }
}

function lineModel(
  order: StoredOrder,
  {
    line,
    position,
    details,
  }: {
    readonly line: StoredOrder['lines'][number]
    readonly position: number
    readonly details: OrderDetails
  },
  locale: Locale,
): OrderLineModel {
  const { content, quantity } = line
  return {
    id: lineIdOf(position),
    skuCode: line.skuCode,
    spuCode: line.spuCode,
    omsSkuCode: line.skuCode,
    name: content.name[locale],
    skuProperties: propertyModels(content, locale),
    image: content.image,
    isGift: line.lineType === 'GIFT',
    productType: line.lineType,
    extInfos: content.extInfos,
    salePrice: toWire(line.unitPrice),
    promoPrice: toWire(Math.floor(line.net / quantity)),
    listPrice: toWire(content.listPrice),
    quantity,
    amount: toWire(line.net),
    taxInfos: [{ taxRate: 0 }],
    promotions: content.promotions.map(({ name, amount }) => ({
      name: name[locale],
      amount: toWire(amount),
    })),
    shippedQuantity: line.shipped,
    receivedQuantity: line.received,
    closedQuantity: line.closed,
    orderCode: order.code,
    details,
  }
}

/** Colour and size. */
export const propertyModels = ({ properties }: Pick<OrderLineContent, 'properties'>, locale: Locale) =>
  properties.map(({ name, value }) => ({ name: name[locale], value: value[locale] }))

/** Lines are counted from 1 inside their order. */
export const lineIdOf = (position: number): string => String(position + 1)

/** GO DOLLAR that paid for a part of the order. Source: M-204. */
const deductionModels = ({ content: { goDollar } }: StoredOrder) =>
  goDollar
    ? [
        {
          code: 'GO_DOLLAR',
          name: 'GO DOLLAR',
          cost: goDollar.points,
          actualAmount: toWire(goDollar.amount),
          deductionType: 'GO_DOLLAR',
          extInfos: '{}',
        },
      ]
    : []

const receiptModel = (receipt: ReceiptContent, { content }: StoredOrder, locale: Locale): OrderReceipt => ({
  name: receiverName({ receiverFirstName: receipt.firstName, receiverLastName: receipt.lastName }),
  mobile: receipt.mobile,
  address: receipt.address[locale],
  mail: receipt.mail,
  country: receipt.country[locale],
  countryId: receipt.countryId,
  province: receipt.province[locale],
  city: receipt.city[locale],
  district: receipt.district[locale],
  zipCode: receipt.zipCode,
  selfPickupShopCode: receipt.pickup?.code ?? '',
  pickupName: receipt.pickup?.name[locale] ?? '',
  distributionType: content.distributionType,
  logisticsProvider: '',
  extInfos: '{}',
})

/** Of the latest parcel; empty before there is one. */
const courierName = ([latest]: readonly OrderShipment[], locale: Locale): string =>
  latest ? courierOf(latest.courier).name[locale] : ''

/** Source: M-201, M-205, MO-60. */
export function shipmentModel(shipment: OrderShipment, locale: Locale): OrderLogistics {
  const { name, tracking } = courierOf(shipment.courier)
  return {
    providerCode: shipment.courier,
    providerName: name[locale],
    memo: shipment.memo,
    trackingNo: shipment.trackingNo,
    trackingUrl: tracking?.(shipment.trackingNo, locale) ?? '',
    shippedAt: shipment.shippedAt,
    receivedAt: shipment.receivedAt,
    lines: shipment.lines.map(({ position, quantity }) => ({ lineId: lineIdOf(position), quantity })),
    expressDetails: shipment.stops.map(({ happened_at, remark }) => ({
      expressCode: shipment.trackingNo,
      companyName: name[locale],
      remark,
      createTime: happened_at,
    })),
  }
}

export const REFUND_STATES: Readonly<Record<Selectable<Tables['refund']>['state'], OrderRefundStatus>> = {
  QUEUED: 'AUDIT_PASSED',
  SENT: 'REFUNDING',
  DONE: 'REFUNDED',
  // The provider does not pay back by itself: the shop looks at it again.
  REFUSED: 'CREATED',
}

/** Source: M-202. */
export const refundModel = (refund: Selectable<Tables['refund']>, locale: Locale): OrderRefund => ({
  createdAt: refund.created_at,
  refundAmount: toWire(refund.amount),
  refundOrderNo: refundNumberOf(refund),
  refundStatus: REFUND_STATES[refund.state],
  afterSalesOrderNo: refund.after_sales_code ?? '',
  reason: messagesIn(locale)(`order.refund.${refund.reason}`),
})

/** Number of a refund: that of its return, else its id without the reason. */
export const refundNumberOf = ({
  id,
  after_sales_code: returned,
}: Pick<Selectable<Tables['refund']>, 'id' | 'after_sales_code'>): string =>
  `R${returned === null ? id.split(' ').slice(1).join('-') : returned.slice(1)}`

/** Returns true if money or GO DOLLAR come back: not for an exchange, unless the shop could not replace the goods. */
export const isPaidBack = ({
  type,
  status,
  refunded_at,
}: Pick<ReturnedLine, 'type' | 'status' | 'refunded_at'>) =>
  refunded_at !== null || (type !== 'EXCHANGE' && status !== 'AUDIT_FAILED' && status !== 'CANCELED')

/** State of the refund of a return; `null` without one. Source: M-132, M-133, MO-72. */
export function returnRefundStatus(
  returned: Pick<ReturnedLine, 'type' | 'status' | 'refunded_at'>,
  refund: Pick<Selectable<Tables['refund']>, 'state'> | undefined,
): OrderRefundStatus | null {
  if (!isPaidBack(returned)) return null
  if (returned.status === 'NEW') return 'CREATED'
  if (returned.refunded_at === null) return 'AUDIT_PASSED'
  if (!refund) return 'REFUNDED'
  return refund.state === 'REFUSED' ? 'AUDIT_PASSED' : REFUND_STATES[refund.state]
}

/**
 * Refunds of a line, the newest first: of all its units once the order is cancelled, otherwise of the units of each return that is paid
 * back. Source: M-119, M-132.
 */
export function lineRefunds(
  { id, quantity }: Pick<OrderLineModel, 'id' | 'quantity'>,
  refunds: readonly Selectable<Tables['refund']>[],
  returns: readonly ReturnedLine[],
): readonly OrderLineRefund[] {
  const whole = refunds.find(({ reason }) => reason === 'CANCELLED')
  if (whole) return [{ refundStatus: REFUND_STATES[whole.state], quantity }]
  return returns
    .filter(({ position }) => lineIdOf(position) === id)
    .flatMap(returned => {
      const refund = refunds.find(({ after_sales_code: code }) => code === returned.code)
      const refundStatus = returnRefundStatus(returned, refund)
      return refundStatus ? [{ refundStatus, quantity: returned.quantity }] : []
    })
}

/** Returns true if one of these mails has gone out, or is about to: one whose first attempt failed may never arrive. */
export const isConfirmed = (mails: readonly ConfirmationMail[]): boolean =>
  mails.some(({ state, attempts }) => state === 'SENT' || (state === 'READY' && attempts <= 1))

/** Happenings that shoppers read of. */
const EVENT_KINDS = [
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
  'COMPLETED',
  'REFUND_QUEUED',
  'REFUNDED',
] as const
type EventKind = (typeof EVENT_KINDS)[number]
const isEventKind = (kind: string): kind is EventKind => (EVENT_KINDS as readonly string[]).includes(kind)

/** Happenings in words; kinds that only the shop reads are left out. */
export const eventModels = (
  events: readonly Tables['order_event'][],
  locale: Locale,
): readonly OrderEvent[] =>
  events.flatMap(({ kind, actor, happened_at }) =>
    isEventKind(kind) ? [{ time: happened_at, kind, message: eventMessage(kind, actor, locale) }] : [],
  )

function eventMessage(kind: EventKind, actor: string, locale: Locale): string {
  const t = messagesIn(locale)
  if (kind !== 'CANCELLED') return t(`order.event.${kind}`)
  if (actor === 'deadline') return t('order.event.CANCELLED_BY_DEADLINE')
  return actor === 'shopper' ? t('order.event.CANCELLED_BY_SHOPPER') : t('order.event.CANCELLED_BY_SHOP')
}
