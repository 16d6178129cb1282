import { isoInHongKong } from '#locales/hong-kong.ts'
import { isToShip } from '#api/order/fulfilment/possible-operations.ts'
import type { StoredOrder } from '#api/order/order-store.ts'
import type { OrderRecord } from '#api/order/reading/order-record.ts'
import type { UnpaidHolder } from '#api/order/unpaid/unpaid-list.ts'
import { HKD } from '#api/payment/paydollar-protocol.ts'
import { placeLines } from '#api/rules/place-lines.ts'
import { receiverName } from '#api/rules/postal-address.ts'
import { toWire } from '#api/shared/money.ts'
import type { Locale } from '#locales/locale.ts'
import type { DeskOrder, DeskReceiver, DeskUnpaidHolder, ListedDeskOrder } from './desk-order.ts'

export const summaryOf = (order: StoredOrder): ListedDeskOrder => ({
  number: order.externalNo,
  status: order.status,
  placed: isoInHongKong(order.createdAt),
  email: order.email,
  amount: toWire(order.amounts.amount),
  isPaid: order.isPaid,
  isTrial: order.isTrial,
  units: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  isToShip: isToShip(order),
})

/** An address as a language writes it. */
const placeIn = (receiver: OrderRecord['receiver'], locale: Locale) =>
  placeLines(
    {
      address: receiver.address[locale],
      district: receiver.district[locale],
      city: receiver.city[locale],
      province: receiver.province[locale],
      country: receiver.country[locale],
      countryId: receiver.countryId,
      zipCode: receiver.zipCode,
    },
    locale,
  )

export const receiverOf = (receiver: OrderRecord['receiver']): DeskReceiver => ({
  name: receiverName({ receiverFirstName: receiver.firstName, receiverLastName: receiver.lastName }),
  mobile: receiver.mobile,
  mail: receiver.mail,
  place: { zh_HK: placeIn(receiver, 'zh_HK'), en_US: placeIn(receiver, 'en_US') },
  pickup: receiver.pickup,
})

export const detailOf = ({ amounts, receiver, ...record }: OrderRecord): DeskOrder => ({
  ...record,
  receiver: receiverOf(receiver),
  amount: toWire(record.amount),
  amounts: {
    goods: toWire(amounts.goods),
    reductions: toWire(amounts.reductions),
    freight: toWire(amounts.freight),
    services: toWire(amounts.services),
    goDollar: toWire(amounts.goDollar),
  },
  refundable: toWire(record.refundable),
  spare: record.spare.map(payment => ({
    ...payment,
    amount: payment.amount === null || payment.currency !== HKD ? null : toWire(payment.amount),
  })),
  lines: record.lines.map(line => ({ ...line, amount: toWire(line.amount) })),
  refunds: record.refunds.map(refund => ({ ...refund, amount: toWire(refund.amount) })),
})

export const holderOf = ({ orders, units, amount }: UnpaidHolder): DeskUnpaidHolder => ({
  units,
  amount: toWire(amount),
  orders: orders.map(({ placedAt, payUntil, ...order }) => ({
    ...order,
    amount: toWire(order.amount),
    placed: isoInHongKong(placedAt),
    payUntil: isoInHongKong(payUntil),
  })),
})
