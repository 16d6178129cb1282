import type { Waiting } from '#api/order/reading/order-list.ts'
import type { UnpaidOrder } from '#api/order/unpaid/unpaid-list.ts'
import type { WireMoney } from '#locales/format.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import type { CourierCode } from '#api/rules/couriers.ts'
import type { DeliveryDates } from '#api/rules/delivery-dates.ts'
import type { OrderOperation } from '#api/rules/desk-operations.ts'
import type { AfterSalesStatus, OrderPayType } from '#api/generated/operations.ts'
import type { OrderStatus } from '#api/client/order/order.ts'

/** A status to look for, or work that waits. */
export type OrderFilter = OrderStatus | Waiting

/** An order as the desk lists it. */
export interface ListedDeskOrder {
  readonly number: string
  readonly status: OrderStatus
  /** ISO 8601, as all times of the desk. */
  readonly placed: string
  /** Empty for an order without one. */
  readonly email: string
  readonly amount: WireMoney
  readonly isPaid: boolean
  /** Placed by staff while the shop was closed; counts as no sale. */
  readonly isTrial: boolean
  readonly units: number
  /** Paid, with units that have not left. */
  readonly isToShip: boolean
}

/** Units of one line; lines count from 1. */
export interface DeskLineUnits {
  readonly line: number
  readonly quantity: number
}

/** Goods as they were called when bought. */
export interface DeskGoods {
  readonly skuCode: string
  readonly name: BothTexts
  readonly image: string
  /** Colour and size. */
  readonly properties: readonly { readonly name: BothTexts; readonly value: BothTexts }[]
  readonly isGift: boolean
}

export interface DeskOrderLine extends DeskLineUnits, DeskGoods {
  /** Price of all units, before GO DOLLAR. */
  readonly amount: WireMoney
  readonly shipped: number
  readonly received: number
  /** Units that will never ship. */
  readonly closed: number
  /** Units that came back and were paid for. */
  readonly refunded: number
  /** From the price of the page to what the line costs, sentence by sentence. */
  readonly why: readonly BothTexts[]
}

export interface DeskShipment {
  /** Counts from 1 inside the order. */
  readonly shipment: number
  readonly courier: CourierCode
  readonly trackingNo: string
  readonly memo: string
  readonly shipped: string
  readonly received: string | null
  readonly lines: readonly DeskLineUnits[]
  /** Track, newest first. */
  readonly stops: readonly { readonly time: string; readonly remark: string }[]
}

/** A payment that the order does not keep. */
export interface DeskSparePayment {
  /** The provider's number of the payment. */
  readonly number: string
  readonly kind: 'PAID_LATE' | 'PAID_TWICE' | 'PAID_DIFFERENT'
  /** `null` in another currency, and when the provider named no amount. */
  readonly amount: WireMoney | null
  /** ISO 4217 number. */
  readonly currency: string
  /** State of the latest refund of it; `null` without one. */
  readonly refund: DeskRefund['state'] | null
  /** True if it can be paid back now. */
  readonly isReturnable: boolean
}

export interface DeskRefund {
  readonly id: string
  readonly amount: WireMoney
  readonly reason: DeskSparePayment['kind'] | 'CANCELLED' | 'SHOP' | 'RETURN'
  /** `SENT`: the provider was asked, and its answer is not known yet. */
  readonly state: 'QUEUED' | 'SENT' | 'DONE' | 'REFUSED'
}

/** Something that happened to an order or a return. */
export interface DeskEvent {
  readonly time: string
  readonly kind: string
  /** `shopper`, `shop`, `payment`, `deadline`, or `operator:name`. */
  readonly actor: string
}

/** An event with what its kind has to say. */
export interface DeskOrderEvent extends DeskEvent {
  readonly detail: Readonly<Record<string, unknown>>
}

/** Receiver and address of an order. */
export interface DeskReceiver {
  readonly name: string
  readonly mobile: string
  readonly mail: string
  /** The address line by line, as each language writes it. */
  readonly place: Readonly<Record<Locale, readonly string[]>>
  /** The point where it is collected. */
  readonly pickup: { readonly code: string; readonly name: BothTexts } | null
}

/** An order with what happened to it. Lists are the newest first, lines as the shopper put them in the bag. */
export interface DeskOrder {
  readonly number: string
  /** Rises with every change; an operation that names an older one is refused. */
  readonly version: number
  readonly status: OrderStatus
  readonly placed: string
  readonly email: string
  readonly isMember: boolean
  /** The language of mails to the shopper. */
  readonly locale: Locale
  readonly amount: WireMoney
  /** Parts of the amount; `reductions` and `goDollar` are taken off. */
  readonly amounts: Readonly<Record<'goods' | 'reductions' | 'freight' | 'services' | 'goDollar', WireMoney>>
  readonly isPaid: boolean
  /** Placed by staff while the shop was closed; counts as no sale. */
  readonly isTrial: boolean
  readonly payType: OrderPayType | null
  /** Days on which it arrives; `null` where the shop did not say, and once it has arrived or is cancelled. */
  readonly delivery: DeliveryDates | null
  /** Rest of the payment. */
  readonly refundable: WireMoney
  /** Payments beside the one that the order keeps. */
  readonly spare: readonly DeskSparePayment[]
  /** Operations the order's state allows; some need the role of an admin. */
  readonly operations: readonly OrderOperation[]
  readonly receiver: DeskReceiver
  /** Text of the shopper; may be empty. */
  readonly remark: string
  readonly services: readonly { readonly type: 'PACKAGE' | 'GREETING_CARD'; readonly memo: string }[]
  readonly lines: readonly DeskOrderLine[]
  readonly shipments: readonly DeskShipment[]
  readonly refunds: readonly DeskRefund[]
  /** Mails about it that could not be sent. */
  readonly mailsFailed: number
  /** Returns and exchanges of its goods. */
  readonly returns: readonly { readonly number: string; readonly status: AfterSalesStatus }[]
  readonly events: readonly DeskOrderEvent[]
}

/** A parcel to be sent. */
export interface NewParcel {
  readonly carrier: CourierCode
  /** Empty for a courier without numbers. */
  readonly trackingNo: string
}

/** An unpaid order on the wire. */
interface DeskUnpaidOrder extends Omit<UnpaidOrder, 'amount' | 'placedAt' | 'payUntil'> {
  readonly amount: WireMoney
  readonly placed: string
  readonly payUntil: string
}

/** Unpaid orders of one shopper, contact or network; the orders with the latest deadline first. */
export interface DeskUnpaidHolder {
  readonly units: number
  readonly amount: WireMoney
  readonly orders: readonly DeskUnpaidOrder[]
}

/** Result of releasing orders: their numbers. `left` were paid, cancelled or changed meanwhile. */
export interface ReleasedUnpaid {
  readonly released: readonly string[]
  readonly left: readonly string[]
}
