import { z } from 'zod'
import type { Locale } from '#locales/locale.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type {
  AfterSalesAddress,
  AfterSalesEvent,
  AfterSalesLine,
  AfterSalesOrder,
  RefundOrder,
} from '../generated/resolver-types.ts'
import { courierOf } from '../rules/couriers.ts'
import type { OrderDetails } from '../order/reading/order-details.ts'
import {
  isPaidBack,
  lineIdOf,
  propertyModels,
  REFUND_STATES,
  refundNumberOf,
  returnRefundStatus,
} from '../order/reading/order-model.ts'
import type { StoredOrder } from '../order/order-store.ts'
import { messagesIn } from '../shared/messages.ts'
import { type Cents, toWire } from '../shared/money.ts'
import { type AfterSalesRecord, goodsOf } from './after-sales-record.ts'
import { type AfterSalesStatus, isShopFault, NEXT_AFTER_SALES } from '../rules/after-sales-status.ts'
import { replacementProperties } from './exchanges.ts'
import type { ReturnAddress } from './return-address.ts'

/** A record without what is read only when it is asked for. */
export type AfterSalesModel = Omit<AfterSalesOrder, 'events'> & {
  readonly orderCode: string
  readonly details: OrderDetails
}

/** What a record is shown with. */
interface Surroundings {
  readonly order: StoredOrder
  /** Of now: what an exchange brings is looked up in it. */
  readonly catalogue: Catalogue
  readonly details: OrderDetails
  /** `null`: shoppers are asked to contact the shop. */
  readonly returnAddress: ReturnAddress | null
  readonly locale: Locale
}

/** State of the refund of a record; `null` without one. */
const refundStatusOf = ({ head, refund }: AfterSalesRecord) => returnRefundStatus(head, refund)

function nextStepOf(
  { head, refund }: AfterSalesRecord,
  { locale, returnAddress }: Pick<Surroundings, 'locale' | 'returnAddress'>,
): string {
  const t = messagesIn(locale)
  const { status, answer, code } = head
  switch (status) {
    case 'WAIT_SEND_BACK':
      if (head.method === 'SHOP') return t('afterSales.next.WAIT_SHOP', { code })
      return returnAddress
        ? t('afterSales.next.WAIT_COURIER', { free: isShopFault(head.reason) ? 'yes' : 'no' })
        : t('afterSales.next.WAIT_COURIER_ASK')
    case 'BACK_IN_STORAGE':
      return t(head.type === 'EXCHANGE' ? 'afterSales.next.BACK_EXCHANGE' : 'afterSales.next.BACK_IN_STORAGE')
    case 'AUDIT_FAILED':
      return t('afterSales.next.AUDIT_FAILED', { answer })
    case 'FINISHED':
      if (head.refunded_at === null) return t('afterSales.next.FINISHED_EXCHANGE')
      return t(refund && refund.state !== 'DONE' ? 'afterSales.next.REFUNDING' : 'afterSales.next.FINISHED')
    default:
      return t(`afterSales.next.${status}`)
  }
}

const addressOf = (
  { head }: AfterSalesRecord,
  { returnAddress, locale }: Pick<Surroundings, 'returnAddress' | 'locale'>,
): AfterSalesAddress | null =>
  head.method === 'SHOP' || head.type === 'REFUND' || returnAddress === null
    ? null
    : {
        name: returnAddress.name[locale],
        address: returnAddress.address[locale],
        mobile: returnAddress.mobile,
      }

/** Money that a record pays back: what was queued, or what will be, at most what is left of the payment. */
async function moneyOf({ head, refund }: AfterSalesRecord, { details }: Surroundings): Promise<Cents> {
  if (!isPaidBack(head)) return 0
  if (head.refunded_at !== null) return refund?.amount ?? 0
  const asked = head.amount + head.freight
  return asked === 0 ? 0 : Math.min(asked, await details.refundable(head.order_code))
}

/** Shares of the money that a record pays back: of its lines in their order, then of its freight. */
function sharesOfMoney({ head, lines }: AfterSalesRecord, money: Cents) {
  let left = money
  const take = (most: Cents) => {
    const part = Math.min(most, left)
    left -= part
    return part
  }
  return { lines: lines.map(({ amount }) => take(amount)), freight: take(head.freight) }
}

function lineModels(
  { head, lines }: AfterSalesRecord,
  { order, catalogue, locale }: Surroundings,
  shares: readonly Cents[],
): readonly AfterSalesLine[] {
  return lines.flatMap(({ position, quantity, executed, amount, points, ...stored }, at) => {
    const line = order.lines[position]
    if (!line) return []
    const { exchange_sku } = stored
    // An exchange may have brought other goods than those of the line.
    const goods = goodsOf(stored.goods) ?? { ...line.content, skuCode: line.skuCode, spuCode: line.spuCode }
    const exchange = goodsOf(stored.exchange_goods)
    const isRefunded = isPaidBack(head)
    return {
      lineId: lineIdOf(position),
      executeQuantity: executed,
      total: toWire(shares[at] ?? 0),
      goDollar: isRefunded ? points : 0,
      spuCode: goods.spuCode,
      skuCode: goods.skuCode,
      skuName: goods.name[locale],
      quantity,
      skuProperties: propertyModels(goods, locale),
      listPrice: toWire(line.content.listPrice),
      imageUrl: goods.image,
      extInfos: line.content.extInfos,
      amount: toWire(amount + points * 100),
      isGift: line.lineType === 'GIFT',
      exchangeSkuCode: exchange_sku,
      exchangeSkuProperties: exchange
        ? propertyModels(exchange, locale)
        : replacementProperties(exchange_sku, line.spuCode, { catalogue, locale }),
    }
  })
}

