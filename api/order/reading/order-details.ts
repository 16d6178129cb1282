import type { Selectable } from 'kysely'
import type { Database } from '../../database/database.ts'
import type {
  AfterSalesOrderTable,
  ExpressDetailTable,
  OrderMailTable,
  ShipmentTable,
  Tables,
} from '../../database/tables.ts'
import { NO_CLOSED_DAYS } from '../../rules/delivery-dates.ts'
import type { Cents } from '../../shared/money.ts'
import type { LineUnits } from '../fulfilment/operation.ts'
import type { ClosedDaysNow } from '../order-dates.ts'
import { givenUpMails } from '../mail/given-up-mails.ts'
import { paymentOf, type SparePayment, sparePaymentsOf } from '../payment/refunds.ts'

/** A parcel with what is in it and where it has been, the newest stop first. */
export interface OrderShipment {
  readonly number: number
  readonly courier: ShipmentTable['courier']
  readonly trackingNo: string
  readonly memo: string
  readonly shippedAt: number
  readonly receivedAt: number | null
  readonly lines: readonly LineUnits[]
  readonly stops: readonly ExpressDetailTable[]
}

/** A line of a return or an exchange, as far as its order shows it. */
export interface ReturnedLine
  extends Pick<AfterSalesOrderTable, 'order_code' | 'code' | 'type' | 'status' | 'refunded_at'> {
  readonly position: number
  readonly quantity: number
}

export type ConfirmationMail = Pick<OrderMailTable, 'order_code' | 'state' | 'attempts'>

/** Events of orders after they were placed; each part is read when it is first asked for. */
export interface OrderDetails {
  /** The newest first. */
  readonly shipments: (orderCode: string) => Promise<readonly OrderShipment[]>
  readonly refunds: (orderCode: string) => Promise<readonly Selectable<Tables['refund']>[]>
  /** Lines of returns and exchanges. */
  readonly returns: (orderCode: string) => Promise<readonly ReturnedLine[]>
  readonly events: (orderCode: string) => Promise<readonly Tables['order_event'][]>
  /** Mails that say that an order was placed or paid. */
  readonly confirmations: (orderCode: string) => Promise<readonly ConfirmationMail[]>
  /** Mails that could not be sent. */
  readonly failedMails: (orderCode: string) => Promise<readonly Pick<OrderMailTable, 'order_code'>[]>
  /** Rest of the payment, in cents; 0 without one. */
  readonly refundable: (orderCode: string) => Promise<Cents>
  /** Closed days of the shop now, which move the dates of orders that have not left. */
  readonly closedDays: ClosedDaysNow
  /** Payments that the order does not keep. */
  readonly sparePayments: (orderCode: string) => Promise<readonly SparePayment[]>
}

/** Reads once, for all orders together, and gives the rows of one. */
function byOrder<Row extends { readonly order_code: string }>(read: () => Promise<readonly Row[]>) {
  let rows: Promise<ReadonlyMap<string, readonly Row[]>> | undefined
  return async (orderCode: string): Promise<readonly Row[]> => {
    rows ??= read().then(all => Map.groupBy(all, row => row.order_code))
    return (await rows).get(orderCode) ?? []
  }
}

/** Details of these orders, the newest first: one statement per part, however many orders there are. */
export const createOrderDetails = (
  db: Database,
  codes: readonly string[],
  closedDays: ClosedDaysNow = () => NO_CLOSED_DAYS,
): OrderDetails => ({
  closedDays,
  shipments: shipmentsBy(db, codes),
  refunds: byOrder(() =>
    db
      .selectFrom('refund')
      .selectAll()
      .where('order_code', 'in', codes)
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ),
  returns: byOrder(() =>
    db
      .selectFrom('after_sales_order')
      .innerJoin('after_sales_line', 'after_sales_line.after_sales_code', 'after_sales_order.code')
      .select(['order_code', 'code', 'type', 'status', 'refunded_at', 'position', 'quantity'])
      .where('order_code', 'in', codes)
      .orderBy('created_at', 'desc')
      .orderBy('code', 'desc')
      .execute(),
  ),
  failedMails: byOrder(() =>
    givenUpMails(db).select('order_code').where('order_code', 'in', codes).execute(),
  ),
  events: byOrder(() =>
    db
      .selectFrom('order_event')
      .selectAll()
      .where('order_code', 'in', codes)
      .orderBy('happened_at', 'desc')
      .orderBy('id', 'desc')
      .execute(),
  ),
  // A mail is named as its event is; only events are found by their order.
  confirmations: byOrder(() =>
    db
      .selectFrom('order_event')
      .innerJoin('order_mail', 'order_mail.id', 'order_event.id')
      .select(['order_event.order_code', 'state', 'attempts'])
      .where('order_event.order_code', 'in', codes)
      .where('order_mail.kind', 'in', ['PLACED', 'PAID'])
      .execute(),
  ),
  refundable: async code => (await paymentOf(db, code))?.left ?? 0,
  sparePayments: code => sparePaymentsOf(db, code),
})

function shipmentsBy(db: Database, codes: readonly string[]): OrderDetails['shipments'] {
  const shipments = byOrder(() =>
    db
      .selectFrom('shipment')
      .selectAll()
      .where('order_code', 'in', codes)
      .orderBy('number', 'desc')
      .execute(),
  )
  const lines = byOrder(() =>
    db.selectFrom('shipment_line').selectAll().where('order_code', 'in', codes).orderBy('position').execute(),
  )
  const stops = byOrder(() =>
    db
      .selectFrom('express_detail')
      .selectAll()
      .where('order_code', 'in', codes)
      .orderBy('happened_at', 'desc')
      .orderBy('id')
      .execute(),
  )
  return async orderCode => {
    const parcels = await shipments(orderCode)
    if (parcels.length === 0) return []
    const [units, stations] = await Promise.all([lines(orderCode), stops(orderCode)])
    return parcels.map(parcel => ({
      number: parcel.number,
      courier: parcel.courier,
      trackingNo: parcel.tracking_no,
      memo: parcel.memo,
      shippedAt: parcel.shipped_at,
      receivedAt: parcel.received_at,
      lines: units.filter(({ number }) => number === parcel.number),
      stops: stations.filter(({ number }) => number === parcel.number),
    }))
  }
}