/** Number of the refund of a record. */
const refundNoOf = ({ head }: Pick<AfterSalesRecord, 'head'>) => `R${head.code.slice(1)}`

function replacementOf({ head }: AfterSalesRecord, locale: Locale): AfterSalesOrder['replacement'] {
  if (head.out_courier === null || head.out_at === null) return null
  const { name, tracking } = courierOf(head.out_courier)
  return {
    providerName: name[locale],
    trackingNo: head.out_tracking_no,
    trackingUrl: tracking?.(head.out_tracking_no, locale) ?? '',
    shippedAt: head.out_at,
  }
}

/** A return or an exchange in one language. Source: M-207, M-208. */
export async function afterSalesModel(
  record: AfterSalesRecord,
  around: Surroundings,
): Promise<AfterSalesModel> {
  const { head } = record
  const money = await moneyOf(record, around)
  const shares = sharesOfMoney(record, money)
  const { order, locale } = around
  const isRefunded = isPaidBack(head)
  return {
    code: head.code,
    orderNo: order.externalNo,
    afterSalesOrderNo: head.code,
    memo: head.memo,
    createdAt: head.created_at,
    extInfos: '{}',
    markTag: '',
    total: toWire(money),
    freight: toWire(shares.freight),
    goDollar: isRefunded ? head.points : 0,
    refundOrderNo: isRefunded ? refundNoOf(record) : '',
    refundStatus: refundStatusOf(record),
    type: head.type,
    afterSalesStatus: head.status,
    nextStep: nextStepOf(record, around),
    lines: lineModels(record, around, shares.lines),
    reason: head.reason,
    reasonName: messagesIn(locale)(`afterSales.reason.${head.reason}`),
    method: head.method,
    returnAddress: addressOf(record, around),
    isReturnFree: isShopFault(head.reason),
    carrier: head.carrier,
    trackingNo: head.tracking_no,
    photoIds: record.photoIds,
    answer: head.answer,
    replacement: replacementOf(record, locale),
    canCancel: NEXT_AFTER_SALES[head.status].includes('CANCELED'),
    canSendBack: head.method === 'COURIER' && NEXT_AFTER_SALES[head.status].includes('ON_BACKING'),
    orderCode: order.code,
    details: around.details,
  }
}

const KIND = /^AFTER_SALES_(.+)$/
const eventDetail = z.object({ afterSales: z.string(), answer: z.string().catch('') }).catch({
  afterSales: '',
  answer: '',
})

/** What happened to a record, in words; the newest first. */
export async function eventModels(
  { code, orderCode, details }: AfterSalesModel,
  locale: Locale,
): Promise<readonly AfterSalesEvent[]> {
  const t = messagesIn(locale)
  return (await details.events(orderCode)).flatMap(({ kind, detail, happened_at }) => {
    const { afterSales, answer } = eventDetail.parse(JSON.parse(detail))
    const named = KIND.exec(kind)?.[1]
    if (afterSales !== code || named === undefined) return []
    const status = named as AfterSalesStatus // written by `takeStep`
    return { time: happened_at, status, message: t(`afterSales.event.${status}`, { answer }) }
  })
}

/** The refund of a record; `null` when there is none. Source: M-206, MO-71. */
export async function recordRefundModel(
  record: AfterSalesRecord,
  around: Surroundings,
): Promise<RefundOrder | null> {
  const { head, refund } = record
  const refundStatus = refundStatusOf(record)
  if (!refundStatus) return null
  const money = await moneyOf(record, around)
  const shares = sharesOfMoney(record, money)
  const paidAt = refund ? refund.handled_at : head.refunded_at
  return {
    refundStatus,
    refundOrderLines: lineModels(record, around, shares.lines).map(line => ({
      refundThingCode: line.lineId,
      skuCode: line.skuCode,
      spuCode: line.spuCode,
      name: line.skuName,
      skuProperties: line.skuProperties,
      image: line.imageUrl,
      quantity: line.quantity,
      amount: line.total,
      isGift: line.isGift,
    })),
    refundOrderNo: refundNoOf(record),
    afterSalesOrderNo: head.code,
    orderNo: around.order.externalNo,
    createdAt: head.created_at,
    reason: messagesIn(around.locale)(`afterSales.reason.${head.reason}`),
    description: head.memo,
    method: head.type === 'REFUND' ? null : head.method,
    returnAddress: addressOf(record, around),
    refundTotal: toWire(money),
    freight: toWire(shares.freight),
    goDollar: head.points,
    refundedAt: refundStatus === 'REFUNDED' && paidAt !== null ? paidAt : null,
  }
}

/** A refund that belongs to no return: of a cancelled order, or one that the shop decided. */
export async function plainRefundModel(
  order: StoredOrder,
  refundNo: string,
  { details, locale }: Pick<Surroundings, 'details' | 'locale'>,
): Promise<RefundOrder | null> {
  const refund = (await details.refunds(order.code)).find(one => refundNumberOf(one) === refundNo)
  if (!refund || refund.after_sales_code !== null) return null
  return {
    refundStatus: REFUND_STATES[refund.state],
    refundOrderLines: [],
    refundOrderNo: refundNo,
    afterSalesOrderNo: '',
    orderNo: order.externalNo,
    createdAt: refund.created_at,
    reason: messagesIn(locale)(`order.refund.${refund.reason}`),
    description: '',
    method: null,
    returnAddress: null,
    refundTotal: toWire(refund.amount),
    freight: toWire(0),
    goDollar: 0,
    refundedAt: refund.state === 'DONE' && refund.handled_at !== null ? refund.handled_at : null,
  }
}
